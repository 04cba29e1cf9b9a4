import { breaking, type Mutant } from '../mutant.ts';

const desk = ['tests/server/returns/office/desk.test.ts'];

/** What the back office does with a return. */
export const RETURN_STEPS: readonly Mutant[] = [
  ...breaking('server/subjects/returns/office/on-rma.ts', desk, [
    [
      'R61',
      'O21',
      'a step decided on a former revision is taken',
      'if (!standsOn(base, { rev: rma.rev, revId: rma.rev_id }))',
      'if (rma.rev < 1)',
    ],
    ['R62', 'O21', 'a refund asked for again is another one', '    if (isDone(rma)) return;\n', ''],
    [
      'R63',
      'O21',
      'what was refused is opened again by looking into it',
      'if (!rmaActions(rma.status)[action])',
      'if (rma.uuid === action)',
    ],
  ]),
  ...breaking('server/subjects/returns/service/move-rma.ts', desk, [
    ['R64', 'O21', 'a move is no revision', "rev: row('rev', '+', 1),", "rev: row('rev', '+', 0),"],
    ['R65', 'O21', 'nobody knows who moved it', 'actor_id: admin ?? null,', 'actor_id: null,'],
  ]),
  ...breaking('server/subjects/returns/service/write-message.ts', desk, [
    ['R66', 'O21', 'the customer reads what colleagues note', 'is_internal: isInternal,', 'is_internal: false,'],
    ['R67', 'O21', 'the customer is mailed what colleagues note', '  if (isInternal) return;\n', ''],
    [
      'R68',
      'O21',
      'a note of another return answers',
      "    if (before.rma_id !== rma.id) throw new Refusal('record.moved');\n",
      '',
    ],
  ]),
  ...breaking('server/subjects/returns/service/refund-return.ts', desk, [
    ['R69', 'O21', 'its order is decided on as it was before', "rev: row('rev', '+', 1),", "rev: row('rev', '+', 0),"],
  ]),
];
