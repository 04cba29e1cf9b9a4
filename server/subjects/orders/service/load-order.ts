import type { Selectable } from 'kysely';
import * as v from 'valibot';

import { addressFields, type AddressFields } from '#core/contract/account/address-fields.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import { isPaymentMethod, paymentFacts } from '#core/domain/payment/methods.ts';
import { amountDue } from '#core/domain/order/payment-state.ts';
import { payableTotal } from '#core/domain/order/invoice-parts.ts';
import type { OrderFacts } from '#core/domain/order/actions.ts';
import type { LineAmounts } from '#core/domain/order/order-amounts.ts';
import type { RefundedOrder } from '#core/domain/order/refund-parts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { SaleOrderLineRow, SaleOrderRow } from '#server/database/tables/sale/order-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

export type OrderRow = Selectable<SaleOrderRow>;
export type OrderLineRow = Selectable<SaleOrderLineRow>;

/** A line with its row and what the rules of orders read of it. */
export interface OrderLine extends LineAmounts {
  readonly row: OrderLineRow;
}

/** An order as its rules read it. */
export interface Order extends RefundedOrder {
  readonly row: OrderRow;
  readonly customerId: string | null;
  readonly lines: readonly OrderLine[];
  /** Asked for without cancelled units, and what of it is not paid. */
  readonly payable: number;
  readonly due: number;
  readonly facts: OrderFacts;
}

const lineOf = (row: OrderLineRow): OrderLine => ({
  row,
  uuid: row.uuid,
  total: moneyOf(row.total),
  discount: moneyOf(row.discount_amount),
  tax: moneyOf(row.tax_amount),
  taxPercent: Number(row.tax_percent),
  isStockable: row.is_stockable,
  qtyOrdered: row.qty_ordered,
  qtyInvoiced: row.qty_invoiced,
  qtyShipped: row.qty_shipped,
  qtyRefunded: row.qty_refunded,
  qtyRefundedUnshipped: row.qty_refunded_unshipped,
  qtyCanceled: row.qty_canceled,
});

const storedShipping = v.looseObject({
  shipping: v.nullable(
    v.looseObject({ total: v.number(), discount: v.number(), tax: v.number(), taxPercent: v.number() }),
  ),
});

/** Rows as the rules read them. */
export function orderOf(row: OrderRow, rows: readonly OrderLineRow[]): Order {
  const lines = rows.map(lineOf);
  const { shipping } = v.parse(storedShipping, row.pricing);
  const amounts = { lines, shipping };
  const paid = moneyOf(row.paid_total);
  const refunded = moneyOf(row.refunded_total);
  const payable = payableTotal(amounts);
  const due = amountDue({ payable, paid });
  const paysLater = isPaymentMethod(row.payment_method) && !paymentFacts(row.payment_method).needsPrepayment;
  return {
    row,
    customerId: row.customer_id,
    lines,
    shipping,
    shippingInvoiced: moneyOf(row.shipping_invoiced),
    shippingRefunded: moneyOf(row.shipping_refunded),
    paid,
    refunded,
    payable,
    due,
    facts: { status: row.status, lines, paid, refunded, due, paysLater },
  };
}

/** The lines of orders, in their order. */
export const loadOrderLines = (db: Db | Trx, orders: readonly number[]): Promise<OrderLineRow[]> =>
  db.selectFrom('sale_order_line').selectAll().where('order_id', 'in', orders).orderBy('position').execute();

/** @throws Refusal `record.unknown` */
export async function lockOrder(trx: Trx, uuid: string): Promise<Order> {
  const row = await trx.selectFrom('sale_order').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return orderOf(row, await loadOrderLines(trx, [row.id]));
}

/** @throws Refusal `record.unknown` */
export async function loadOrder(db: Db | Trx, uuid: string): Promise<Order> {
  const row = await db.selectFrom('sale_order').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return orderOf(row, await loadOrderLines(db, [row.id]));
}

/** @throws Refusal `record.unknown`, also for somebody else's order */
export async function findOwnOrder(db: Db | Trx, uuid: string, customer: string): Promise<Order> {
  const row = await db
    .selectFrom('sale_order')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return orderOf(row, await loadOrderLines(db, [row.id]));
}

const address = schemaOf(addressFields);

/** An address as it was stored with an order. */
export const addressIn = (stored: unknown): AddressFields => v.parse(address, stored);

const buyer = v.looseObject({
  group: v.string(),
  type: v.picklist(['individual', 'professional']),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  company: v.nullable(
    v.object({
      name: v.string(),
      tradeName: v.nullable(v.string()),
      siret: v.nullable(v.string()),
      vatNumber: v.nullable(v.string()),
    }),
  ),
});

export type OrderBuyer = v.InferOutput<typeof buyer>;

/** Who bought, as stored with an order. */
export const buyerIn = (stored: unknown): OrderBuyer => v.parse(buyer, stored);
