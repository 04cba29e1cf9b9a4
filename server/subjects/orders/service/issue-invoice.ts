/**
 * Invoices (domain 4.3): issued with everything they say, and never changed. The number is taken late and within the
 * transaction, so that one that is rolled back has taken none.
 */
import { sql } from 'kysely';

import { adminActions } from '#core/domain/order/actions.ts';
import { counterScope, documentNumber, type NumberFormat } from '#core/domain/order/document-number.ts';
import { allToInvoice, invoiceParts } from '#core/domain/order/invoice-parts.ts';
import { firstInvoiceState } from '#core/domain/order/invoice-state.ts';
import type { Units } from '#core/domain/order/order-amounts.ts';
import { endOfParisDay } from '#core/domain/shop/paris-instant.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { clockIn } from '#server/platform/settings/clock.ts';
import { moneyOf, numericOf } from '#server/database/decimal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import { brokenRules } from '#server/subjects/documents/factur-x/check-invoice.ts';
import { nextNumber } from '#server/subjects/orders/next-number.ts';
import { loadInvoiceModel } from '#server/subjects/orders/papers/invoice-model.ts';

import { countUnits } from './count-units.ts';
import { buyerIn, type Order } from './load-order.ts';
import { reloadOrder, settleStatus } from './move-order.ts';
import { SYSTEM, type OrderWork } from './order-work.ts';

export interface Issued {
  readonly uuid: string;
  readonly number: string;
}

/** How invoices are numbered; credit notes are alike but for their prefix. */
export function invoiceFormat(setting: ReadSetting, series: 'invoice' | 'credit_note'): NumberFormat {
  return {
    prefix: setting(`sales.invoice_settings.${series}_number.prefix`),
    length: setting('sales.invoice_settings.invoice_number.length'),
    suffix: '',
    yearlyReset: setting('sales.invoice_settings.invoice_number.yearly_reset'),
  };
}

/**
 * Invoices units of an order, everything left where none are named; delivery goes with the first invoice.
 * @throws Refusal `order.notAllowed`, `invoice.quantityInvalid`, or `invoice.incomplete` where the law wants more of the
 * shop or the buyer than is known
 */
export async function issueInvoice(work: OrderWork, order: Order, units?: Units): Promise<Issued> {
  const { trx, now, ids } = work;
  if (!adminActions(order.facts).invoice) throw new Refusal('order.notAllowed', { trigger: 'invoice' });
  const parts = invoiceParts(order, units ?? allToInvoice(order));
  if (typeof parts === 'string') throw new Refusal(parts);
  const setting = await work.settings();
  const before = moneyOf(order.row.invoiced_total);
  const paid = Math.max(0, Math.min(parts.total, order.paid - before));
  const facts = { issuedAt: now, paid };
  const draft = await loadInvoiceModel({ db: trx, setting }, order, parts, { ...facts, number: '' });
  const rules = brokenRules(draft);
  if (rules.length > 0) throw new Refusal('invoice.incomplete', { rules });
  const lineIds = new Map(order.lines.map((line) => [line.uuid, line.row.id]));
  await countUnits(
    trx,
    'qty_invoiced',
    parts.lines.map(({ uuid, quantity }) => ({ id: lineIds.get(uuid) ?? 0, count: quantity })),
  );
  const shipping = parts.shipping?.total ?? 0;
  await trx
    .updateTable('sale_order')
    .set({
      invoiced_total: sql`invoiced_total + ${numericOf(parts.total)}::numeric`,
      shipping_invoiced: sql`shipping_invoiced + ${numericOf(shipping)}::numeric`,
      updated_at: now,
    })
    .where('id', '=', order.row.id)
    .execute();
  await settleStatus(work, await reloadOrder(trx, order), 'invoice');
  const uuid = ids.uuid();
  const zone = clockIn(setting, order.row.area);
  const format = invoiceFormat(setting, 'invoice');
  const number = documentNumber(
    format,
    await nextNumber(trx, 'invoice', counterScope(format, now.getTime(), zone)),
    now.getTime(),
    zone,
  );
  const isPaid = paid === parts.total;
  await trx
    .insertInto('invoice')
    .values({
      uuid,
      number,
      order_id: order.row.id,
      state: firstInvoiceState(isPaid),
      issued_at: now,
      due_at: isPaid ? null : new Date(endOfParisDay(draft.terms.dueOn)),
      grand_total: numericOf(parts.total),
      tax_total: numericOf(parts.tax),
      shipping_amount: numericOf(shipping),
      parts: JSON.stringify(parts),
      model: JSON.stringify({ ...draft, number }),
    })
    .execute();
  const { locale, buyer } = order.row;
  await orderMail(work, { template: 'invoice.issued', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
  return { uuid, number };
}

/**
 * Invoices everything left, by the shop itself: on payment (`sales.invoice_settings.auto_invoice`) or where nothing is to
 * pay. An invoice that may not be issued yet is left to people, with a note: the money came all the same.
 */
export async function invoiceAll(work: OrderWork, order: Order): Promise<void> {
  if (!adminActions(order.facts).invoice) return;
  try {
    await issueInvoice({ ...work, by: SYSTEM }, order);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'invoice.incomplete') throw error;
    await work.trx
      .insertInto('order_comment')
      .values({
        uuid: work.ids.uuid(),
        order_id: order.row.id,
        author: 'system',
        message: `Facture non émise, mentions à compléter : ${String(error.data['rules'])}`,
        is_visible: false,
        at: work.now,
      })
      .execute();
  }
}
