/** Acts of a buyer, and of whoever sends parcels and gives money back. */
import { randomUUID } from 'node:crypto';

import { moneyOf } from '#server/database/decimal.ts';
import { add } from '#tests/server/sync/sync-shop.ts';

import type { Desk } from './desk.ts';
import { articlesOf, named, pick, type Doing } from './things.ts';

const ORDERS = `select o.uuid, o.grand_total, o.id from sale_order o
  where exists (select from sale_order_line l where l.order_id = o.id and l.product_id is not null) order by o.id`;
const orderOf = async (desk: Desk, which: number) =>
  pick(await named<{ uuid: string; grand_total: string; id: number }>(desk, ORDERS), which);

/** All its lines, as many as are ordered. */
async function unitsOf(desk: Desk, order: number): Promise<Record<string, number>> {
  const lines = await desk.db
    .selectFrom('sale_order_line')
    .select(['uuid', 'qty_ordered'])
    .where('order_id', '=', order)
    .execute();
  return Object.fromEntries(lines.map((line) => [line.uuid, line.qty_ordered]));
}

export const SALE_ACTS: Doing<'order' | 'pay' | 'ship' | 'cancel' | 'giveBack'> = {
  order: async (desk, _author, { on, pieces }) => {
    const article = pick(await articlesOf(desk), on);
    if (article === undefined) return;
    const customer = await desk.customer();
    const device = await desk.customerDevice(customer);
    const { product, variant } = article;
    await device.push([add(1, product, pieces, variant === null ? {} : { variant })]);
    const { changes } = await device.pull();
    if (!changes.some(({ key }) => key === 'cart:auto')) return;
    await desk.place(customer, await desk.argsFor(device));
  },
  pay: async (desk, _author, { on }) => {
    const order = await orderOf(desk, on);
    if (order !== undefined) await desk.pay(order.uuid, moneyOf(order.grand_total), randomUUID());
  },
  ship: async (desk, _author, { on }) => {
    const order = await orderOf(desk, on);
    if (order !== undefined) await desk.ship(order.uuid);
  },
  cancel: async (desk, _author, { on }) => {
    const order = await orderOf(desk, on);
    if (order !== undefined) await desk.cancel(order.uuid);
  },
  giveBack: async (desk, _author, { on, isRestocked }) => {
    const order = await orderOf(desk, on);
    if (order === undefined) return;
    const units = await unitsOf(desk, order.id);
    const restock = isRestocked ? { source: 'principal', lines: Object.keys(units) } : null;
    await desk.refund(order.uuid, { units, restock });
  },
};
