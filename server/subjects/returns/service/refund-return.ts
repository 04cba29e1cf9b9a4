/** The money of what came back (domain 6.2): a refund of the order with the lines of the return. */
import { isOnlinePayment } from '#core/domain/payment/methods.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import { lockOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { refundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';

import { refundRequestOf } from './refund-request.ts';
import type { Rma, RmaWork } from './rma-work.ts';

interface RefundChoice {
  readonly shopEmail: string;
  /** Asked for again under the same UUID, the refund is the same; a new one where silent. */
  readonly uuid?: string;
  /** By the way the order was paid where silent. */
  readonly method?: RefundMethod | undefined;
  /** With what was paid for the delivery. */
  readonly withShipping: boolean;
}

/** Hands `moveRma` the refund of a return; stock has moved when the parcel was counted. */
export function refundReturn({ shopEmail, uuid, method, withShipping }: RefundChoice) {
  return async (work: RmaWork, rma: Rma): Promise<string> => {
    const { trx, now, ids, jobs, touch, admin = 'desk' } = work;
    const order = await loadById(trx, rma.order_id);
    const request = await refundRequestOf(trx, rma, order, withShipping);
    touch(orderKind.key(order.row.uuid));
    const issued = await refundOrder(
      { trx, now, ids, jobs, touch, shopEmail, settings: () => settingsIn(trx), by: { kind: 'admin', id: admin } },
      order,
      {
        ...request,
        uuid: uuid ?? ids.uuid(),
        method: method ?? (isOnlinePayment(order.row.payment_method) ? 'provider' : 'transfer'),
        reason: rma.number,
        fromBuyer: request.units,
        restock: null,
        rmaId: rma.id,
      },
    );
    // Whoever has the order before them decides on what is left of it now.
    await trx
      .updateTable('sale_order')
      .set((row) => ({ rev: row('rev', '+', 1), updated_at: now }))
      .where('id', '=', order.row.id)
      .execute();
    return issued.uuid;
  };
}

async function loadById(trx: RmaWork['trx'], id: number): Promise<Order> {
  const { uuid } = await trx.selectFrom('sale_order').select('uuid').where('id', '=', id).executeTakeFirstOrThrow();
  return lockOrder(trx, uuid);
}
