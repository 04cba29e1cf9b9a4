/** What a credit note says of a refund, when it is issued (domain 4.3, 4.5): it corrects the invoices of the order. */
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import type { RefundParts } from '#core/domain/order/refund-parts.ts';
import type { Money } from '#core/domain/price/money.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { Charge, PricedLine } from '#server/subjects/documents/models/amounts.ts';
import type { CreditNoteModel } from '#server/subjects/documents/models/invoice.ts';
import { dayOf } from '#server/platform/settings/clock.ts';

import { loadInvoiceFrame, operationOf, type Issuing } from './invoice-model.ts';
import type { PaperOrder } from './paper-order.ts';
import { deliveryOf, linesOf, pricedOf } from './priced-parts.ts';

export interface CreditNoteFacts {
  readonly number: string;
  readonly issuedAt: Date;
  readonly method: RefundMethod;
  readonly reason: string | null;
  /** The invoices of the order, at least one. */
  readonly invoices: readonly { readonly number: string; readonly issuedAt: Date }[];
}

/** How money goes back, in the words of the buyer. */
export function refundLabel({ row }: Pick<PaperOrder, 'row'>, method: RefundMethod): string {
  const { locale } = row;
  switch (method) {
    case 'provider':
      return row.payment_title;
    case 'transfer':
      return say(locale, 'Virement bancaire', 'Bank transfer');
    case 'store_credit':
      return say(locale, 'Avoir sur votre compte client', 'Credit on your account');
    case 'manual':
      return say(locale, 'Remboursement au comptoir', 'Refund at the counter');
  }
}

/** An amount without VAT of its own, given beside the lines or kept back from them. */
const adjustment = (label: string, amount: Money): Charge => ({
  kind: 'fee',
  label,
  taxPercent: 0,
  exemption: null,
  net: amount,
  tax: 0,
  total: amount,
});

/** What no line of goods holds, as a line: a document has one at least. */
const asLine = (charge: Charge): PricedLine => ({
  reference: '–',
  name: charge.label,
  details: [],
  quantity: 1,
  unitNet: charge.net,
  unitTotal: charge.total,
  discountNet: 0,
  discountTotal: 0,
  deposit: 0,
  ecoContribution: 0,
  taxPercent: charge.taxPercent,
  exemption: charge.exemption,
  net: charge.net,
  tax: charge.tax,
  total: charge.total,
});

export async function loadCreditNoteModel(
  issuing: Issuing,
  order: PaperOrder,
  parts: RefundParts,
  { number, issuedAt, method, reason, invoices }: CreditNoteFacts,
): Promise<CreditNoteModel> {
  const { locale, area } = order.row;
  const { setting } = issuing;
  const frame = await loadInvoiceFrame(issuing, order, issuedAt);
  const given = [
    ...(parts.shipping === null ? [] : [deliveryOf(order, parts.shipping)]),
    ...(parts.adjustmentRefund === 0
      ? []
      : [adjustment(say(locale, 'Geste commercial', 'Goodwill gesture'), parts.adjustmentRefund)]),
  ];
  const kept =
    parts.adjustmentFee === 0 ? [] : [adjustment(say(locale, 'Frais retenus', 'Fees kept back'), -parts.adjustmentFee)];
  const goods = linesOf(order, parts.lines);
  const lines = goods.length > 0 ? goods : given.map(asLine);
  const charges = goods.length > 0 ? [...given, ...kept] : kept;
  const label = refundLabel(order, method);
  const day = dayOf(setting, area, issuedAt);
  const refunded = order.lines.filter((line) => parts.lines.some(({ uuid }) => uuid === line.uuid));
  return {
    ...frame,
    ...pricedOf(lines, charges, parts.total),
    number,
    recipient: null,
    operation: operationOf(refunded.length > 0 ? refunded : order.lines),
    terms: { ...frame.terms, dueOn: day },
    payment: { kind: 'other', label, paidOn: day, bank: null },
    invoices: invoices.map((one) => ({ number: one.number, issuedOn: dayOf(setting, area, one.issuedAt) })),
    reason,
  };
}
