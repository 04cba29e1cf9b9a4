/** Parts of mails that say what was ordered: lines, sums, addresses, delivery, payment. */
import * as v from 'valibot';

import { addressLines, type AddressFields } from '#core/contract/account/address-fields.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { languageTag } from '#core/domain/shop/locale.ts';
import { NO_BREAK } from '#core/domain/text/spaces.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { amounts, facts } from '#server/platform/mail/facts.ts';
import type { MailPart } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { clockIn } from '#server/platform/settings/clock.ts';
import { bankOf } from '#server/subjects/orders/papers/paper-payment.ts';
import { dayIn, percentIn, spacedIban } from '#server/subjects/documents/blocks/words.ts';

import { money, type MailedOrder } from './order-of-mail.ts';

const storedTaxes = v.looseObject({
  taxes: v.array(v.looseObject({ taxPercent: v.number(), tax: v.number() })),
});

/** What was ordered, and what it costs. */
export function articles({ order }: MailedOrder, locale: Locale): MailPart {
  return {
    kind: 'articles',
    rows: order.lines.map(({ row, qtyOrdered, total }) => ({
      // a component is told by the kit it belongs to
      name: row.kit === null ? row.name : `${row.kit.name} – ${row.name}`,
      reference: row.sku,
      quantity: qtyOrdered,
      amount: money(total, locale),
    })),
    total: [say(locale, 'Total TTC', 'Total incl. VAT'), money(moneyOf(order.row.grand_total), locale)],
  };
}

/** How the total comes about: goods, discounts, delivery, VAT by rate. */
export function sums({ order }: MailedOrder, locale: Locale): MailPart {
  const { row, shipping } = order;
  const discount = moneyOf(row.discount_amount);
  const { taxes } = v.parse(storedTaxes, row.pricing);
  return amounts([
    [say(locale, 'Sous-total TTC', 'Subtotal incl. VAT'), money(moneyOf(row.sub_total), locale)],
    [say(locale, 'Remises', 'Discounts'), discount === 0 ? null : money(-discount, locale)],
    [
      say(locale, 'Livraison', 'Delivery'),
      shipping === null ? null : shipping.total === 0 ? say(locale, 'Offerte', 'Free') : money(shipping.total, locale),
    ],
    ...taxes.map(
      ({ taxPercent, tax }) =>
        [
          say(locale, `dont TVA ${percentIn(locale, taxPercent)}`, `of which VAT ${percentIn(locale, taxPercent)}`),
          money(tax, locale),
        ] as const,
    ),
    [say(locale, 'Déjà réglé', 'Already paid'), order.paid === 0 ? null : money(order.paid, locale)],
  ]);
}

function oneLine(address: AddressFields, locale: Locale): string {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const abroad = address.country === 'FR' ? [] : [names.of(address.country) ?? address.country];
  return [...addressLines(address), ...abroad].join(', ');
}

/** Where it goes, by when, and how it is paid. */
export function conditions({ order, billing, shipping }: MailedOrder, locale: Locale): MailPart {
  const { row } = order;
  const delivered = shipping === null ? null : oneLine(shipping, locale);
  return facts([
    [say(locale, 'Adresse de facturation', 'Billing address'), oneLine(billing, locale)],
    [say(locale, 'Adresse de livraison', 'Delivery address'), delivered],
    [say(locale, 'Mode de livraison', 'Delivery method'), row.shipping_title],
    [say(locale, 'Livraison prévue', 'Expected delivery'), promised(row, locale)],
    [say(locale, 'Paiement', 'Payment'), row.payment_title],
    [say(locale, 'Votre référence', 'Your reference'), row.purchase_order_number],
  ]);
}

function promised(row: MailedOrder['order']['row'], locale: Locale): string | null {
  const { promised_from: from, promised_to: to } = row;
  if (from === null || to === null) return null;
  if (from === to) return say(locale, `le ${dayIn(locale, to)}`, dayIn(locale, to));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const [first, last] = [isOneMonth ? String(Number(from.slice(8))) : dayIn(locale, from), dayIn(locale, to)];
  return say(locale, `entre le ${first} et le ${last}`, `between ${first} and ${last}`);
}

/** Where the transfer goes, how much, under what reference and until when. */
export function transferFacts({ order, setting }: MailedOrder, locale: Locale): MailPart {
  const { row, due } = order;
  const bank = bankOf(setting, row);
  return facts([
    [say(locale, 'Bénéficiaire', 'Account holder'), bank?.holder],
    /* on a small screen it takes two lines */
    ['IBAN', bank && spacedIban(bank.iban).replaceAll(NO_BREAK, ' ')],
    ['BIC', bank?.bic],
    [say(locale, 'Banque', 'Bank'), bank?.bankName],
    [say(locale, 'Montant', 'Amount'), money(due, locale)],
    [say(locale, 'Référence à indiquer', 'Reference to give'), row.number],
    [
      say(locale, 'Avant le', 'Before'),
      row.expires_at && instantIn(locale, row.expires_at, clockIn(setting, row.area)),
    ],
  ]);
}
