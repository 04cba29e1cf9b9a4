import { breaking, type Mutant } from '../mutant.ts';

const tests = ['tests/server/sync/devices/groups.test.ts'];
const account = ['tests/server/sync/devices/restored-account.test.ts'];

/** Groups that give way and are given back, and revisions with an id. */
export const GROUPS: readonly Mutant[] = [
  ...breaking('server/sync/release-groups.ts', tests, [
    ['HG01', 'S34', 'one group more than there may be', 'offset ${MOST_GROUPS - 1}', 'offset ${MOST_GROUPS}'],
    [
      'HG02',
      'S34',
      'the oldest group gives way, used or not',
      'order by used_at desc, created_at',
      'order by created_at',
    ],
    [
      'HG03',
      'S34',
      'the group that was used last gives way',
      'order by used_at desc, created_at desc',
      'order by used_at, created_at',
    ],
    [
      'HG04',
      'S7 S34',
      'a sign-out gives back whatever it names',
      'where id = ${group} and ${ownedBy(person)}`',
      'where id = ${group}`',
    ],
    ['HG05', 'S34', 'groups of strangers give way', 'where ${ownedBy(person)}\n', 'where true\n'],
    [
      'HG06',
      'S24 S27',
      'of what a device may not have heard the number is forgotten',
      'const UNHEARD = 100;',
      'const UNHEARD = -1;',
    ],
    ['HG07', 'S27', 'everything a group told is kept longer', 'const UNHEARD = 100;', 'const UNHEARD = 1_000;'],
    [
      'HG08',
      'S34',
      'a group never gives way',
      '  await sql`delete from sync_group where id = any(${groups}::uuid[])`.execute(trx);\n',
      '',
    ],
    [
      'HG10',
      'S24 S34',
      'results go with the group in which they were made',
      '  await sql`delete from sync_group where id = any(${groups}::uuid[])`.execute(trx);\n',
      '  await sql`delete from sync_result where group_id = any(${groups}::uuid[])`.execute(trx);\n' +
        '  await sql`delete from sync_group where id = any(${groups}::uuid[])`.execute(trx);\n',
    ],
    [
      'HG09',
      'S25 S34',
      'two databases that begin at once make room for one',
      'sql`select pg_advisory_xact_lock(hashtextextended(${`sync_group ${personName(person)}`}, 0))`',
      'sql`select ${personName(person)}::text`',
    ],
  ]),
  ...breaking('server/sync/execute-run.ts', tests, [
    [
      'HG11',
      'S8 S121',
      'a number under which a change was told again is nobody’s',
      '  run.made.push(toldUnder({ group, ...place }, change, { mutId: deps.ids.uuid(), owner: owner.person }));\n',
      '',
    ],
    [
      'HG12',
      'S27 S121',
      'what stands under such a number is another’s once the result has gone',
      'here !== undefined && !isToldUnder(here, mutId)',
      'here !== undefined',
    ],
  ]),
  ...breaking('server/sync/authorize-sync.ts', tests, [
    ['HG20', 'S34', 'nobody makes room', '    await makeRoom(trx, there);\n', ''],
    [
      'HG21',
      'S34',
      'the use of a group is noted once a day',
      'const USE_NOTED_MS = 3600 * 1000;',
      'const USE_NOTED_MS = 240 * 3600 * 1000;',
    ],
    ['HG22', 'S34', 'groups are begun at once', '  await lockGroupsOf(trx, there);\n', ''],
  ]),
  ...breaking('server/sync/push.ts', tests, [
    [
      'HG30',
      'S33',
      'a request without a change begins groups for nothing',
      'Math.max(1, input.changes.length)',
      'input.changes.length',
    ],
  ]),
  ...breaking(
    'server/sync/push.ts',
    ['tests/server/sync/devices/lanes-told.test.ts'],
    [
      [
        'HG31',
        'S12',
        'a push tells nothing of the lanes in which it executed',
        '[...lanes, ...changes.map(({ lane }) => lane)]',
        '[...lanes]',
      ],
    ],
  ),
  ...breaking(
    'server/sync/pull.ts',
    ['tests/server/sync/devices/lanes-told.test.ts'],
    [
      ['HG32', 'S12', 'every lane is told, whichever were named', "all.where('lane', 'in', named)", 'all'],
      ['HG33', 'S12', 'nothing is told of a named lane without a number', '(named ?? []).map(', '([] as Lane[]).map('],
      [
        'HG34',
        'S12 S61',
        'the whole state tells of the named lanes alone',
        'known === null ? undefined : lanes',
        'lanes',
      ],
    ],
  ),
  ...breaking('server/sync/sweep-sync.ts', tests, [
    [
      'HG40',
      'S24 S27',
      'what a group that gave way had told is kept no longer',
      'and not (${ofGoneGroup} and r.at >= ${longBefore})',
      '',
    ],
    [
      'HG41',
      'S27',
      'it is kept for ever',
      'and not (${ofGoneGroup} and r.at >= ${longBefore})',
      'and not ${ofGoneGroup}',
    ],
    ['HG42', 'S27', 'groups that are given up leave results without end', '  await sweepGone(db, before);\n', ''],
  ]),
  ...breaking(
    'server/subjects/account/account-handlers.ts',
    ['tests/server/accounts/group-given-back.test.ts'],
    [
      [
        'HG50',
        'S34 S88',
        'a sign-out gives no group back',
        'if (session !== null && body.group !== undefined)',
        'if (session === null && body.group !== undefined)',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/admins/admin-handlers.ts',
    ['tests/server/accounts/group-given-back.test.ts'],
    [
      [
        'HG51',
        'S34 S99',
        'a sign-out of the back office gives no group back',
        '!session.isPending && body.group !== undefined',
        'session.isPending && body.group !== undefined',
      ],
    ],
  ),
  ...breaking('core/domain/revision/revision.ts', account, [
    ['HG60', 'S85', 'the id of a revision counts for nothing', ' || baseRevId === now.revId)', ' || true)'],
    ['HG61', 'S85', 'the number of a revision counts for nothing', 'rev === now.rev && (', '('],
    ['HG62', 'S85', 'a change without an id is refused', '(baseRevId === undefined || ', '('],
  ]),
  ...breaking('core/domain/account/book.ts', account, [
    ['HG63', 'S85', 'an edited address keeps the id of before', 'rev: one.rev + 1, revId }', 'rev: one.rev + 1 }'],
  ]),
  ...breaking('server/subjects/account/profile.ts', account, [
    [
      'HG64',
      'S85',
      'the id that an author names is not kept',
      '...(revId === undefined ? {} : { rev_id: revId }), ',
      '',
    ],
  ]),
  ...breaking('server/resources/own-book.ts', account, [
    [
      'HG65',
      'S85',
      'an address goes by its number alone',
      'standsOn({ rev, baseRevId }, known)',
      'standsOn({ rev }, known)',
    ],
    [
      'HG66',
      'S85',
      'the id that an author names is not kept of an address',
      '...(revId === undefined ? {} : { rev_id: revId }),\n',
      '',
    ],
  ]),
];
