import { cutText } from '#core/domain/text/cut-text.ts';

import { decimalOf } from '../cents.ts';
import type { PaymentRequest } from '../payment-gateway.ts';

/** How long PayPal lets the texts of a form be. */
const MAX = { item: 127, name: 32, street: 100, city: 40, zip: 32, email: 127 } as const;

interface Item {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitCents: number;
}

const sumOf = (items: readonly Item[]): number => items.reduce((sum, one) => sum + one.quantity * one.unitCents, 0);

/**
 * The lines PayPal adds up. Where its sum would differ from what the order costs, or a line is free – it refuses those –
 * there is one line with the whole (domain 4.6).
 */
function basketOf(payment: PaymentRequest): { readonly items: readonly Item[]; readonly discountCents: number } {
  const { amount, lines, deliveryCents, discountCents } = payment;
  const items = [
    ...lines,
    ...(deliveryCents > 0 ? [{ name: 'Livraison', sku: '', quantity: 1, unitCents: deliveryCents }] : []),
  ];
  const sum = sumOf(items);
  const plain = items.every(({ quantity, unitCents }) => quantity > 0 && unitCents > 0);
  if (plain && discountCents >= 0 && discountCents < sum && sum - discountCents === amount.cents)
    return { items, discountCents };
  const whole = { name: `Commande ${payment.orderNumber}`, sku: payment.orderNumber, quantity: 1 };
  return { items: [{ ...whole, unitCents: amount.cents }], discountCents: 0 };
}

/** The fields of a cart handed to PayPal Standard (domain 4.6). Amounts hold the tax; PayPal adds none. */
export function formFields(payment: PaymentRequest, business: string): Record<string, string> {
  const { billing, amount, returns } = payment;
  const { items, discountCents } = basketOf(payment);
  const fields: Record<string, string> = {
    cmd: '_cart',
    upload: '1',
    business,
    invoice: payment.reference,
    custom: payment.orderUuid,
    currency_code: amount.currency,
    charset: 'utf-8',
    paymentaction: 'sale',
    no_note: '1',
    return: returns.success,
    rm: '2',
    cancel_return: returns.cancelled,
    notify_url: payment.notifyUrl,
    tax_cart: '0.00',
    first_name: cutText(billing.firstName, MAX.name),
    last_name: cutText(billing.lastName, MAX.name),
    address1: cutText(billing.lines[0] ?? '', MAX.street),
    address2: cutText(billing.lines.slice(1).join(', '), MAX.street),
    city: cutText(billing.city, MAX.city),
    zip: cutText(billing.postcode, MAX.zip),
    country: billing.country,
    email: cutText(billing.email, MAX.email),
    lc: 'FR',
  };
  if (discountCents > 0) fields['discount_amount_cart'] = decimalOf(discountCents);
  for (const [index, item] of items.entries()) {
    const n = index + 1;
    fields[`item_name_${n}`] = cutText(item.name, MAX.item);
    fields[`item_number_${n}`] = cutText(item.sku, MAX.item);
    fields[`amount_${n}`] = decimalOf(item.unitCents);
    fields[`quantity_${n}`] = String(item.quantity);
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
