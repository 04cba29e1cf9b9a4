/** What the database says of the orders of a history. */
import { sql } from 'kysely';

import type { Seen } from './run-history.ts';
import type { SaleWorld } from './world/sale-world.ts';

export async function readFacts({ outside }: SaleWorld, { product, buyers }: Seen) {
  const customers = Object.values(buyers).map(({ customer }) => customer);
  const orders = await outside
    .selectFrom('sale_order')
    .selectAll()
    .where('customer_id', 'in', customers)
    .orderBy('id')
    .execute();
  const ids = [0, ...orders.map(({ id }) => id)];
  const [lines, moves, attempts, transactions, comments, invoices, refunds] = [
    await outside.selectFrom('sale_order_line').selectAll().where('order_id', 'in', ids).execute(),
    await outside.selectFrom('order_status_change').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    await outside.selectFrom('payment_attempt').selectAll().where('order_id', 'in', ids).execute(),
    await outside.selectFrom('payment_transaction').selectAll().where('order_id', 'in', ids).execute(),
    await outside.selectFrom('order_comment').selectAll().where('order_id', 'in', ids).execute(),
    await outside.selectFrom('invoice').selectAll().where('order_id', 'in', ids).execute(),
    await outside.selectFrom('refund').selectAll().where('order_id', 'in', ids).execute(),
  ];
  const stock = await outside
    .selectFrom('product_stock')
    .select(['quantity', 'reserved'])
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  const { rows: aside } = await sql<{ reserved: number }>`
    select coalesce(sum(quantity), 0)::int as reserved from stock_reservation where product_id = ${product.id}`.execute(
    outside,
  );
  const { rows: carts } = await sql<{ customer_id: string; quantity: number }>`
    select c.customer_id, coalesce(sum(l.quantity), 0)::int as quantity from cart c join cart_line l on l.cart_id = c.id
    where c.customer_id = any(${customers}::uuid[]) group by 1`.execute(outside);
  return {
    orders,
    lines,
    moves,
    attempts,
    transactions,
    comments,
    invoices,
    refunds,
    stock,
    reserved: aside[0]?.reserved ?? 0,
    shipped: lines.reduce((sum, line) => sum + line.qty_shipped, 0),
    carts,
  };
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;
