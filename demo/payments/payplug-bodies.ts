import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const person = v.object({
  first_name: text,
  last_name: text,
  email: v.pipe(v.string(), v.email()),
  address1: text,
  postcode: text,
  city: text,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/u)),
  title: v.nullish(v.picklist(['mr', 'mrs', 'miss'])),
  mobile_phone_number: v.nullish(v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/u))),
});
const metadata = v.optional(v.record(v.string(), v.string()), {});
/** What PayPlug wants to know of a payment, and of a refund. */
export const creation = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(99), v.maxValue(2_000_000)),
  currency: v.literal('EUR'),
  billing: person,
  shipping: v.object({
    ...person.entries,
    delivery_type: v.picklist(['BILLING', 'VERIFIED', 'NEW', 'SHIP_TO_STORE', 'DIGITAL_GOODS', 'OTHER']),
  }),
  hosted_payment: v.object({ return_url: text, cancel_url: text }),
  notification_url: text,
  metadata,
});
export const refundCreation = v.object({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(10)), metadata });
