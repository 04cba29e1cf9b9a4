import { breaking, type Mutant } from '../mutant.ts';

const DOMAIN = ['tests/core/domain/stock/count.test.ts'];
const SERVER = ['tests/server/stock/counts.test.ts'];
const MOVES = ['tests/server/stock/movements.test.ts'];

/** Stock that is counted, corrected and moved by people of the office. */
export const COUNTS: readonly Mutant[] = [
  ...breaking('core/domain/stock/count.ts', DOMAIN, [
    ['X400', 'S131', 'what was sold since is overwritten', 'counted.pieces + since', 'counted.pieces'],
    [
      'X401',
      'S131',
      'what moved at the moment itself is reckoned with twice',
      'at > counted.lastAt',
      'at >= counted.lastAt',
    ],
    ['X402', 'S132', 'who counts anew adds to what was there', "before === null || way === 'set'", 'before === null'],
    [
      'X403',
      'S131',
      'a clock that is ahead tells a moment to come',
      'Math.min(Math.max(told, openedAt), Math.max(openedAt, arrivedAt))',
      'Math.max(told, openedAt)',
    ],
  ]),
  ...breaking('server/subjects/stock/count/enter-count.ts', SERVER, [
    [
      'X410',
      'S130',
      'what is told again is counted again',
      'if (before !== undefined) {',
      'if (before?.count === id) {',
    ],
    ['X411', 'S130', 'a count that is over takes entries', '  demandOpen(count);\n', ''],
    ['X412', 'S132', 'an entry makes no revision', "eb('rev', '+', 1)", "eb('rev', '+', 0)"],
  ]),
  ...breaking('server/subjects/stock/count/count-lines.ts', SERVER, [
    ['X420', 'S133', 'the count that is confirmed last wins', 'countedAt.getTime() > counted.lastAt', 'false'],
    ['X421', 'S133', 'what another count put right is taken for a sale', " and reason <> 'count'", ''],
  ]),
  ...breaking('server/subjects/stock/count/close-count.ts', SERVER, [
    [
      'X430',
      'S132',
      'whoever confirms has not seen the last entry',
      '!standsOn(base, { rev: count.rev, revId: count.rev_id })',
      'count.rev < base.rev',
    ],
  ]),
  ...breaking('server/subjects/stock/office/steps.ts', MOVES, [
    [
      'X440',
      'O29',
      'what is set aside is moved away',
      'pieces > place.quantity - place.reserved',
      'pieces > place.quantity',
    ],
  ]),
  ...breaking('server/subjects/stock/office/on-place.ts', MOVES, [
    [
      'X441',
      'O29',
      'a step is taken on whatever revision',
      '!standsOn(base, { rev: place.rev, revId: place.rev_id })',
      'base.rev > place.rev',
    ],
    [
      'X442',
      'O29',
      'a step sent twice is taken twice',
      'if (made === undefined) return false;',
      'if (made?.id !== -1) return false;',
    ],
  ]),
];
