/** Orders as their buyer follows them. */
import * as v from 'valibot';

import type { OrderPackage, OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import { isPaymentMethod, paymentFacts } from '#core/domain/payment/methods.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';
import { loadStored, readingOf } from '#server/platform/settings/core-config.ts';
import { addressIn, buyerIn, loadOrderLines, orderOf, type Order } from '#server/subjects/orders/service/load-order.ts';
import type { Wanted } from '#server/sync/change/subject.ts';

import { loadBeside, type Beside } from './load-beside.ts';

const storedPricing = v.looseObject({
  taxes: v.array(v.object({ taxPercent: v.number(), base: v.number(), tax: v.number() })),
});
const storedOptions = v.array(v.object({ label: v.string(), value: v.string() }));
const exclusion = v.nullable(v.picklist(['made_to_order', 'unsealed_hygiene', 'download']));

/** @param wanted UUIDs, or all */
export async function readOrders(db: Db | Trx, person: Person, wanted: Wanted): Promise<OrderRecord[]> {
  if (wanted.length === 0 || person.kind !== 'customer') return [];
  let query = db.selectFrom('sale_order').selectAll().where('customer_id', '=', person.id);
  if (wanted !== 'all') query = query.where('uuid', 'in', wanted);
  const rows = await query.orderBy('id').execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const linesOf = groupRows(await loadOrderLines(db, ids), (line) => line.order_id);
  const beside = await loadBeside(db, ids);
  const setting = readingOf(await loadStored(db), () => {});
  return rows.map((row) => recordOf(orderOf(row, linesOf.get(row.id) ?? []), beside, setting));
}

function recordOf(order: Order, beside: Beside, setting: ReturnType<typeof readingOf>): OrderRecord {
  const { row } = order;
  const { taxes } = v.parse(storedPricing, row.pricing);
  const attempt = beside.attempts.get(row.id)?.at(-1);
  const place = { channel: row.area };
  const isTransfer = isPaymentMethod(row.payment_method) && paymentFacts(row.payment_method).kind === 'transfer';
  const source = row.pickup_source === null ? undefined : beside.sources.get(row.pickup_source);
  const bank = <Name extends 'account_holder' | 'iban' | 'bic' | 'bank_name' | 'instructions'>(name: Name) =>
    setting(`sales.payment_methods.banktransfer.${name}`, place);
  return {
    kind: 'order',
    uuid: row.uuid,
    area: row.area,
    number: row.number,
    status: row.status,
    quote: beside.quotes.get(row.id) ?? null,
    placedAt: row.placed_at.toISOString(),
    lines: order.lines.map((line) => lineOf(line, beside)),
    subTotal: moneyOf(row.sub_total),
    discountAmount: moneyOf(row.discount_amount),
    shippingAmount: moneyOf(row.shipping_amount),
    taxes,
    taxTotal: moneyOf(row.tax_total),
    grandTotal: moneyOf(row.grand_total),
    paid: order.paid,
    refunded: order.refunded,
    couponCode: row.coupon_code,
    comment: row.comment,
    billing: addressIn(row.billing_address),
    shipping: row.shipping_address === null ? null : addressIn(row.shipping_address),
    shippingMethod: row.shipping_method,
    shippingTitle: row.shipping_title,
    pickup: source ?? null,
    promisedFrom: row.promised_from,
    promisedTo: row.promised_to,
    payment: {
      method: row.payment_method,
      title: row.payment_title,
      failure: attempt?.state === 'failed' ? (attempt.failure ?? 'failed') : null,
      attempt: attempt?.reference ?? null,
      isUnderWay: attempt?.state === 'pending' || attempt?.state === 'authorized',
      expiresAt: row.expires_at?.toISOString() ?? null,
      transfer: isTransfer
        ? {
            holder: bank('account_holder'),
            iban: bank('iban'),
            bic: bank('bic'),
            bank: bank('bank_name'),
            instructions: bank('instructions'),
          }
        : null,
    },
    packages: (beside.packages.get(row.id) ?? []).map((one): OrderPackage => ({ ...one })),
    documents: beside.documents.get(row.id) ?? [],
    comments: beside.comments.get(row.id) ?? [],
    history: beside.history.get(row.id) ?? [],
    withdrawals: beside.withdrawals.get(row.id) ?? [],
    downloads: beside.downloads.get(row.id) ?? [],
    isCancellationAsked: row.cancellation_asked_at !== null,
    isProfessional: buyerIn(row.buyer).type === 'professional',
  };
}

function lineOf(line: Order['lines'][number], { products }: Beside): OrderRecordLine {
  const { row, ...counts } = line;
  return {
    uuid: row.uuid,
    lineKey: row.line_key,
    product: row.product_id === null ? null : (products.get(row.product_id) ?? null),
    variant: row.variant_id === null ? null : (products.get(row.variant_id) ?? null),
    ...(row.kit === null ? {} : { kit: row.kit }),
    path: row.path,
    image: row.image,
    name: row.name,
    sku: row.sku,
    options: v.parse(storedOptions, row.options),
    unitPrice: moneyOf(row.unit_price),
    taxPercent: counts.taxPercent,
    deposit: moneyOf(row.deposit),
    ecoContribution: moneyOf(row.eco_contribution),
    discount: counts.discount,
    total: counts.total,
    isStockable: counts.isStockable,
    qtyOrdered: counts.qtyOrdered,
    qtyInvoiced: counts.qtyInvoiced,
    qtyShipped: counts.qtyShipped,
    qtyRefunded: counts.qtyRefunded,
    qtyRefundedUnshipped: counts.qtyRefundedUnshipped,
    qtyCanceled: counts.qtyCanceled,
    returnDays: row.return_days,
    allowReturn: row.allow_return,
    withdrawalExclusion: v.parse(exclusion, row.withdrawal_exclusion),
  };
}
