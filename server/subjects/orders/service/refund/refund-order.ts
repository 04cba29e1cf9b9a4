/**
 * Money goes back (domain 4.5): never more than was paid, with a credit note that corrects the invoices, and with what
 * becomes of the goods. A provider is asked afterwards, by a job.
 */
import { sql } from 'kysely';

import { counterScope, documentNumber } from '#core/domain/order/document-number.ts';
import { unshippedOf } from '#core/domain/order/quantities.ts';
import { refundParts, type RefundParts, type RefundRequest } from '#core/domain/order/refund-parts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { clockIn } from '#server/platform/settings/clock.ts';
import { numericOf } from '#server/database/decimal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { brokenRules } from '#server/subjects/documents/factur-x/check-invoice.ts';
import { nextNumber } from '#server/subjects/orders/next-number.ts';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import { loadCreditNoteModel } from '#server/subjects/orders/papers/credit-note-model.ts';
import { releaseStock, returnStock } from '#server/subjects/orders/stock/reserve.ts';

import { causeOf } from '../cause-of.ts';
import { countUnits } from '../count-units.ts';
import { noteReceived } from '../parcel/follow-shipment.ts';
import { invoiceFormat, type Issued } from '../issue-invoice.ts';
import { buyerIn, type Order, type OrderLine } from '../load-order.ts';
import { reloadOrder, settleStatus } from '../move-order.ts';
import type { OrderWork } from '../order-work.ts';
import { paidOnline } from './paid-online.ts';
import { giveCredit } from './refund-money.ts';
import { settleInvoices } from '../settle-invoices.ts';
import { settleWithdrawals } from './settle-withdrawals.ts';

export interface RefundOrder extends RefundRequest {
  /** Asked for again under the same UUID, the refund is the same. */
  readonly uuid: string;
  readonly method: RefundMethod;
  readonly reason: string | null;
  /** Of the units refunded, those the buyer sent back; where silent, units that never left are taken first. */
  readonly fromBuyer?: Readonly<Record<string, number>>;
  /** Lines whose units came back whole, and the place of stock they go to. */
  readonly restock: { readonly source: string; readonly lines: readonly string[] } | null;
  /** Rows of the return and of the withdrawal it follows from. */
  readonly rmaId?: number | null;
  readonly withdrawalId?: number | null;
}

interface RefundedLine {
  readonly line: OrderLine;
  readonly count: number;
  /** Of them, never sent. */
  readonly unshipped: number;
}

/**
 * @throws Refusal `refund.quantityInvalid`, `refund.amountInvalid`, `refund.amountTooHigh`, `refund.feeForbidden`,
 * `order.notAllowed` for credit to nobody, `record.moved` when the UUID is another order's refund
 */
export async function refundOrder(work: OrderWork, order: Order, request: RefundOrder): Promise<Issued> {
  const { trx, now } = work;
  const before = await trx
    .selectFrom('refund')
    .select(['uuid', 'number', 'order_id'])
    .where('uuid', '=', request.uuid)
    .executeTakeFirst();
  if (before !== undefined) {
    if (before.order_id !== order.row.id) throw new Refusal('record.moved');
    return { uuid: before.uuid, number: before.number };
  }
  const parts = refundParts(order, request);
  if (typeof parts === 'string') throw new Refusal(parts);
  await checkMethod(work, order, request, parts);
  const lines = parts.lines.flatMap(({ uuid, quantity }): RefundedLine[] => {
    const line = order.lines.find((one) => one.uuid === uuid);
    if (line === undefined) return [];
    return [{ line, count: quantity, unshipped: unshippedOf(line, quantity, request.fromBuyer?.[uuid]) }];
  });
  await moveUnits(work, order, lines, request);
  await trx
    .updateTable('sale_order')
    .set({
      refunded_total: sql`refunded_total + ${numericOf(parts.total)}::numeric`,
      shipping_refunded: sql`shipping_refunded + ${numericOf(parts.shipping?.total ?? 0)}::numeric`,
      updated_at: now,
    })
    .where('id', '=', order.row.id)
    .execute();
  await noteReceived(work, order);
  const after = await reloadOrder(trx, order);
  await settleInvoices(work, after);
  await settleStatus(work, after, 'refund', request.reason);
  const issued = await insertRefund(work, order, request, { parts, lines });
  await settleWithdrawals(trx, order.row.id);
  if (request.method === 'store_credit') await giveCredit(work, order, request.uuid, parts.total);
  if (request.method === 'provider') await work.jobs.enqueue(trx, 'payment.refund', { refund: request.uuid });
  await tell(work, order, request.uuid);
  return issued;
}

async function checkMethod(work: OrderWork, order: Order, { method }: RefundOrder, { total }: RefundParts) {
  if (method === 'store_credit' && order.customerId === null) {
    throw new Refusal('order.notAllowed', { trigger: 'refund', reason: 'guest' });
  }
  if (method !== 'provider') return;
  const left = await paidOnline(work.trx, order.row.id);
  if (total > left) throw new Refusal('refund.amountTooHigh', { reason: 'provider', left });
}

/** What was still in the shop is sold again; what came back goes where it is said to. */
async function moveUnits(
  work: OrderWork,
  order: Order,
  lines: readonly RefundedLine[],
  { restock }: RefundOrder,
): Promise<void> {
  const { trx } = work;
  const counts = (of: (line: RefundedLine) => number) => lines.map((one) => ({ id: one.line.row.id, count: of(one) }));
  await countUnits(
    trx,
    'qty_refunded',
    counts((one) => one.count),
  );
  await countUnits(
    trx,
    'qty_refunded_unshipped',
    counts((one) => one.unshipped),
  );
  await releaseStock(
    trx,
    lines.map(({ line, unshipped }) => ({ lineId: line.row.id, quantity: unshipped })),
  );
  if (restock === null) return;
  const whole = lines.flatMap(({ line, count, unshipped }) => {
    const productId = line.row.variant_id ?? line.row.product_id;
    const quantity = line.isStockable && restock.lines.includes(line.uuid) ? count - unshipped : 0;
    return productId === null || quantity === 0 ? [] : [{ productId, quantity }];
  });
  await returnStock(trx, restock.source, whole, causeOf(work, order.row, 'refund'));
}

interface RefundFacts {
  readonly parts: RefundParts;
  readonly lines: readonly RefundedLine[];
}

async function insertRefund(work: OrderWork, order: Order, request: RefundOrder, { parts, lines }: RefundFacts) {
  const { trx, now, by } = work;
  const { uuid, method, reason } = request;
  const { number, model } = await numbered(work, order, request, parts);
  const isDone = method === 'store_credit' || method === 'manual';
  await trx
    .insertInto('refund')
    .values({
      uuid,
      number,
      order_id: order.row.id,
      state: isDone ? 'refunded' : 'pending',
      method,
      reason,
      lines: JSON.stringify(
        parts.lines.map((part) => ({
          ...part,
          unshipped: lines.find(({ line }) => line.uuid === part.uuid)?.unshipped ?? 0,
          restock: request.restock?.lines.includes(part.uuid) ?? false,
        })),
      ),
      shipping_amount: numericOf(parts.shipping?.total ?? 0),
      adjustment_refund: numericOf(parts.adjustmentRefund),
      adjustment_fee: numericOf(parts.adjustmentFee),
      tax_total: numericOf(parts.tax),
      grand_total: numericOf(parts.total),
      model: JSON.stringify(model),
      rma_id: request.rmaId ?? null,
      withdrawal_id: request.withdrawalId ?? null,
      created_by: by.id ?? by.kind,
      created_at: now,
      settled_at: isDone ? now : null,
    })
    .execute();
  return { uuid, number };
}

/** A credit note corrects invoices: money that goes back before there is one has no number of their series. */
async function numbered({ trx, now, settings }: OrderWork, order: Order, request: RefundOrder, parts: RefundParts) {
  const setting = await settings();
  const invoices = await trx
    .selectFrom('invoice')
    .select(['number', 'issued_at'])
    .where('order_id', '=', order.row.id)
    .orderBy('id')
    .execute();
  if (invoices.length === 0) {
    const earlier = trx.selectFrom('refund').select((row) => row.fn.countAll<string>().as('count'));
    const { count } = await earlier.where('order_id', '=', order.row.id).executeTakeFirstOrThrow();
    return { number: `${order.row.number}-R${Number(count) + 1}`, model: null };
  }
  const model = await loadCreditNoteModel({ db: trx, setting }, order, parts, {
    number: '',
    issuedAt: now,
    method: request.method,
    reason: request.reason,
    invoices: invoices.map((invoice) => ({ number: invoice.number, issuedAt: invoice.issued_at })),
  });
  const rules = brokenRules(model);
  if (rules.length > 0) throw new Refusal('invoice.incomplete', { rules });
  const zone = clockIn(setting, order.row.area);
  const format = invoiceFormat(setting, 'credit_note');
  const place = await nextNumber(trx, 'credit_note', counterScope(format, now.getTime(), zone));
  const number = documentNumber(format, place, now.getTime(), zone);
  return { number, model: { ...model, number } };
}

async function tell(work: OrderWork, { row }: Order, uuid: string): Promise<void> {
  const to = buyerIn(row.buyer).email;
  await orderMail(work, { template: 'refund.made', uuid, to, locale: row.locale, rank: 'order' });
  await orderMail(work, { template: 'refund.made.shop', uuid, to: work.shopEmail, locale: 'fr_FR', rank: 'shop' });
}
