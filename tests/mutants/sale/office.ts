import { breaking, type Mutant } from '../mutant.ts';

const desk = ['tests/server/orders/office/desk.test.ts'];

/** What the back office does with an order. */
export const OFFICE_STEPS: readonly Mutant[] = [
  ...breaking('server/subjects/orders/office/on-order.ts', desk, [
    [
      'D01',
      'O19',
      'a step decided on a former revision is taken',
      'if (!standsOn(base, { rev: order.row.rev, revId: order.row.rev_id }))',
      'if (order.row.rev < 1)',
    ],
    ['D02', 'O19', 'a step is no revision', "rev: row('rev', '+', 1),", "rev: row('rev', '+', 0),"],
    [
      'D03',
      'O15',
      'a refund asked for again is another one',
      '    if ((await isDone?.(step, order)) === true) return;\n',
      '',
    ],
  ]),
  ...breaking('server/subjects/orders/office/comments.ts', desk, [
    ['D04', 'O19', 'the buyer reads what colleagues note', 'is_visible: isVisible,', 'is_visible: true,'],
    ['D05', 'O19', 'the buyer is mailed what colleagues note', '    if (!isVisible) return;\n', ''],
  ]),
];
