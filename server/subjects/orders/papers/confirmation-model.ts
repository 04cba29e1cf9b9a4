/** An order on a durable medium (art. L221-13 Code de la consommation; domain 4.7). */
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { OrderConfirmationModel } from '#server/subjects/documents/models/offer.ts';
import type { WithdrawalFormModel } from '#server/subjects/documents/models/plain.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { dayOf } from '#server/platform/settings/clock.ts';

import type { Issuing } from './invoice-model.ts';
import { loadIssuer } from './issuer.ts';
import { buyerOf, payerOf, recipientOf } from './order-parties.ts';
import { isProfessional, type PaperOrder } from './paper-order.ts';
import { bankOf, isByTransfer } from './paper-payment.ts';
import { deliveryOf, linesOf, pricedOf } from './priced-parts.ts';

/** Days to withdraw; null for professionals, and where nothing of the order can be withdrawn from (art. L221-28). */
export function withdrawalDays(setting: ReadSetting, order: PaperOrder): number | null {
  const { row, lines } = order;
  if (isProfessional(order)) return null;
  if (lines.every((line) => line.row.withdrawal_exclusion !== null)) return null;
  return setting('sales.withdrawal.days', { channel: row.area });
}

export async function loadConfirmationModel(
  { db, setting }: Issuing,
  order: PaperOrder,
): Promise<OrderConfirmationModel> {
  const { row } = order;
  const { area, locale } = row;
  const parts = order.lines.map((line) => ({ ...line, quantity: line.qtyOrdered }));
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    ...pricedOf(linesOf(order, parts), order.shipping === null ? [] : [deliveryOf(order, order.shipping)], order.paid),
    number: row.number,
    issuedAtMs: row.placed_at.getTime(),
    buyer: buyerOf(order),
    recipient: recipientOf(order),
    paymentLabel: row.payment_title,
    shippingLabel: row.shipping_title,
    deliveryBy: row.promised_to,
    bank: isByTransfer(row) ? bankOf(setting, row) : null,
    termsVersion: row.terms_version,
    withdrawalDays: withdrawalDays(setting, order),
  };
}

/** The form of the law with the order filled in. */
export async function loadWithdrawalForm({ db, setting }: Issuing, order: PaperOrder): Promise<WithdrawalFormModel> {
  const { row, lines } = order;
  const { area, locale } = row;
  const open = lines.filter((line) => line.row.withdrawal_exclusion === null);
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    number: row.number,
    issuedAtMs: row.placed_at.getTime(),
    orderedOn: dayOf(setting, area, row.placed_at),
    receivedOn: null,
    customer: payerOf(order),
    goods: open.map(({ qtyOrdered, row: { name, sku } }) =>
      say(locale, `${qtyOrdered} × ${name} (réf. ${sku})`, `${qtyOrdered} × ${name} (ref. ${sku})`),
    ),
  };
}
