/** The money of what came back (domain 6.2): a refund of the order with the lines of the return. */
import { isShopFault } from '#core/domain/returns/reasons.ts';
import { toRefund } from '#core/domain/order/quantities.ts';
import { isPaymentMethod, paymentFacts } from '#core/domain/payment/methods.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import { lockOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { refundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';
import { readReasons } from '#server/subjects/returns/read/read-reasons.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';

import type { Rma, RmaWork } from './rma-work.ts';

interface RefundChoice {
  readonly shopEmail: string;
  /** By the way the order was paid where silent. */
  readonly method?: RefundMethod | undefined;
  /** With what was paid for the delivery. */
  readonly withShipping: boolean;
}

/** Hands `moveRma` the refund of a return; stock has moved when the parcel was counted. */
export function refundReturn({ shopEmail, method, withShipping }: RefundChoice) {
  return async (work: RmaWork, rma: Rma): Promise<string> => {
    const { trx, now, ids, jobs, touch } = work;
    const order = await loadById(trx, rma.order_id);
    const lines = await trx
      .selectFrom('rma_line')
      .innerJoin('sale_order_line as l', 'l.id', 'rma_line.order_line_id')
      .select(['l.uuid', 'rma_line.quantity', 'rma_line.accepted_qty as accepted', 'rma_line.reason'])
      .where('rma_id', '=', rma.id)
      .execute();
    const units = Object.fromEntries(
      lines.flatMap(({ uuid, quantity, accepted }) => {
        const line = order.lines.find((one) => one.uuid === uuid);
        const count = Math.min(accepted ?? quantity, line === undefined ? 0 : toRefund(line));
        return count > 0 ? [[uuid, count]] : [];
      }),
    );
    const given = new Set(lines.map(({ reason }) => reason));
    const isOurs = isShopFault((await readReasons(trx)).filter(({ code }) => given.has(code)));
    touch(orderKind.key(order.row.uuid));
    const issued = await refundOrder(
      { trx, now, ids, jobs, touch, shopEmail, settings: () => settingsIn(trx), by: { kind: 'admin', id: 'desk' } },
      order,
      {
        uuid: ids.uuid(),
        units,
        shipping: withShipping ? order.shippingInvoiced - order.shippingRefunded : 0,
        adjustmentRefund: 0,
        adjustmentFee: 0,
        cause: rma.type === 'withdrawal' ? 'withdrawal' : isOurs ? 'shopFault' : 'return',
        isDepreciated: false,
        method: method ?? (isOnline(order) ? 'provider' : 'transfer'),
        reason: rma.number,
        fromBuyer: units,
        restock: null,
        rmaId: rma.id,
      },
    );
    return issued.uuid;
  };
}

async function loadById(trx: RmaWork['trx'], id: number): Promise<Order> {
  const { uuid } = await trx.selectFrom('sale_order').select('uuid').where('id', '=', id).executeTakeFirstOrThrow();
  return lockOrder(trx, uuid);
}

const isOnline = ({ row }: Order): boolean =>
  isPaymentMethod(row.payment_method) && paymentFacts(row.payment_method).kind === 'online';
