import { breaking, type Mutant } from './mutant.ts';

const laws = ['tests/core/contract/offline-routes.test.ts'];
const kit = ['tests/core/wire/lane.test.ts', 'tests/core/wire/record.test.ts', ...laws];
const device = ['tests/sync/pulls.test.ts', 'tests/sync/answers.test.ts', 'tests/sync/groups/regroup.test.ts'];
const guests = ['tests/sync/scope/import-guest.test.ts'];

/** What subjects say of themselves, and what the engine makes of it: lanes, kinds of records, what a guest brings. */
export const SUBJECTS: readonly Mutant[] = [
  ...breaking('core/wire/lane.ts', kit, [
    ['B01', 'S1', 'a lane has any name', '[a-z0-9-]{1,40}', '.*'],
    ['B02', 'S1', 'an id is a lane of whichever subject', 'lane.startsWith(start) && isId(id)', 'isId(id)'],
    ['B03', 'S1', 'a subject has lanes of which it knows nothing', 'lane.startsWith(start) && isId(id)', 'isId(start)'],
    ['B04', 'S1', 'the shop has every lane', 'lanes.some((one) => one.has(lane))', 'lanes.length > 0'],
  ]),
  ...breaking('core/wire/record.ts', kit, [
    [
      'B10',
      'S42',
      'a record of a kind that this build does not know is overwritten',
      'record === undefined || is(record) ? fold(find(record, id)) : record',
      'fold(find(is(record) ? record : undefined, id))',
    ],
    [
      'B11',
      'S4',
      'a state that is not on the device is not found empty',
      '(record, id) => record ?? empty(id)',
      '(record) => record',
    ],
    [
      'B12',
      'S12',
      'a kind takes the records of one with a longer name',
      'key.startsWith(`${kind}:`)',
      'key.startsWith(kind)',
    ],
    ['B13', 'S4', 'all records of a kind are one', 'id === null ? kind', "id !== '' ? kind"],
  ]),
  ...breaking('src/sync/core/apply-answer.ts', device, [
    ['B20', 'S1', 'a lane that nobody has is noted', 'hasLane(lane) || next[lane] !== undefined', "lane !== ' '"],
    [
      'B21',
      'S1',
      'of a lane that another build has used nothing is heard any more',
      'hasLane(lane) || next[lane] !== undefined',
      'hasLane(lane) && next !== undefined',
    ],
    [
      'B22',
      'S27 S41',
      'a new number is told as one that has left before',
      '...(row.sends > 0 ? { renumbered: true as const } : {})',
      '...{}',
    ],
    [
      'B23',
      'S61',
      'in a group that was forgotten the cart a lost request emptied stays full',
      '!isForgotten || isEffect(row)',
      '!isForgotten',
    ],
    [
      'B24',
      'S60',
      'numbers of a group that is over are sent into the new one',
      'lost.has(row.mutId) && !isNoop(row)',
      'row.seq > 0',
    ],
  ]),
  ...breaking('src/sync/core/batch.ts', device, [
    ['B30', 'S27', 'a number never says that it has left before', ' || row.renumbered) put', ') put'],
    ['B31', 'S27', 'a number stays new for ever', '({ renumbered: _before, ...row }: OutboxRow)', '(row: OutboxRow)'],
  ]),
  ...breaking('src/sync/engine/steps.ts', device, [
    ['B40', 'S1 S49', 'a lane that this build does not know is sent', ' && contract.hasLane(lane);', ';'],
  ]),
  ...breaking('src/sync/core/regroup.ts', device, [
    [
      'B50',
      'S41',
      'a lane that was used is unknown in the next group',
      '...Object.keys(input.next), ...used',
      '...used',
    ],
  ]),
  ...breaking(
    'core/contract/contact/contact-record.ts',
    ['tests/sync/scope/import-guest.test.ts', ...device],
    [['B60', 'S60 S86', 'messages of a guest stay behind', 'isDocument: true, ', '']],
  ),
  ...breaking(
    'core/contract/quotes/quotes.ts',
    [...device, ...laws, 'tests/sync/engine/runner.test.ts'],
    [
      ['B61', 'S68', 'who asked for a quote stays in the log', '    isPrivate: true,\n', ''],
      ['B62', 'S60', 'a cart without its area is emptied', 'made === null ? { area }', 'made !== null ? { area }'],
    ],
  ),
  ...breaking('core/contract/wishlist/favourite.ts', guests, [
    ['B70', 'S82', 'a favourite goes by its address and not by its area', 'area ?? areaOfPath', 'areaOfPath'],
  ]),
  ...breaking('core/contract/guest/import-guest.ts', guests, [
    [
      'B71',
      'S82',
      'of many favourites the first come twice',
      'wishes.slice(at * FAVOURITES_MAX, (at + 1) * FAVOURITES_MAX)',
      'wishes.slice(0, FAVOURITES_MAX)',
    ],
    [
      'B72',
      'S86',
      'a cart that is too large for a change is not shown',
      'cart.lines.slice(0, SHOWN_LINES_MAX)',
      'cart.lines',
    ],
    ['B73', 'S82', 'the newest favourite comes first', 'a.at < b.at ? -1 : 1', 'a.at < b.at ? 1 : -1'],
  ]),
];
