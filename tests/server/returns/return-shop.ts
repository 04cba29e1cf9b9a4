/** A shop with orders that were sent and delivered, whose buyers send things back. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { OfflineArgs } from '#core/contract/offline-routes.ts';
import { rmaKind, type RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { createOrderShop } from '#tests/server/orders/order-shop.ts';
import type { Device } from '#tests/server/sync/sync-shop.ts';

const isRma = (record: unknown): record is RmaRecord =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === rmaKind.kind;

/** What a device has of returns. */
export const rmasOf = async (device: Device): Promise<readonly RmaRecord[]> =>
  (await device.pull()).changes.flatMap(({ record }) => (isRma(record) ? [record] : []));

export const rmaOf = async (device: Device, uuid: string): Promise<RmaRecord> => {
  const found = (await rmasOf(device)).find((one) => one.uuid === uuid);
  if (found === undefined) throw new Error('no return came');
  return found;
};

export type StoreArgs = OfflineArgs<'api.rma.store'>;

export async function createReturnShop() {
  const shop = await createOrderShop();
  const { db, clock } = shop;

  /** Sends units of the first line of an order, or all of them, and has them delivered. */
  const send = async (order: string, { units, isDelivered = true }: { units?: number; isDelivered?: boolean } = {}) => {
    const row = await db.selectFrom('sale_order').selectAll().where('uuid', '=', order).executeTakeFirstOrThrow();
    const lines = await db.selectFrom('sale_order_line').selectAll().where('order_id', '=', row.id).execute();
    const at = clock.now();
    const { id } = await db
      .insertInto('shipment')
      .values({
        uuid: randomUUID(),
        number: `BL${randomUUID().slice(0, 8)}`,
        order_id: row.id,
        status: isDelivered ? 'completed' : 'processing',
        source: 'principal',
        carrier_title: 'Chronopost',
        shipped_at: at,
        delivered_at: isDelivered ? at : null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const line of lines) {
      const quantity = units ?? line.qty_ordered;
      await db.insertInto('shipment_line').values({ shipment_id: id, order_line_id: line.id, quantity }).execute();
      await sql`update sale_order_line set qty_shipped = qty_shipped + ${quantity} where id = ${line.id}`.execute(db);
    }
    await db
      .updateTable('sale_order')
      .set({ status: 'completed', ...(isDelivered && units === undefined ? { delivered_at: at } : {}) })
      .where('id', '=', row.id)
      .execute();
  };

  /** An order of so many of one article, placed by somebody new. */
  const ordered = async (quantity = 2) => {
    const product = await shop.product({ price: '40.0000', stock: 50 });
    const { customer, device } = await shop.shopper(product.uuid, quantity);
    const args = await shop.argsFor(device);
    await shop.place(customer, args);
    const order = await shop.order(device, args.uuid);
    return { customer, device, product, order };
  };
  const delivered = async (quantity = 2) => {
    const made = await ordered(quantity);
    await send(made.order.uuid);
    return { ...made, order: await shop.order(made.device, made.order.uuid) };
  };

  return { ...shop, send, ordered, delivered, rmasOf, rmaOf };
}

export type ReturnShop = Awaited<ReturnType<typeof createReturnShop>>;

/** A request to send units of the first line of an order back. */
export function asks(order: OrderRecord, quantity = 1, more: Partial<StoreArgs> = {}): StoreArgs {
  const [line] = order.lines;
  if (line === undefined) throw new Error('an order without lines');
  return {
    uuid: randomUUID(),
    area: order.area,
    order: order.uuid,
    orderNumber: order.number,
    type: 'return',
    packageCondition: 'unopened',
    information: '',
    preferredResolution: 'refund',
    lines: [{ line: line.uuid, quantity, reason: 'changed-mind', name: line.name, sku: line.sku }],
    photos: 0,
    ...more,
  };
}
