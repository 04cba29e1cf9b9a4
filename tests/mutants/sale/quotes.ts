import { breaking, type Mutant } from '../mutant.ts';

const desk = ['tests/server/quotes/office/desk.test.ts'];

/** What the back office does with a quote. */
export const QUOTE_STEPS: readonly Mutant[] = [
  ...breaking('server/subjects/quotes/office/on-quote.ts', desk, [
    [
      'D06',
      'O20',
      'a step decided on a former revision is taken',
      'if (!standsOn(base, { rev: quote.rev, revId: quote.rev_id }))',
      'if (quote.rev < 1)',
    ],
  ]),
  ...breaking('server/subjects/quotes/service/move-quote.ts', desk, [
    ['D07', 'O20', 'a move is no revision', "rev: row('rev', '+', 1)", "rev: row('rev', '+', 0)"],
    ['D08', 'O20', 'the history forgets who moved it', '      actor_id: by,\n', ''],
  ]),
  ...breaking('server/subjects/quotes/service/refuse-quote.ts', desk, [
    ['D09', 'O20', 'the buyer reads what colleagues note', 'is_internal: isInternal,', 'is_internal: false,'],
    ['D10', 'O20', 'the buyer is mailed what colleagues note', '  if (isInternal) return;\n', ''],
    [
      'D11',
      'O20',
      'what was never proposed is taken back',
      "  if (!shopActions(quote.state).cancel) throw new Refusal('quote.notCancelable', { state: quote.state });\n",
      '',
    ],
  ]),
  ...breaking('server/subjects/quotes/read/read-quotes.ts', desk, [
    ['D12', 'O20', 'notes among colleagues travel', "    .where('is_internal', '=', false)\n", ''],
  ]),
];
