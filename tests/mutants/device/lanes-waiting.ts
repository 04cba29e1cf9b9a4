import { breaking, type Mutant } from '../mutant.ts';

const tests = ['tests/sync/outbox/lane-rows.test.ts', 'tests/sync/convergence.test.ts'];
const parked = ['tests/sync/outbox/parked-order.test.ts'];

/** Which lanes a device asks about, where their numbers stand, and in which order what parked goes again. */
export const LANES_WAITING: readonly Mutant[] = [
  ...breaking('src/sync/outbox/heads.ts', tests, [
    [
      'JL01',
      'S12',
      'lanes in which nothing has left are named',
      'heads.filter(({ sends }) => sends > 0)',
      'heads.filter(({ sends }) => sends >= 0)',
    ],
    ['JL02', 'S55', 'a lane whose change leaves now is not named', '[...sent, ...leaving]', '[...sent]'],
    [
      'JL03',
      'S12',
      'more lanes are named than a request may',
      'isAll && lanes.length <= MOST_NAMED_LANES ? lanes : undefined',
      'isAll ? lanes : undefined',
    ],
    [
      'JL04',
      'S55',
      'lanes that were left out count as lanes in which nothing left',
      'isAll && lanes.length',
      'lanes.length',
    ],
    [
      'JL05',
      'S12',
      'a queue of many lanes is read to its end',
      'if (isEnough(head)) return { heads, isAll: false };',
      'isEnough(head);',
    ],
  ]),
  ...breaking('src/sync/engine/steps.ts', tests, [
    [
      'JL10',
      'S55 S62',
      'what another tab has sent meanwhile is seen twice',
      'whole || asked.lanes === undefined || (await isCoveredBy(told, t))',
      'true',
    ],
    ['JL11', 'S44', 'of many lanes each is read to its end', 'ready > limit ? [head] : await', 'await'],
    [
      'JL12',
      'S43',
      'a hundred lanes leave, and nothing says that there are more',
      'return ready > limit + 1;',
      'return ready > limit;',
    ],
    [
      'JL14',
      'S43 S53',
      'what stands behind a missing number is forgotten',
      'await t.outbox.between(...laneRange(head.lane), limit + 1)',
      'await t.outbox.between([head.lane, 0], [head.lane, head.seq + limit + 1])',
    ],
    ['JL13', 'S50', 'lanes that rest hide those behind them', 'ready += Number(mayLeave(head));', 'ready += 1;'],
  ]),
  ...breaking('src/sync/core/apply-answer.ts', tests, [
    [
      'JL20',
      'S12 S62',
      'an answer about one lane is of the past',
      'lanes === undefined ? lanesOf(acked) : lanesOf(lastSeq)',
      'lanesOf(acked)',
    ],
    [
      'JL21',
      'S55 S62',
      'an answer that leaves out a lane is applied',
      "return isCovered ? 'news' : 'ignored';",
      "return 'news';",
    ],
  ]),
  ...breaking('src/sync/outbox/perform.ts', tests, [
    ['JL31', 'S41', 'an append writes the identity anew', '...(known === null ? [identity] : []), ', 'identity, '],
  ]),
  ...breaking('src/db/dexie-store.ts', tests, [
    [
      'JL40',
      'S41 S64',
      'a database of a build before gives its numbers again',
      '  db.version(2).stores({}).upgrade(giveLanesRows);\n',
      '  db.version(2).stores({});\n',
    ],
    [
      'JL41',
      'S64',
      'a tab of a build before goes on with numbers of its own',
      '  db.version(2).stores({}).upgrade(giveLanesRows);\n',
      '',
    ],
    [
      'JL42',
      'S64',
      'the numbers of before stay where builds before look',
      'await meta.bulkPut([identity, ',
      'await meta.bulkPut([row, ',
    ],
  ]),
  ...breaking('src/sync/core/park.ts', parked, [
    [
      'JL50',
      'S75',
      'what parked goes again by the clock',
      'compared(a.lane, b.lane) || (a.seq ?? 0) - (b.seq ?? 0) || ',
      'compared(a.lane, b.lane) || ',
    ],
    ['JL51', 'S75', 'what parked goes again backwards', '(a.seq ?? 0) - (b.seq ?? 0)', '(b.seq ?? 0) - (a.seq ?? 0)'],
    ['JL52', 'S75', 'what parks forgets its number', 'return { mutId, lane, seq, route', 'return { mutId, lane, route'],
    [
      'JL53',
      'S60 S75',
      'what parked before another group counts as of it',
      'seq: place - rows.length',
      'seq: place + 1',
    ],
  ]),
  ...breaking('src/sync/scope/group.ts', parked, [
    [
      'JL54',
      'S60 S75',
      'the numbers of another group come before what parked',
      '  await t.parked.put(parkedBefore(await t.parked.all()));\n',
      '',
    ],
  ]),
  ...breaking('src/sync/outbox/parked.ts', parked, [
    [
      'JL55',
      'S49 S75',
      'another build sends again what parked, in whatever order',
      'inOrderMade(parked.filter((row) => mayBeKnownNow(row) && canSend(row)))',
      'parked.filter((row) => mayBeKnownNow(row) && canSend(row))',
    ],
  ]),
  ...breaking(
    'src/sync/scope/sign-out.ts',
    ['tests/server/sync-devices/persons.test.ts', 'tests/sync/scope/sign-out.test.ts'],
    [
      [
        'JL60',
        'S34 S88',
        'a sign-out keeps the group',
        "(await store.read(['meta'], identityIn))?.group);",
        'undefined);',
      ],
    ],
  ),
  ...breaking(
    'src/sync/scope/pending-sign-out.ts',
    ['tests/sync/scope/pending-sign-out.test.ts'],
    [
      [
        'JL61',
        'S34 S88',
        'a sign-out that is owed forgets the group',
        'await signOut(everywhere, group);',
        'await signOut(everywhere);',
      ],
    ],
  ),
];
