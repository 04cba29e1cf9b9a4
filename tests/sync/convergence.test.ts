import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  anyActions,
  createWorld,
  dailyActions,
  heal,
  quantities,
  shown,
  wished,
  type Action,
  type World,
} from '#tests/support/sync-world.ts';

const sorted = (cart: Map<string, number>) => [...cart].sort(([a], [b]) => (a < b ? -1 : 1));

/** At every moment the screen shows what the person pressed, whatever the wire does (I1, I2). */
async function screensTellTheTruth(world: World): Promise<void> {
  for (const shopper of world.shoppers) {
    const carts = await shown(shopper);
    for (const area of ['auto', 'moto'] as const) expect(sorted(carts[area])).toEqual(sorted(wished(shopper, area)));
  }
}

/** After everything has healed: nothing waits, the shop has what was pressed, and each document came once (I4–I7). */
async function everythingArrived(world: World): Promise<void> {
  await heal(world);
  for (const shopper of world.shoppers) {
    expect(await shopper.device.drain(5_000)).toBe(true);
    expect(shopper.device.faults).toEqual([]);
  }
  // Late repetitions of requests must change nothing.
  await world.clock.advance(45_000);
  await screensTellTheTruth(world);
  for (const shopper of world.shoppers) {
    for (const area of ['auto', 'moto'] as const) {
      const record = world.server.cart(shopper.jar.visitor, area);
      expect(sorted(quantities(record))).toEqual(sorted(wished(shopper, area)));
    }
    const { store } = shopper.device.performDeps;
    const parked = await store.read(['parked'], (t) => Promise.resolve(t.parked.all()));
    const lost = parked.filter((row) => row.reason.class === 'lost');
    expect(parked.length - lost.length).toBe(shopper.refused);
    if (!world.restored) expect(lost).toEqual([]);
  }
  const { mails } = world.server.memory();
  expect(new Set(mails).size).toBe(mails.length);
  if (!world.restored) {
    const documents = world.shoppers.flatMap((shopper) => [...shopper.documents]);
    expect(mails.toSorted()).toEqual(documents.toSorted());
  }
}

async function live(actions: readonly Action[]): Promise<void> {
  const world = await createWorld();
  for (const action of actions) {
    await act(world, action);
    await screensTellTheTruth(world);
  }
  await everythingArrived(world);
  for (const shopper of world.shoppers) shopper.device.close();
}

/** Histories that once went wrong, as the search left them. */
const LESSONS: Readonly<Record<string, readonly Action[]>> = {
  'S60 a quote under way when the cookie is lost empties the new cart too': [
    { do: 'add', device: 1, area: 'moto', product: 1, delta: 1 },
    { do: 'quote', device: 1, area: 'moto', product: 1 },
    { do: 'pass', ms: 61 },
    { do: 'loseCookie', device: 1 },
  ],
  'S50 lanes that have rested while a pull was under way go at once': [
    { do: 'pass', ms: 25_000 },
    { do: 'quote', device: 0, area: 'auto', product: 1 },
    { do: 'quote', device: 0, area: 'moto', product: 1 },
    { do: 'throttle', times: 2 },
    { do: 'pass', ms: 85 },
  ],
  'S60 an article refused just when the cookie is lost is told all the same': [
    { do: 'pass', ms: 600 },
    { do: 'fates', device: 1, fates: ['doubled', 'arrives'] },
    { do: 'refused', device: 1, area: 'auto' },
    { do: 'throttle', times: 1 },
    { do: 'pass', ms: 45 },
    { do: 'loseCookie', device: 1 },
    { do: 'pass', ms: 5_000 },
  ],
  'S61 what the answer to a pull given up brings back into the queue goes at once': [
    { do: 'pass', ms: 25_000 },
    { do: 'backUp' },
    { do: 'quote', device: 1, area: 'auto', product: 1 },
    { do: 'pass', ms: 600 },
    { do: 'restore' },
    { do: 'closeTab', device: 1 },
  ],
  'S61 a gap that was filled goes at once, however often the line had failed before': [
    { do: 'backUp' },
    { do: 'remove', device: 0, area: 'auto', product: 1 },
    { do: 'pass', ms: 5_000 },
    { do: 'fates', device: 0, fates: ['requestLost', 'faultAfter'] },
    { do: 'fates', device: 0, fates: ['answerHangs', 'arrives'] },
    { do: 'fates', device: 0, fates: ['arrives', 'answerHangs'] },
    { do: 'restore' },
    { do: 'add', device: 0, area: 'auto', product: 1, delta: 1 },
    { do: 'pass', ms: 25_000 },
    { do: 'restore' },
    { do: 'refused', device: 0, area: 'auto' },
  ],
};

for (const [lesson, actions] of Object.entries(LESSONS)) test(lesson, () => live(actions));

/** SYNC_RUNS multiplies the histories for a long night. */
const factor = Number(process.env['SYNC_RUNS'] ?? 1);

describe('devices, tabs and wires against the model server', () => {
  test(
    'S43 S46 S53 S54 whatever the wire does, every change acts once and the screen never lies',
    async () => {
      await fc.assert(fc.asyncProperty(dailyActions(120), live), { numRuns: 200 * factor });
    },
    300_000 * factor,
  );

  test(
    'S60 S61 lost cookies and restored servers take nothing the person saw',
    async () => {
      await fc.assert(fc.asyncProperty(anyActions(120), live), { numRuns: 200 * factor });
    },
    300_000 * factor,
  );
});
