/** Random histories of the catalogue: two administrators at its desk, a buyer, and a device that follows. */
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';

import { histories, longEnough } from '#tests/support/sync/histories.ts';
import { runs } from '#tests/support/runs.ts';

import { history } from './acts.ts';
import { openDesk, type Desk } from './desk.ts';
import { run } from './run-history.ts';

const USUAL = runs(6, 60);

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

test(
  'O28 O36 S140 whatever is done at the desk and bought beside it, stock is its movements, prior prices are the law’s, addresses lead where things are, and devices hold what the shop says',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, (one) => run(desk, one)),
      histories(USUAL),
    );
  },
  longEnough(USUAL, 120_000),
);
