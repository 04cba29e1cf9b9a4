/** The money of a return, given back by the back office: worked out first, then done (domain 6.2). */
import type { refundRmaRoute, rmaRefundPreviewRoute } from '#core/contract/admin/returns/moves.ts';
import { refundParts } from '#core/domain/order/refund-parts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { loadOrder } from '#server/subjects/orders/service/load-order.ts';
import type { OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import { findReturn } from '#server/subjects/returns/read/find-return.ts';
import { refundRequestOf } from '#server/subjects/returns/service/refund-request.ts';
import { refundReturn } from '#server/subjects/returns/service/refund-return.ts';

import { onRma } from './on-rma.ts';

/** @throws Refusal `record.unknown`, and why nothing could be given back so */
export async function previewReturnRefund(
  db: Db,
  uuid: string,
  { withShipping }: RouteInput<typeof rmaRefundPreviewRoute>['body'],
): Promise<RouteAnswer<typeof rmaRefundPreviewRoute>> {
  const rma = await findReturn(db, uuid);
  const order = await loadOrder(db, rma.order_uuid);
  const parts = refundParts(order, await refundRequestOf(db, rma, order, withShipping));
  if (typeof parts === 'string') throw new Refusal(parts);
  return { total: parts.total, tax: parts.tax };
}

/** @throws Refusal as `onRma` and `refundOrder` */
export const refundReturnByShop = (
  deps: OrderDeps,
  step: OfficeStep,
  { id, method, withShipping }: RouteInput<typeof refundRmaRoute>['body'],
): Promise<void> =>
  onRma(
    deps,
    step,
    {
      action: 'refund',
      to: 'refunded',
      refund: refundReturn({ shopEmail: deps.shopEmail, uuid: id, method, withShipping }),
    },
    (rma) => rma.refund_uuid === id,
  );
