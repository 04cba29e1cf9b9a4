import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Change } from '#core/wire/sync.ts';
import { personName, visitorPerson } from '#server/platform/person.ts';
import { runs } from '#tests/support/runs.ts';

import { faultyHandlers, type Fault, type FaultPlan } from '../faults/faulty.ts';
import {
  acknowledge,
  add,
  cartOf,
  clear,
  createSyncShop,
  inShort,
  noop,
  quote,
  remove,
  setQuantity,
  unknownRoute,
  type Device,
  type SyncShop,
} from '../sync-shop.ts';

const plan: FaultPlan = { once: new Map(), always: new Map() };
let shop: SyncShop;
let keys: string[];

beforeAll(async () => {
  shop = await createSyncShop(faultyHandlers(plan));
  const articles = [{}, { stock: 4 }, { stock: 0 }, { price: '0.0700' }, { type: 'vehicle' as const }];
  keys = await Promise.all(articles.map(async (facts) => (await shop.product(facts)).uuid));
});
afterAll(() => shop.close());

const keyAt = (at: number) => keys[at] ?? randomUUID();
const place = fc.nat(5);
const count = fc.integer({ min: 0, max: 9 });
type Deed = (seq: number) => Change;

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(place, count).map(
      ([at, n]) =>
        (seq: number) =>
          add(seq, keyAt(at), n + 1),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(place, count, count).map(
      ([at, from, to]) =>
        (seq: number) =>
          setQuantity(seq, keyAt(at), from, to),
    ),
  },
  { weight: 3, arbitrary: place.map((at) => (seq: number) => remove(seq, keyAt(at))) },
  { weight: 1, arbitrary: place.map((at) => (seq: number) => acknowledge(seq, [keyAt(at)])) },
  { weight: 1, arbitrary: place.map((at) => (seq: number) => quote(seq, keyAt(at))) },
  { weight: 2, arbitrary: fc.constantFrom<Deed>(clear, (seq) => noop(seq), unknownRoute) },
);

/** What goes wrong with one change: for good by a refusal, or until it is mended. */
const accident = fc.record({ at: fc.nat(30), fault: fc.constantFrom<Fault>('refusal', 'exception', 'statement') });

/** The same deeds by two visitors, each with its own ids. */
const twice = (made: readonly Deed[]) => [0, 1].map(() => made.map((deed, at) => deed(at + 1)));

/** Behind a change that waits, the next one of the same push is blocked, and one of the next push meets a gap. */
const told = (results: readonly string[]) =>
  results.map((result) => (result === 'blocked' || result.startsWith('gap') ? 'waits' : result));

async function pushEach(device: Device, changes: readonly Change[]) {
  const results: string[] = [];
  for (const change of changes) results.push(...inShort(await device.push([change])));
  return results;
}

/** Keys without the ids of quotes, how many of each. */
const kindsOf = (entities: readonly string[]) =>
  entities.map((entity) => entity.replace(/^quote:.*/, 'quote')).toSorted((a, b) => a.localeCompare(b));

/** All that remains of a person's work, without what is new each time: ids and revisions. */
async function stateOf(device: Device) {
  const channel = await shop.db
    .selectFrom('channel_change')
    .select('entity')
    .where('channel', '=', personName(visitorPerson(device.visitor)))
    .execute();
  const rows = await shop.db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .select(['area', 'line_key', 'quantity', 'seen_price', 'notices'])
    .where('visitor_id', '=', device.visitor)
    .orderBy('position')
    .execute();
  const { changes, lastSeq } = await device.pull();
  return {
    rows,
    lastSeq,
    cart: await cartOf(device),
    records: kindsOf(changes.map(({ key }) => key)),
    channel: kindsOf(channel.map(({ entity }) => entity)),
  };
}

test('S8 S22 S23 one push of many changes leaves what a push for each of them leaves, whatever is refused or fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deeds, { minLength: 1, maxLength: 25 }),
      fc.array(accident, { maxLength: 3 }),
      async (made, accidents) => {
        const [together = [], apart = []] = twice(made);
        plan.always.clear();
        for (const { at, fault } of accidents) {
          for (const changes of [together, apart]) plan.always.set(changes[at % changes.length]?.mutId ?? '', fault);
        }
        const [one, other] = [await shop.newDevice(), await shop.newDevice()];
        expect(told(inShort(await one.push(together)))).toEqual(told(await pushEach(other, apart)));
        expect(await stateOf(one)).toEqual(await stateOf(other));

        for (const [mutId, fault] of plan.always) if (fault !== 'refusal') plan.always.delete(mutId);
        shop.clock.advance(3_600_000); // quotes are counted by the hour
        expect(inShort(await one.push(together))).toEqual(await pushEach(other, apart));
        expect(await stateOf(one)).toEqual(await stateOf(other));
      },
    ),
    { numRuns: runs(15, 40) },
  );
}, 240_000);
