/** What a run of changes holds in memory, when one of them is taken back. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { cartAddRoute } from '#core/contract/cart/cart.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { visitorPerson } from '#server/platform/person.ts';
import { memoryHandler } from '#server/sync/change/change-handler.ts';
import { createUnits, unitKind, type UnitOfWork } from '#server/sync/change/unit-of-work.ts';
import { CHANGE_HANDLERS } from '#server/subjects/shop-subjects.ts';

import { faultyHandlers, type FaultPlan } from './faults/faulty.ts';
import {
  add,
  cartOf,
  connectionsWaiting,
  createSyncShop,
  inShort,
  quantitiesOf,
  quote,
  type Device,
  type SyncShop,
} from './sync-shop.ts';

const plan: FaultPlan = { once: new Map(), always: new Map() };
/** What happens before a change begins: those in front of it have been settled. */
const before = new Map<string, () => Promise<unknown>>();
let shop: SyncShop;
let device: Device;
let pads: string;
let disc: string;

beforeAll(async () => {
  const faulty = faultyHandlers(plan);
  const adding = faulty['api.cart.items.store'] ?? CHANGE_HANDLERS['api.cart.items.store'];
  shop = await createSyncShop({
    ...faulty,
    'api.cart.items.store': {
      ...adding,
      run: async (ground, call) => {
        await before.get(ground.mutId)?.();
        return adding.run(ground, call);
      },
    },
  });
  [pads, disc] = [(await shop.product()).uuid, (await shop.product()).uuid];
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
  plan.once.clear();
  plan.always.clear();
  before.clear();
});

test.each([0, 1])(
  'S22 a cart that a refused change let go of, %d changes behind the first, is read anew: nothing that another device did meanwhile is lost',
  async (inFront) => {
    await device.push([add(1, pads, 1)]);
    const other = shop.device(device.visitor);
    const first = Array.from({ length: inFront }, () => add(2, disc, 5, { area: 'auto' }));
    const asked = quote(2 + inFront, pads);
    const late = add(3 + inFront, pads, 10);
    plan.always.set(asked.mutId, 'refusal');
    // Behind a change that holds the cart the other device has to wait, and comes after the whole run.
    const told: unknown[] = [];
    let pushed: Promise<unknown> = Promise.resolve();
    before.set(late.mutId, async () => {
      pushed = other.push([add(1, pads, 100)]).then((results) => told.push(...results));
      while (told.length === 0 && (await connectionsWaiting(shop.db)) === 0);
    });
    const results = await device.push([...first, asked, late]);
    await pushed;
    expect(inShort(results)).toEqual([...first.map(() => 'applied'), 'refused record.moved', 'applied']);
    expect(quantitiesOf(await cartOf(device))).toEqual([[pads, 111], ...first.map(() => [disc, 5])]);
  },
);

test('S22 S23 a refused change takes back what it did, and nothing of what ran before it in the same cart', async () => {
  const changes = [add(1, pads, 1), add(2, pads, 10), quote(3, pads), add(4, disc, 100)];
  for (const at of [1, 2]) plan.always.set(changes[at]?.mutId ?? '', 'refusal');
  expect(inShort(await device.push(changes))).toEqual([
    'applied',
    'refused record.moved',
    'refused record.moved',
    'applied',
  ]);
  expect(quantitiesOf(await cartOf(device))).toEqual([
    [pads, 1],
    [disc, 100],
  ]);
});

/** A sum in memory, and what it was told. */
const sums = () =>
  unitKind((): UnitOfWork & { sum: number; readonly told: string[] } => {
    const unit = {
      sum: 0,
      told: new Array<string>(),
      checkpoint: () => {
        const mark = unit.sum;
        return (undone: string) => {
          unit.sum = mark;
          unit.told.push(undone);
        };
      },
      flush: async () => void unit.told.push('written'),
    };
    return unit;
  });

test('S22 units hold what was not refused, whichever change opened them, and are written once each', async () => {
  const change = fc.record({ unit: fc.nat(2), by: fc.integer(), undone: fc.constantFrom(null, 'memory', 'rows') });
  await inTransaction(shop.db, (trx) =>
    fc.assert(
      fc.asyncProperty(fc.array(change), async (changes) => {
        const units = createUnits({ trx, person: visitorPerson(device.visitor), now: shop.clock.now() });
        const kinds = [sums(), sums(), sums()];
        const expected = kinds.map(() => ({ sum: 0, told: new Array<string>(), isOpen: false }));
        for (const { unit, by, undone } of changes) {
          const rollBack = units.checkpoint();
          const [held, model] = [kinds[unit]?.(units), expected[unit]];
          if (held === undefined || model === undefined) continue;
          held.sum += by;
          model.isOpen = true;
          if (undone === null) model.sum += by;
          else {
            rollBack(undone);
            for (const one of expected) if (one.isOpen) one.told.push(undone);
          }
        }
        await units.flush();
        for (const [at, { sum, told, isOpen }] of expected.entries()) {
          if (isOpen) expect(kinds[at]?.(units)).toMatchObject({ sum, told: [...told, 'written'] });
        }
      }),
    ),
  );
});

test('S15 S23 a change that counts its attempts writes rows, and has a savepoint for them', () => {
  const done = () => Promise.resolve({ cart: null });
  const limited = { ...cartAddRoute, limit: { attempts: 5, perSeconds: 60 } };
  expect([memoryHandler(cartAddRoute, done), memoryHandler(limited, done)].map((one) => one.staysInMemory)).toEqual([
    true,
    false,
  ]);
});
