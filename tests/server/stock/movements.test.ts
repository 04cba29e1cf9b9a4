/** Why stock is what it is: the sum of its movements, whoever moved it (rules O28 and O29 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { CORRECTION_CAUSES } from '#core/domain/stock/correction.ts';
import { readStockDesk } from '#server/subjects/stock/office/read-desk.ts';
import { changeStockRules, correctStock, transferStock } from '#server/subjects/stock/office/steps.ts';
import { codeOf, createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';

let shop: Fulfilment;
const colleague = randomUUID();

beforeAll(async () => {
  shop = await createFulfilment();
  for (const [code, priority] of [
    ['lyon', 5],
    ['nantes', 6],
  ] as const)
    await sql`insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street,
        postcode, city, country, priority, is_pickup_point, status, created_at, updated_at)
      values (${randomUUID()}, 1, ${code}, ${code}, 'C', 'c@example.fr', '0102030405', '1 rue', '44000', 'V', 'FR',
        ${priority}, false, true, now(), now())`.execute(shop.db);
});
afterAll(() => shop.close());

/** Places that hold something else than their movements come to, or than the last one left. */
const unexplained = async (): Promise<unknown[]> => {
  const { rows } = await sql`
    select m.product_id, m.source, sum(m.delta)::int as moved, max(s.quantity) as held,
      (array_agg(m.left_after order by m.id desc))[1] as last
    from stock_movement m left join product_stock s on s.product_id = m.product_id and s.source = m.source
    group by m.product_id, m.source
    having sum(m.delta) <> coalesce(max(s.quantity), 0) or (array_agg(m.left_after order by m.id desc))[1] <> coalesce(max(s.quantity), 0)
    union all
    select s.product_id, s.source, 0, s.quantity, null from product_stock s
    where s.quantity <> 0 and not exists (
      select 1 from stock_movement m where m.product_id = s.product_id and m.source = s.source)`.execute(shop.db);
  return rows;
};

const placeOf = (product: number, source = 'principal') =>
  shop.db
    .selectFrom('product_stock')
    .selectAll()
    .where('product_id', '=', product)
    .where('source', '=', source)
    .executeTakeFirst();

const movementsOf = (product: number) =>
  shop.db
    .selectFrom('stock_movement')
    .select(['source', 'delta', 'left_after', 'reason', 'ref', 'admin'])
    .where('product_id', '=', product)
    .orderBy('id')
    .execute();

/** A step of the desk on the place as it stands. */
async function stepOn(product: number, source = 'principal') {
  const place = await placeOf(product, source);
  if (place === undefined) throw new Error('no such place');
  return { uuid: place.uuid, rev: place.rev, baseRevId: place.rev_id, admin: colleague, now: shop.clock.now() };
}

const correction = (way: 'by' | 'to', pieces: number, id: string = randomUUID()) => ({
  rev: 1,
  id,
  way,
  pieces,
  cause: 'error' as const,
  note: null,
});

const pieces = fc.integer({ min: 1, max: 3 });
const act = fc.oneof(
  fc.record({ do: fc.constantFrom('ship' as const, 'cancel' as const, 'refund' as const), pieces }),
  fc.record({ do: fc.constantFrom('callBack' as const, 'order' as const, 'pay' as const), pieces }),
  fc.record({ do: fc.constantFrom('by' as const, 'to' as const), pieces: fc.integer({ min: -4, max: 9 }) }),
  fc.record({ do: fc.constantFrom('transfer' as const, 'write' as const, 'drop' as const), pieces }),
);

test('O28 whatever is ordered, shipped, called back, refunded, corrected, moved or written by another hand, every place holds the sum of its movements', async () => {
  const product = await shop.product({ stock: 20 });
  let order = await shop.placed(product.uuid, 3);
  await shop.pay(order.uuid, order.total);
  const line = async () => (await shop.state(order.uuid)).lines[0]?.uuid ?? '';
  const lives: Readonly<Record<string, (count: number) => Promise<unknown>>> = {
    order: async (count) => {
      order = await shop.placed(product.uuid, count);
      await shop.pay(order.uuid, order.total);
    },
    pay: () => shop.pay(order.uuid, order.total),
    ship: async (count) => shop.ship(order.uuid, { units: { [await line()]: count } }),
    cancel: async (count) => shop.cancel(order.uuid, { [await line()]: count }),
    refund: async (count) =>
      shop.refund(order.uuid, {
        units: { [await line()]: count },
        restock: { source: 'lyon', lines: [await line()] },
      }),
    callBack: async () => {
      const { row } = await shop.state(order.uuid);
      const parcels = await shop.db.selectFrom('shipment').select('uuid').where('order_id', '=', row.id).execute();
      return shop.callBack(order.uuid, parcels.at(-1)?.uuid ?? order.uuid);
    },
    by: async (count) => correctStock(shop.db, await stepOn(product.id), correction('by', count)),
    to: async (count) => correctStock(shop.db, await stepOn(product.id), correction('to', Math.abs(count))),
    transfer: async (count) =>
      transferStock(shop.db, await stepOn(product.id), {
        rev: 1,
        id: randomUUID(),
        to: 'nantes',
        pieces: count,
        note: null,
      }),
    write: async (count) =>
      shop.db
        .updateTable('product_stock')
        .set(({ eb }) => ({ quantity: eb('quantity', '+', count) }))
        .where('product_id', '=', product.id)
        .execute(),
    drop: async () =>
      shop.db.deleteFrom('product_stock').where('product_id', '=', product.id).where('source', '=', 'nantes').execute(),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (acts) => {
      for (const one of acts) {
        const life = lives[one.do];
        if (life === undefined) throw new Error(one.do);
        await codeOf(life(one.pieces).catch(refusedByShop));
        expect(await unexplained()).toEqual([]);
      }
    }),
    { numRuns: 8 },
  );
});

/** An order that cannot be placed for want of pieces is no fault of the sum. */
function refusedByShop(error: unknown): unknown {
  if (error instanceof Error && 'code' in error) return error.code;
  throw error;
}

test('O28 a parcel, its call back and what came home say why, of which order and by whom', async () => {
  const product = await shop.product({ stock: 5 });
  const order = await shop.placed(product.uuid, 2);
  await shop.pay(order.uuid, order.total);
  const parcel = await shop.ship(order.uuid);
  await shop.callBack(order.uuid, parcel.uuid);
  await shop.ship(order.uuid);
  const { row, lines } = await shop.state(order.uuid);
  const line = lines[0]?.uuid ?? '';
  await shop.refund(order.uuid, { units: { [line]: 1 }, restock: { source: 'principal', lines: [line] } });
  const by = { source: 'principal', ref: row.number, admin: 'desk' };
  expect(await movementsOf(product.id)).toEqual([
    { source: 'principal', delta: 5, left_after: 5, reason: 'import', ref: null, admin: null },
    { ...by, delta: -2, left_after: 3, reason: 'shipment' },
    { ...by, delta: 2, left_after: 5, reason: 'cancel' },
    { ...by, delta: -2, left_after: 3, reason: 'shipment' },
    { ...by, delta: 1, left_after: 4, reason: 'refund' },
  ]);
});

test('O28 a quantity that was written by another hand is noted without an author', async () => {
  const product = await shop.product({ stock: 5 });
  await shop.db.updateTable('product_stock').set({ quantity: 2 }).where('product_id', '=', product.id).execute();
  await shop.db.updateTable('product_stock').set({ reserved: 1 }).where('product_id', '=', product.id).execute();
  expect((await movementsOf(product.id)).slice(1)).toEqual([
    { source: 'principal', delta: -3, left_after: 2, reason: 'manual', ref: null, admin: null },
  ]);
  expect(await placeOf(product.id)).toMatchObject({ quantity: 2, moved: 2, rev: 3 });
});

test('O28 movements of nothing, and of an article that is deleted, are kept by nobody', async () => {
  const product = await shop.product({ stock: 5 });
  const none = shop.db
    .insertInto('stock_movement')
    .values({ product_id: product.id, source: 'lyon', delta: 0, reason: 'manual' })
    .execute();
  await expect(none).rejects.toThrow(/stock_movement_delta_check/u);
  await shop.db.deleteFrom('product').where('id', '=', product.id).execute();
  expect(await movementsOf(product.id)).toEqual([]);
});

test('O29 a correction is a difference or what is there, says why, and never leaves less than nothing', async () => {
  const product = await shop.product({ stock: 5 });
  const correct = async (way: 'by' | 'to', count: number) =>
    codeOf(correctStock(shop.db, await stepOn(product.id), correction(way, count)));
  expect(await correct('by', -2)).toBeUndefined();
  expect(await correct('to', 9)).toBeUndefined();
  expect(await correct('to', 9)).toBeUndefined();
  expect(await correct('by', -10)).toBe('stock.short');
  expect((await movementsOf(product.id)).slice(1).map(({ delta, admin }) => [delta, admin])).toEqual([
    [-2, colleague],
    [6, colleague],
  ]);
  expect(CORRECTION_CAUSES).toContain(
    (await readStockDesk(shop.db, (await stepOn(product.id)).uuid)).movements[0]?.cause,
  );
});

test('O29 a correction that was decided before somebody else moved the place changes nothing', async () => {
  const product = await shop.product({ stock: 5 });
  const seen = await stepOn(product.id);
  const order = await shop.placed(product.uuid, 1);
  await shop.pay(order.uuid, order.total);
  // What is set aside moves nothing: the correction of before would still be right.
  expect((await stepOn(product.id)).rev).toBe(seen.rev);
  await shop.ship(order.uuid);
  expect(await codeOf(correctStock(shop.db, seen, correction('to', 5)))).toBe('record.moved');
  expect((await placeOf(product.id))?.quantity).toBe(4);
});

test('O29 a step sent twice is taken once, and the UUID of another movement is refused', async () => {
  const [product, other] = [await shop.product({ stock: 5 }), await shop.product({ stock: 5 })];
  const id = randomUUID();
  const seen = await stepOn(product.id);
  await correctStock(shop.db, seen, correction('by', 2, id));
  await correctStock(shop.db, seen, correction('by', 2, id));
  expect((await placeOf(product.id))?.quantity).toBe(7);
  expect(await codeOf(correctStock(shop.db, await stepOn(other.id), correction('by', 2, id)))).toBe('record.moved');
});

test('O29 free pieces alone go to another place, which is one of the shop', async () => {
  const product = await shop.product({ stock: 5 });
  await shop.placed(product.uuid, 2);
  const move = async (to: string, count: number) =>
    codeOf(
      transferStock(shop.db, await stepOn(product.id), { rev: 1, id: randomUUID(), to, pieces: count, note: 'camion' }),
    );
  expect(await move('lyon', 4)).toBe('stock.short');
  expect(await move('nowhere', 1)).toBe('record.unknown');
  expect(await move('principal', 1)).toBe('record.unknown');
  expect(await move('lyon', 3)).toBeUndefined();
  expect(await shop.stockOf(product.id)).toEqual([
    { source: 'lyon', quantity: 3, reserved: 0 },
    { source: 'principal', quantity: 2, reserved: 2 },
  ]);
  const [out, into] = (await movementsOf(product.id)).slice(1);
  expect(out?.ref).toBe(into?.ref);
});

test('O29 the rules of an article hold in all its places, and are a revision of each', async () => {
  const product = await shop.product({ stock: 5 });
  await transferStock(shop.db, await stepOn(product.id), {
    rev: 1,
    id: randomUUID(),
    to: 'lyon',
    pieces: 1,
    note: null,
  });
  const [seen, elsewhere] = [await stepOn(product.id), await stepOn(product.id, 'lyon')];
  await changeStockRules(shop.db, seen, { rev: 1, backOrders: true, lowThreshold: 7 });
  const late = changeStockRules(shop.db, elsewhere, { rev: 1, backOrders: false, lowThreshold: null });
  expect(await codeOf(late)).toBe('record.moved');
  const desk = await readStockDesk(shop.db, elsewhere.uuid);
  expect(desk.product).toMatchObject({ backOrders: true, lowThreshold: 7 });
  expect(desk.others).toEqual([{ uuid: seen.uuid, source: 'principal', name: 'principal', quantity: 4, reserved: 0 }]);
});

test('the list says what is out, what is low and what is sold on order, by the threshold of the article or the shop', async () => {
  const plain = await shop.product({ stock: 5 });
  const stateOf = async (product: number): Promise<unknown> => {
    const { rows } = await sql`
      select m.state, m.threshold, m.available from managed_stock m join product_stock s on s.uuid = m.uuid
      where s.product_id = ${product}`.execute(shop.db);
    return rows[0];
  };
  expect(await stateOf(plain.id)).toEqual({ state: 'low', threshold: 5, available: 5 });
  await shop.db.deleteFrom('product_touched').execute();
  await changeStockRules(shop.db, await stepOn(plain.id), { rev: 1, backOrders: false, lowThreshold: 4 });
  // Whoever publishes looks at it, because the shop may show it otherwise.
  expect(await shop.db.selectFrom('product_touched').select('product_id').execute()).toContainEqual({
    product_id: plain.id,
  });
  expect(await stateOf(plain.id)).toEqual({ state: 'in', threshold: 4, available: 5 });
  await correctStock(shop.db, await stepOn(plain.id), correction('to', 0));
  expect(await stateOf(plain.id)).toMatchObject({ state: 'out' });
  await changeStockRules(shop.db, await stepOn(plain.id), { rev: 1, backOrders: true, lowThreshold: null });
  expect(await stateOf(plain.id)).toMatchObject({ state: 'order' });
});
