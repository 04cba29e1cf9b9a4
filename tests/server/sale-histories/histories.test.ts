/** Random histories of a sale: two devices of one customer, another buyer, the providers, and everything that goes wrong. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { histories, longEnough } from '#tests/support/sync/histories.ts';
import { runs } from '#tests/support/runs.ts';

import { history, type History } from './actions.ts';
import { numbersBefore, violations, waiting } from './oracle.ts';
import { begin, deliver, happen } from './run-history.ts';
import { openSaleWorld, type SaleWorld } from './world/sale-world.ts';

/** Each takes seconds of all that happens to a shop. */
const USUAL = runs(7, 20);

let world: SaleWorld;

beforeAll(async () => {
  world = await openSaleWorld();
});
afterAll(() => world.close());

/** Time goes on; whatever was told and not taken is told again, as providers do, and all work is done. */
async function settle(minutes: number): Promise<void> {
  await world.pass(minutes);
  for (let round = 0; round < 3; round += 1) {
    for (const letter of world.office.letters.filter((one) => !one.isTaken)) await deliver(world, letter, null);
    await world.work(null);
  }
}

async function run(one: History): Promise<void> {
  const before = await numbersBefore(world);
  const seen = await begin(world, one.pieces);
  await happen(world, seen, one);
  expect(await violations(world, seen, before, false)).toEqual([]);
  for (const minutes of [1, 61, 61]) {
    await settle(minutes);
    expect(await violations(world, seen, before, true)).toEqual([]);
  }
  expect(await waiting(world, seen)).toEqual([]);
}

test(
  'one press is one order, paid when money came, numbered without gap and confirmed once, whatever goes wrong',
  async () => {
    await fc.assert(fc.asyncProperty(history, run), histories(USUAL));
  },
  longEnough(USUAL, 120_000),
);

const press = { does: 'press', who: 'phone', times: 1, fate: 'arrives', accident: null } as const;
const few = { pieces: 2, wanted: 1, rival: 1 };

/** Histories that went wrong once. */
const LESSONS: Readonly<Record<string, History>> = {
  'an order whose page at PayPlug was closed does not keep its pieces for ever': {
    ...few,
    actions: [{ ...press, method: 'payplug' }],
  },
  'a transfer chosen after a card gets the days of a transfer': {
    ...few,
    actions: [
      { ...press, method: 'payzen' },
      { does: 'retry', who: 'phone', method: 'banktransfer', accident: null },
      { does: 'wait', minutes: 61 },
      { does: 'work', accident: null },
    ],
  },
  'O14 a transfer that comes after the card has paid everything is told as too much': {
    ...few,
    pieces: 1,
    actions: [
      { ...press, method: 'payzen' },
      { does: 'retry', who: 'phone', method: 'banktransfer', accident: null },
      { does: 'pay', which: 0, button: 'pay', isToldAtOnce: true },
      { does: 'wait', minutes: 1 },
      { does: 'transfer', which: 0, percent: 40 },
      { does: 'wait', minutes: 1 },
    ],
  },
};

test.each(Object.entries(LESSONS))('%s', (_what, one) => run(one));
