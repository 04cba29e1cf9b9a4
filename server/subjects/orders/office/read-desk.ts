/** One order as its page in the back office shows it (`core/contract/admin/orders/desk.ts`). */
import { sql } from 'kysely';
import * as v from 'valibot';

import type { AddressFields } from '#core/contract/account/address-fields.ts';
import type { DeskLine, OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { adminActions } from '#core/domain/order/actions.ts';
import { isOnlinePayment } from '#core/domain/payment/methods.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { addressIn, loadOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { paidOnline } from '#server/subjects/orders/service/refund/paid-online.ts';

import { buyerOf } from './buyer-of.ts';
import { besideDesk } from './read-beside.ts';
import { sourcesOf } from './sources.ts';

const storedPricing = v.looseObject({
  taxes: v.array(v.object({ taxPercent: v.number(), base: v.number(), tax: v.number() })),
});
const storedOptions = v.array(v.object({ label: v.string(), value: v.string() }));

/** @param uuid of an order, or of a paper of one @throws Refusal `record.unknown` */
async function orderBehind(db: Db, uuid: string): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    select o.uuid from sale_order o where o.uuid = ${uuid} or o.id in (
      select order_id from shipment where uuid = ${uuid}
      union all select order_id from invoice where uuid = ${uuid}
      union all select order_id from refund where uuid = ${uuid}
      union all select order_id from payment_transaction where uuid = ${uuid})`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Refusal('record.unknown');
  return found.uuid;
}

const lineOf = ({ row, ...line }: Order['lines'][number]): DeskLine => ({
  uuid: row.uuid,
  sku: row.sku,
  name: row.name,
  path: row.path,
  image: row.image,
  options: v.parse(storedOptions, row.options),
  unitPrice: moneyOf(row.unit_price),
  taxPercent: line.taxPercent,
  discount: line.discount,
  total: line.total,
  tax: line.tax,
  isStockable: line.isStockable,
  qtyOrdered: line.qtyOrdered,
  qtyInvoiced: line.qtyInvoiced,
  qtyShipped: line.qtyShipped,
  qtyRefunded: line.qtyRefunded,
  qtyRefundedUnshipped: line.qtyRefundedUnshipped,
  qtyCanceled: line.qtyCanceled,
});

const isWritten = (line: string | null): line is string => line !== null && line !== '';

const addressOf = (one: AddressFields): OrderDesk['billing'] => ({
  name: `${one.firstName} ${one.lastName}`,
  company: one.companyName,
  lines: [one.street1, one.street2, one.additional].filter(isWritten),
  postcode: one.postcode,
  city: one.city,
  country: one.country,
  phone: one.phone,
  note: one.deliveryNote,
});

/** @param uuid of the order, or of a parcel, an invoice, a refund or a transaction of it @throws Refusal `record.unknown` */
export async function readDesk(db: Db, uuid: string): Promise<OrderDesk> {
  const order = await loadOrder(db, await orderBehind(db, uuid));
  const { row } = order;
  const method = row.payment_method;
  const { accept, cancel, invoice, ship, refund, recordPayment } = adminActions(order.facts);
  return {
    uuid: row.uuid,
    rev: row.rev,
    revId: row.rev_id,
    number: row.number,
    area: row.area,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    isCancellationAsked: row.cancellation_asked_at !== null && cancel,
    comment: row.comment,
    purchaseOrder: row.purchase_order_number,
    coupon: row.coupon_code,
    buyer: buyerOf(order),
    billing: addressOf(addressIn(row.billing_address)),
    shipping: row.shipping_address === null ? null : addressOf(addressIn(row.shipping_address)),
    payment: {
      method,
      title: row.payment_title,
      isOnline: isOnlinePayment(method),
    },
    money: {
      subTotal: moneyOf(row.sub_total),
      discount: moneyOf(row.discount_amount),
      shipping: moneyOf(row.shipping_amount),
      taxes: v.parse(storedPricing, row.pricing).taxes,
      taxTotal: moneyOf(row.tax_total),
      grandTotal: moneyOf(row.grand_total),
      payable: order.payable,
      paid: order.paid,
      refunded: order.refunded,
      due: order.due,
      shippingRefundable: order.shippingInvoiced - order.shippingRefunded,
      refundableOnline: await paidOnline(db, row.id),
    },
    lines: order.lines.map(lineOf),
    can: { accept, cancel, invoice, ship, refund, recordPayment },
    sources: await sourcesOf(db, order),
    ...(await besideDesk(db, order)),
  };
}
