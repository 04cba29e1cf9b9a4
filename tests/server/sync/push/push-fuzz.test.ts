import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { emptyCart, type CartRecord } from '#core/contract/cart/cart-record.ts';
import type { SyncedRecord } from '#core/wire/record.ts';
import type { Change } from '#core/wire/sync.ts';
import { cartTotals } from '#core/domain/cart/cart.ts';

import { faultyHandlers, type Fault, type FaultPlan } from '../faults/faulty.ts';
import {
  add,
  cartOf,
  clear,
  createSyncShop,
  inShort,
  isCart,
  message,
  noop,
  quote,
  remove,
  setQuantity,
  unknownRoute,
  type Device,
  type SyncShop,
} from '../sync-shop.ts';
import { foldOf } from '#tests/support/sync/shop-contract.ts';
import { runs } from '#tests/support/runs.ts';

const plan: FaultPlan = { once: new Map(), always: new Map() };
let shop: SyncShop;
let products: { uuid: string; price: number }[];

beforeAll(async () => {
  shop = await createSyncShop(faultyHandlers(plan));
  products = await Promise.all(
    ['3.3333', '19.9900', '0.0700'].map(async (price) => ({
      uuid: (await shop.product({ price })).uuid,
      price: Math.round(Number(price) * 10_000),
    })),
  );
});
afterAll(() => shop.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

type Record = SyncedRecord | undefined;

/** What a person may do: how it is judged, and what the contract's own fold makes of the cart by it. */
interface Deed {
  /** Code of the refusal, or null when the change is applied. */
  readonly refused: string | null;
  readonly make: (seq: number) => Change;
  readonly fold: (cart: Record, change: Change) => Record;
}

const unchanged: Deed['fold'] = (cart) => cart;

const folded: Deed['fold'] = (cart, change) => foldOf(change, 'cart:auto', cart);

const productAt = (at: number) => products[at % products.length] ?? { uuid: UNKNOWN, price: 0 };
const deed = (make: Deed['make'], fold: Deed['fold']): Deed => ({ make, fold, refused: null });
const wrong = (make: Deed['make'], refused: string): Deed => ({ make, fold: unchanged, refused });
const place = fc.nat(2);
const few = fc.integer({ min: 1, max: 9 });
const addOf = (seq: number, at: number, delta: number) =>
  add(seq, productAt(at).uuid, delta, { price: productAt(at).price });
const added = fc.tuple(place, few).map(([at, delta]) => deed((seq) => addOf(seq, at, delta), folded));
const counted = fc
  .tuple(place, fc.nat(9), fc.nat(9))
  .map(([at, from, to]) => deed((seq) => setQuantity(seq, productAt(at).uuid, from, to), folded));
const removed = place.map((at) => deed((seq) => remove(seq, productAt(at).uuid), folded));
const asked = place.map((at) => deed((seq) => quote(seq, productAt(at).uuid), folded));
const rare = fc.constantFrom(
  deed(clear, folded),
  deed((seq) => noop(seq), unchanged),
  wrong(unknownRoute, 'route.unknown'),
  wrong((seq) => add(seq, UNKNOWN), 'cart.productUnavailable'),
  wrong((seq) => ({ ...clear(seq), args: { area: 'sea' } }), 'input.invalid'),
);
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: added },
  { weight: 4, arbitrary: counted },
  { weight: 2, arbitrary: removed },
  { weight: 1, arbitrary: asked },
  { weight: 4, arbitrary: rare },
);

/** A request of the wire: a stretch of the queue, perhaps shuffled, sent by so many senders at once. */
const sending = fc.record({
  from: fc.nat(30),
  size: fc.integer({ min: 1, max: 12 }),
  shuffled: fc.boolean(),
  senders: fc.integer({ min: 1, max: 3 }),
});
const accident = fc.record({
  at: fc.nat(30),
  fault: fc.constantFrom<Fault>('exception', 'statement', 'deadlock', 'connection'),
});

const story = fc.record({
  deeds: fc.array(deeds, { minLength: 1, maxLength: 24 }),
  messages: fc.nat(3),
  sendings: fc.array(sending, { maxLength: 8 }),
  accidents: fc.array(accident, { maxLength: 4 }),
});

/** What one change after the other, with nothing going wrong, makes of the cart. */
function foldAll(queue: readonly (Deed & { readonly change: Change })[]): CartRecord {
  const cart = queue.reduce<Record>((before, { fold, change }) => fold(before, change), undefined);
  return isCart(cart) ? cart : emptyCart('auto');
}

const numbered = (deeds: readonly Deed[]) => deeds.map((one, at) => ({ ...one, change: one.make(at + 1) }));

/** Sends what waits, in order, as a device does that gets no answer lost any more. */
async function drain(device: Device, queue: readonly Change[]) {
  for (let round = 0; round < queue.length + 20; round += 1) {
    const results = await device.push(queue);
    if (results.every(({ status }) => status === 'applied' || status === 'refused')) return results;
    if (results.some((result) => result.status === 'retry' && result.retryAfterMs !== null)) {
      shop.clock.advance(3_600_000);
    }
  }
  throw new Error('the queue never drained');
}

const shortLines = (cart: CartRecord) =>
  cart.lines.map(({ lineKey, quantity, unitPrice }) => ({ lineKey, quantity, unitPrice }));

test('S4 S8 S20 S22 S23 S25 whatever is lost, repeated, reordered, sent at once or broken: each change once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ deeds, messages, sendings, accidents }) => {
      const device = await shop.newDevice();
      const cartQueue = numbered(deeds);
      const letters = Array.from({ length: messages }, (_, at) => ({ change: message(at + 1), refused: null }));
      const queue = [...cartQueue, ...letters];
      const changes = queue.map(({ change }) => change);
      plan.once.clear();
      for (const { at, fault } of accidents) {
        const { mutId } = changes[at % changes.length] ?? { mutId: '' };
        plan.once.set(mutId, [...(plan.once.get(mutId) ?? []), fault]);
      }
      for (const { from, size, shuffled, senders } of sendings) {
        const start = from % changes.length;
        const part = changes.slice(start, start + size);
        const sent = shuffled ? part.toReversed() : part;
        await Promise.all(Array.from({ length: senders }, () => device.push(sent)));
      }
      const results = await drain(device, changes);
      expect(inShort(results)).toEqual(
        queue.map(({ refused }) => (refused === null ? 'applied' : `refused ${refused}`)),
      );
      expect(await device.push(changes)).toEqual(results);

      const expected = foldAll(cartQueue);
      const confirmed = await cartOf(device);
      expect(shortLines(confirmed)).toEqual(shortLines(expected));
      expect(cartTotals(confirmed.lines)).toEqual(cartTotals(expected.lines));

      const quotes = changes.filter(({ route }) => route === 'api.checkout.quotes.store').length;
      const { changes: records, lastSeq } = await device.pull();
      expect(records.filter(({ key }) => key.startsWith('quote:'))).toHaveLength(quotes);
      expect(records.filter(({ key }) => key.startsWith('contact:'))).toHaveLength(messages);
      expect(lastSeq).toEqual({ 'cart:auto': deeds.length, ...(messages > 0 ? { contact: messages } : {}) });
      expect(await shop.post()).toBe(2 * (quotes + messages));
    }),
    { numRuns: runs(15, 40) },
  );
}, 240_000);

const byKey = (a: { lineKey: string }, b: { lineKey: string }) => (a.lineKey < b.lineKey ? -1 : 1);
const own = fc.array(fc.tuple(few, fc.boolean()), { minLength: 1, maxLength: 10 });

const queueOf = (at: number, steps: readonly (readonly [number, boolean])[]) =>
  numbered(
    steps.map(([count, isAdd]) =>
      isAdd
        ? deed((seq) => addOf(seq, at, count), folded)
        : deed((seq) => setQuantity(seq, productAt(at).uuid, count, 0), folded),
    ),
  );

test('S3 S25 two devices of one person at once: what each did to its own lines counts, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(own, own, async (left, right) => {
      plan.once.clear();
      const first = await shop.newDevice();
      const second = shop.device(first.visitor);
      const queues = [queueOf(0, left), queueOf(1, right)] as const;
      await Promise.all(
        [first, second].map((device, at) =>
          drain(
            device,
            (queues[at] ?? []).map(({ change }) => change),
          ),
        ),
      );
      const confirmed = shortLines(await cartOf(first));
      const expected = queues.flatMap((queue) => shortLines(foldAll(queue)));
      expect(confirmed.toSorted(byKey)).toEqual(expected.toSorted(byKey));
    }),
    { numRuns: 25 },
  );
}, 120_000);
