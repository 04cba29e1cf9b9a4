/** What an invoice says of an order, when it is issued (domain 4.3). */
import type { InvoiceParts } from '#core/domain/order/invoice-parts.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { addDays } from '#core/domain/shop/day.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { InvoiceModel, Operation } from '#server/subjects/documents/models/invoice.ts';
import { dayOf } from '#server/platform/settings/clock.ts';

import { loadIssuer } from './issuer.ts';
import { buyerOf, recipientOf } from './order-parties.ts';
import type { PaperOrder } from './paper-order.ts';
import { paymentOf } from './paper-payment.ts';
import { deliveryOf, linesOf, pricedOf } from './priced-parts.ts';

export interface InvoiceFacts {
  /** Empty while it is only looked at whether it may be issued. */
  readonly number: string;
  readonly issuedAt: Date;
  /** Of its total. */
  readonly paid: Money;
}

export interface Issuing {
  readonly db: Db | Trx;
  readonly setting: ReadSetting;
}

export function operationOf(lines: readonly { readonly isStockable: boolean }[]): Operation {
  if (lines.every(({ isStockable }) => isStockable)) return 'goods';
  return lines.some(({ isStockable }) => isStockable) ? 'mixed' : 'services';
}

/** Last day to pay an invoice; the day of issue for one that is paid. */
export function dueOn(setting: ReadSetting, area: Area, issuedAt: Date, isPaid: boolean): string {
  const days = isPaid ? 0 : setting('sales.invoice_settings.payment_terms.due_days');
  return addDays(dayOf(setting, area, issuedAt), days);
}

/** What invoices and credit notes of an order have in common. */
export async function loadInvoiceFrame({ db, setting }: Issuing, order: PaperOrder, issuedAt: Date) {
  const { row } = order;
  const { area, locale } = row;
  const terms = <Name extends 'late_rate' | 'late_fee' | 'discount_text'>(name: Name) =>
    setting(`sales.invoice_settings.payment_terms.${name}`);
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    issuedAtMs: issuedAt.getTime(),
    buyer: buyerOf(order),
    orderNumber: row.number,
    saleOn: dayOf(setting, area, row.placed_at),
    taxOnDebits: false,
    terms: {
      discountText: terms('discount_text'),
      lateRate: terms('late_rate'),
      recoveryFee: terms('late_fee') ?? 0,
    },
    note: setting('sales.invoice_settings.pdf.footer_text', { channel: area, locale }) || null,
  };
}

export async function loadInvoiceModel(
  issuing: Issuing,
  order: PaperOrder,
  parts: InvoiceParts,
  { number, issuedAt, paid }: InvoiceFacts,
): Promise<InvoiceModel> {
  const { setting } = issuing;
  const { row } = order;
  const isPaid = paid >= parts.total;
  const frame = await loadInvoiceFrame(issuing, order, issuedAt);
  const invoiced = order.lines.filter((line) => parts.lines.some(({ uuid }) => uuid === line.uuid));
  const charges = parts.shipping === null ? [] : [deliveryOf(order, parts.shipping)];
  const paidOn = isPaid ? dayOf(setting, row.area, row.paid_at ?? issuedAt) : null;
  return {
    ...frame,
    ...pricedOf(linesOf(order, parts.lines), charges, paid),
    number,
    recipient: recipientOf(order),
    operation: operationOf(invoiced),
    terms: { ...frame.terms, dueOn: dueOn(setting, row.area, issuedAt, isPaid) },
    payment: paymentOf(setting, row, paidOn),
  };
}
