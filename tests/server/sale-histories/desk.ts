/** Those of the shop: transfers they have seen, parcels they send, money they give back. */
import { randomUUID } from 'node:crypto';

import { Refusal } from '#core/wire/refusal.ts';
import { fromCents, toCents } from '#core/domain/price/money.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { randomIds } from '#server/ids.ts';
import { invoiceAll } from '#server/subjects/orders/service/issue-invoice.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderWork } from '#server/subjects/orders/service/order-work.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';
import { refundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';
import { shipOrder } from '#server/subjects/orders/service/parcel/ship-order.ts';
import { refundOf, SHIP } from '#tests/server/orders/fulfilment.ts';

import type { Seen } from './run-history.ts';
import type { Accident } from './world/mortal-pool.ts';
import type { SaleWorld } from './world/sale-world.ts';

export function openDesk(world: SaleWorld, seen: Seen) {
  const { outside, clock } = world;
  /** Refunds whose answer never came: asked for again under the same UUID. */
  const open = new Map<string, string>();

  const orders = async () => {
    const customers = Object.values(seen.buyers).map(({ customer }) => customer);
    return outside.selectFrom('sale_order').selectAll().where('customer_id', 'in', customers).orderBy('id').execute();
  };
  async function on<T>(uuid: string, accident: Accident | null, work: (step: OrderWork, order: Order) => Promise<T>) {
    const deps = { db: world.db, ids: randomIds, jobs: world.jobs, shopEmail: 'shop@example.fr' };
    const by = { kind: 'admin', id: 'desk' } as const;
    try {
      return await world.during(accident, () => withOrder(deps, { uuid, now: clock.now(), by }, work));
    } catch (error) {
      if (error instanceof Refusal) return 'refused';
      if (accident !== null) return 'killed';
      throw error;
    }
  }

  return {
    async transfer(which: number, percent: number): Promise<void> {
      const found = (await orders()).filter(({ payment_method: method }) => method === 'banktransfer');
      const order = found[which % Math.max(1, found.length)];
      if (order === undefined) return;
      const cents = Math.round((toCents(moneyOf(order.grand_total)) * percent) / 100);
      const money = { method: 'banktransfer', transactionId: randomUUID(), amount: fromCents(cents) };
      // Told twice: it is the same transfer.
      for (let n = 0; n < 2; n += 1)
        await on(order.uuid, null, (work, one) => receivePayment(work, one, money, invoiceAll));
      seen.transfers.set(order.uuid, (seen.transfers.get(order.uuid) ?? 0) + cents);
    },
    async refund(which: number, accident: Accident | null): Promise<void> {
      const found = (await orders()).filter(({ paid_total: paid }) => moneyOf(paid) > 0);
      const order = found[which % Math.max(1, found.length)];
      if (order === undefined) return;
      const uuid = open.get(order.uuid) ?? randomUUID();
      open.set(order.uuid, uuid);
      const done = await on(order.uuid, accident, (work, one) =>
        refundOrder(
          work,
          one,
          refundOf({
            uuid,
            units: Object.fromEntries(one.lines.map((line) => [line.uuid, line.qtyInvoiced - line.qtyRefunded])),
            shipping: one.shippingInvoiced - one.shippingRefunded,
            method: order.payment_method === 'banktransfer' ? 'manual' : 'provider',
          }),
        ),
      );
      if (done !== 'killed') open.delete(order.uuid);
    },
    async ship(which: number): Promise<void> {
      const found = await orders();
      const order = found[which % Math.max(1, found.length)];
      if (order !== undefined) await on(order.uuid, null, (work, one) => shipOrder(work, one, SHIP));
    },
  };
}
