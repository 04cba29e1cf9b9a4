import { breaking, type Mutant } from '../mutant.ts';

const push = ['tests/server/sync/push/push.test.ts', 'tests/server/sync/push/push-fuzz.test.ts'];

/** Who may speak to the shop, with what, and what it keeps. */
export const ENTRY: readonly Mutant[] = [
  ...breaking(
    'server/sync/change/change-handler.ts',
    ['tests/server/sync/push/old-versions.test.ts', ...push, 'tests/server/sync/customers.test.ts'],
    [
      [
        'S55',
        'S9 S81',
        'rights are not looked at',
        "if (refusedAccess(ground.person, route.access) !== null) throw new Refusal('permission.missing');",
        '',
      ],
      [
        'S56',
        'S1',
        'arguments of another lane are executed',
        "if (offline.lane(args) !== call.lane) throw invalid([{ path: 'lane', code: 'lane.invalid' }]);",
        '',
      ],
      ['S57', 'S15', 'attempts are not counted', '      await countAttempt(route, ground);\n', ''],
    ],
  ),
  ...breaking(
    'server/sync/change/call-directly.ts',
    ['tests/server/contract/direct-calls.test.ts', 'tests/server/sync/merge.test.ts'],
    [
      [
        'S60',
        'S24 S26',
        'a direct call is told somebody else’s result',
        'return isSamePerson(before.owner, owner.person)\n',
        'return owner !== null\n',
      ],
      [
        'S61',
        'S26',
        'a direct call stores no result',
        '{ results: [result], touched }',
        '{ results: [result].slice(1), touched }',
      ],
      [
        'S62',
        'S26',
        'a direct call that ran before runs again',
        'if (before) return { outcome: before, units: null };',
        '',
      ],
      [
        'S63',
        'S83',
        'a direct call of a merged guest reaches nobody',
        '  await deps.registry.afterFlush({ trx, owner, units, ids: deps.ids });\n',
        '',
      ],
      [
        'S64',
        'S25',
        'a direct call that loses a race fails',
        'await unlessRaced(() =>\n    inTransaction(deps.db, (trx) => settleOnce(trx, deps, owner, { ...call, version: handler.version }, given)),\n  )',
        'await inTransaction(deps.db, (trx) =>\n    settleOnce(trx, deps, owner, { ...call, version: handler.version }, given),\n  )',
      ],
    ],
  ),
  ...breaking(
    'server/sync/authorize-sync.ts',
    [
      'tests/server/sync/authorize-sync.test.ts',
      ...push,
      'tests/server/sync/merge.test.ts',
      'tests/server/sync/customers.test.ts',
    ],
    [
      [
        'S70',
        'S7',
        'a group is open to whoever names it',
        "  throw new Refusal('scope.mismatch', { reason: 'group' });\n",
        '  return there;\n',
      ],
      [
        'S71',
        'S7 S81',
        'the scope is not held against the session',
        "  if (scope !== `customer:${caller.customer.id}`) throw new Refusal('scope.mismatch', { reason: 'session' });\n",
        '',
      ],
      ['S72', 'S21', 'a build that does harm may speak', ' || window.refusedBuilds.has(build)) {', ') {'],
      ['S73', 'S21', 'an old protocol may speak', 'protocol < window.oldestProtocol || ', ''],
      [
        'S74',
        'S83',
        'what a guest left behind is executed as the customer’s',
        'if (owner.signedIn === caller.customer?.id) return visitorPerson(owner.person.id);',
        'if (owner.signedIn === caller.customer?.id) return there;',
      ],
      [
        'S75',
        'S83',
        'a guest’s group whose customer is away is somebody else’s',
        "    if (caller.customer === null) throw new Refusal('session.required');\n  }",
        '  }',
      ],
      ['S76', 'S27', 'the use of a group is written with each push', '>= USE_NOTED_MS', '>= 0'],
      ['S77', 'S27', 'the use of a group is never written', '>= USE_NOTED_MS', '< 0'],
      [
        'S78',
        'S7',
        'a visitor whom nobody knows is taken in',
        "if (caller.visitor === null) throw new Refusal('token.expired');\n    return visitorPerson(caller.visitor);",
        "if (caller.visitor === null) throw new Refusal('session.required');\n    return visitorPerson(caller.visitor);",
      ],
    ],
  ),
  ...breaking(
    'server/sync/push.ts',
    ['tests/server/sync/exchange.test.ts', ...push],
    [
      ['S85', 'S1', 'a device makes rows in endless lanes', '  checkLanes(deps.registry, input.changes);\n', ''],
      ['S80', 'S21', 'several changes may be heavy', '  checkWeight(input.changes);\n', ''],
      [
        'S81',
        'S8',
        'results come lane by lane',
        'return changes.flatMap((change) => told.get(change) ?? []);',
        'return [...told.values()];',
      ],
      [
        'S82',
        'S7 S55',
        'the state that comes along is the one of before',
        'const results = await runLanes({ deps, owner: { ...at, person }, group: input.group }, input.changes);\n  return { results, pull: await answerPull(deps, async () => person, at.now, { ...input, lanes: lanesIn(input) }) };',
        'const pull = await answerPull(deps, async () => person, at.now, { ...input, lanes: lanesIn(input) });\n  return { results: await runLanes({ deps, owner: { ...at, person }, group: input.group }, input.changes), pull };',
      ],
      [
        'S83',
        'S83',
        'what comes along is of whoever is signed in',
        'async () => person, at.now',
        'async () => there, at.now',
      ],
      [
        'S84',
        'S1',
        'a lane takes the changes of another',
        'const run = runs.get(change.lane);',
        "const run = runs.get(change.lane) ?? (change.route === '' ? undefined : [...runs.values()][0]);",
      ],
    ],
  ),
  ...breaking(
    'server/sync/sweep-sync.ts',
    ['tests/server/sync/push/push.test.ts'],
    [
      ['S90', 'S27', 'results are kept three days', 'const KEPT_MS = 30 * DAY_MS;', 'const KEPT_MS = 3 * DAY_MS;'],
      [
        'S91',
        'S27',
        'a refusal is forgotten after a month',
        "(r.status = 'applied' or r.at < ${longBefore})",
        "(r.status <> '' or r.at < ${longBefore})",
      ],
      ['S92', 'S27', 'the last result of a lane is forgotten', 'l.last_seq = r.seq', 'l.last_seq < r.seq'],
      ['S93', 'S27', 'the last revision of a channel is forgotten', 'c.rev = r.rev', 'c.rev < r.rev'],
      [
        'S94',
        'S27',
        'groups of customers go whether used or not',
        'visitor_id is null and used_at <',
        'visitor_id is null and created_at <',
      ],
      [
        'S95',
        'S27',
        'groups of customers stay for ever',
        '  await sql`delete from sync_group where visitor_id is null and used_at < ${longBefore}`.execute(db);\n',
        '',
      ],
      [
        'S96',
        'S12 S27',
        'the channels of visitors who went stay',
        '|| id as name`.execute(db);\n  await dropChannels(db, rows);\n',
        '|| id as name`.execute(db);\n',
      ],
    ],
  ),
];
