/** One return as its page in the back office shows it (`core/contract/admin/returns/desk.ts`). */
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { isOnlinePayment } from '#core/domain/payment/methods.ts';
import { hasSlip, rmaActions } from '#core/domain/returns/rma-actions.ts';
import { RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { buyerOf } from '#server/subjects/orders/office/buyer-of.ts';
import { loadOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { paidOnline } from '#server/subjects/orders/service/refund/paid-online.ts';
import { findReturn } from '#server/subjects/returns/read/find-return.ts';

import { linesOf, photosOf, refundOf, threadOf } from './read-beside.ts';

async function moneyBehind(db: Db, order: Order): Promise<Pick<RmaDesk, 'order' | 'payment' | 'money'>> {
  const { row } = order;
  const method = row.payment_method;
  return {
    order: {
      uuid: row.uuid,
      number: row.number,
      placedAt: row.placed_at.toISOString(),
      total: moneyOf(row.grand_total),
    },
    payment: {
      title: row.payment_title,
      isOnline: isOnlinePayment(method),
    },
    money: {
      refundable: order.paid - order.refunded,
      shippingRefundable: order.shippingInvoiced - order.shippingRefunded,
      refundableOnline: await paidOnline(db, row.id),
    },
  };
}

/** @throws Refusal `record.unknown` */
export async function readReturnDesk(db: Db, uuid: string): Promise<RmaDesk> {
  const rma = await findReturn(db, uuid);
  const order = await loadOrder(db, rma.order_uuid);
  return {
    uuid: rma.uuid,
    rev: rma.rev,
    revId: rma.rev_id,
    number: rma.number,
    area: order.row.area,
    status: rma.status,
    type: rma.type,
    condition: rma.package_condition,
    information: rma.information,
    preferredResolution: rma.preferred_resolution,
    grantedResolution: RMA_RESOLUTIONS.find((one) => one === rma.granted_resolution) ?? null,
    refusalReason: rma.refusal_reason,
    createdAt: rma.created_at.toISOString(),
    receivedAt: rma.received_at?.toISOString() ?? null,
    deadlineAt: rma.deadline_at?.toISOString() ?? null,
    buyer: buyerOf(order),
    ...(await moneyBehind(db, order)),
    lines: await linesOf(db, rma.id),
    photos: await photosOf(db, rma.id),
    ...(await threadOf(db, rma.id)),
    refund: await refundOf(db, rma),
    newParcel: rma.new_parcel,
    hasSlip: hasSlip(rma.status),
    can: rmaActions(rma.status),
  };
}
