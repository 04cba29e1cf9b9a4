/** What of an order goes back for a return (domain 6.2): the units that were accepted, or that are not even sent back. */
import { toRefund } from '#core/domain/order/quantities.ts';
import type { RefundRequest } from '#core/domain/order/refund-parts.ts';
import { isShopFault } from '#core/domain/returns/reasons.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { readReasons } from '#server/subjects/returns/read/read-reasons.ts';

import type { Rma } from './rma-work.ts';

/** @param withShipping with what was paid for the delivery and was not given back */
export async function refundRequestOf(
  db: Db | Trx,
  rma: Pick<Rma, 'id' | 'type'>,
  order: Order,
  withShipping: boolean,
): Promise<RefundRequest> {
  const lines = await db
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
  const isOurs = isShopFault((await readReasons(db)).filter(({ code }) => given.has(code)));
  return {
    units,
    shipping: withShipping ? order.shippingInvoiced - order.shippingRefunded : 0,
    adjustmentRefund: 0,
    adjustmentFee: 0,
    cause: rma.type === 'withdrawal' ? 'withdrawal' : isOurs ? 'shopFault' : 'return',
    isDepreciated: false,
  };
}
