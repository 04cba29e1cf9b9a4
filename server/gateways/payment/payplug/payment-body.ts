import { cutText } from '#core/domain/text/cut-text.ts';

import type { PayerAddress, PaymentRequest } from '../payment-gateway.ts';

/** How long PayPlug lets its texts be. */
const MAX = { name: 100, street: 255, zip: 16, city: 100, email: 255 } as const;
const DELIVERY = { address: 'NEW', pickup: 'SHIP_TO_STORE', digital: 'DIGITAL_GOODS' } as const;

function personOf(address: PayerAddress): Record<string, string | null> {
  const [first = '', ...others] = address.lines;
  return {
    title: address.title ?? null,
    first_name: cutText(address.firstName, MAX.name),
    last_name: cutText(address.lastName, MAX.name),
    company_name: address.company ? cutText(address.company, MAX.name) : null,
    email: cutText(address.email, MAX.email),
    mobile_phone_number: address.phone ?? null,
    address1: cutText(first, MAX.street),
    address2: others.length > 0 ? cutText(others.join(', '), MAX.street) : null,
    postcode: cutText(address.postcode, MAX.zip),
    city: cutText(address.city, MAX.city),
    country: address.country,
    language: 'fr',
  };
}

function deliveryType({ delivery, shipping }: PaymentRequest): string {
  return delivery === 'address' && !shipping ? 'BILLING' : DELIVERY[delivery];
}

/** The body of a payment at PayPlug (domain 4.6): a hosted page, in cents. */
export function paymentBody(payment: PaymentRequest) {
  return {
    amount: payment.amount.cents,
    currency: payment.amount.currency,
    billing: personOf(payment.billing),
    shipping: { ...personOf(payment.shipping ?? payment.billing), delivery_type: deliveryType(payment) },
    hosted_payment: { return_url: payment.returns.success, cancel_url: payment.returns.cancelled },
    notification_url: payment.notifyUrl,
    metadata: { reference: payment.reference, order_uuid: payment.orderUuid, customer_id: payment.customerId },
  };
}
