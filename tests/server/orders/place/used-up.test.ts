/** What an order uses up is used once, and comes back once: the last use of a code, and credit (rules O5 and O6 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { money } from '#core/domain/price/money.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { randomIds } from '#server/ids.ts';
import { countCoupon } from '#server/subjects/orders/place/count-coupon.ts';
import { creditBalance, giveCreditBack } from '#server/subjects/orders/place/store-credit.ts';
import { codeOf } from '#tests/server/orders/fulfilment.ts';
import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';
import { connectionsWaiting } from '#tests/server/sync/sync-shop.ts';

let shop: OrderShop;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createOrderShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
});
afterAll(() => shop.close());

/** A code that takes ten percent off, with the most uses of the code itself and those that its rule leaves each code. */
async function codeOfTen(code: string, limits: { readonly own: number; readonly ofRule: number }) {
  const [rule, coupon] = [randomUUID(), randomUUID()];
  await sql`insert into cart_rule
      (uuid, name, label, areas, customer_groups, coupon_type, action_type, discount_amount, uses_per_coupon)
    values (${rule}, 'Dix', '10 %', '{auto}', '{general}', 'specific', 'by_percent', 10, ${limits.ofRule})`.execute(
    shop.db,
  );
  await sql`insert into cart_rule_coupon (uuid, rule_uuid, code, usage_limit)
    values (${coupon}, ${rule}, ${code}, ${limits.own})`.execute(shop.db);
  return { rule, coupon };
}

test('O5 who comes second for the last use of a code orders without it, or not at all, also where its rule says how often', async () => {
  const { coupon } = await codeOfTen('DERNIERE', { own: 0, ofRule: 1 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  await shop.direct(customer, 'api.cart.coupon.store', { area: 'auto', code: 'DERNIERE' });
  const args = await shop.argsFor(device);
  const second = await inTransaction(shop.db, async (trx) => {
    await sql`update cart_rule_coupon set times_used = times_used + 1 where uuid = ${coupon}`.execute(trx);
    const told: unknown[] = [];
    const placed = codeOf(shop.place(customer, args)).finally(() => told.push('over'));
    while (told.length === 0 && (await connectionsWaiting(shop.db)) === 0);
    return { placed };
  });
  expect(await second.placed).toBe('order.totalChanged');
});

test('O5 a code that is used up is not counted once more', async () => {
  const { rule, coupon } = await codeOfTen('ENCORE', { own: 1, ofRule: 0 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  await shop.direct(customer, 'api.cart.coupon.store', { area: 'auto', code: 'ENCORE' });
  const record = await shop.cartOf(device);
  const used = {
    order: randomUUID(),
    customer,
    cart: { record: { ...record, lines: [] }, couponUuid: coupon, conclude: async () => {} },
    applied: [{ id: rule, label: '10 %', amount: money(5) }],
    now: shop.clock.now(),
  };
  await shop.db.updateTable('cart_rule_coupon').set({ times_used: 1 }).where('uuid', '=', coupon).execute();
  expect(await codeOf(inTransaction(shop.db, (trx) => countCoupon(trx, used)))).toBe('coupon.exhausted');
});

test('O6 credit of a cancelled order comes back once, however often it is asked for', async () => {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const now = shop.clock.now();
  await shop.db
    .insertInto('store_credit_entry')
    .values({ uuid: randomUUID(), customer_id: customer, amount: '30.0000', reason: 'gesture', created_at: now })
    .execute();
  const args = await shop.argsFor(device, { useStoreCredit: true });
  await shop.place(customer, args);
  const { id } = await shop.db
    .selectFrom('sale_order')
    .select('id')
    .where('uuid', '=', args.uuid)
    .executeTakeFirstOrThrow();
  const back = () => inTransaction(shop.db, (trx) => giveCreditBack(trx, id, now, randomIds));
  expect([await back(), await back()]).toEqual([money(30), 0]);
  expect(await creditBalance(shop.db, customer, now)).toBe(money(30));
});
