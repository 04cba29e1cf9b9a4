/** Paying an order (domain 4.6): begun, tried again, given up. What the browser brings back proves nothing. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** What the browser does next to pay. */
export const paymentAction = v.variant('kind', [
  /** Goes to the provider's page. */
  v.object({ kind: v.literal('redirect'), method: v.string(), url: v.string() }),
  /** Posts these fields to the provider, from a page of the shop. */
  v.object({
    kind: v.literal('form'),
    method: v.string(),
    action: v.string(),
    fields: v.record(v.string(), v.string()),
  }),
  /** Reads how to pay: a transfer. */
  v.object({ kind: v.literal('instructions'), method: v.string() }),
  /** Nothing is left to pay. */
  v.object({ kind: v.literal('none'), method: v.string() }),
]);

export type PaymentAction = v.InferOutput<typeof paymentAction>;

const open = { access: 'customer', cache: 'no-store', forBorrowed: false } as const;
const params = v.strictObject({ order: f.uuid });

/** What is to be done now to pay an order; the same try as long as it is open. */
export const paymentShowRoute = defineRoute({
  name: 'api.payments.show',
  method: 'GET',
  uri: 'api/payments/{order}',
  ...open,
  params,
  answer: v.object({ payment: paymentAction }),
  refusals: ['record.unknown', 'payment.notDue'],
});

/** Tries again, by the same method or another. */
export const paymentRetryRoute = defineRoute({
  name: 'api.payments.retry',
  method: 'POST',
  uri: 'api/payments/{order}/retry',
  ...open,
  limit: { attempts: 20, perSeconds: 3600 },
  params,
  body: v.strictObject({ method: v.pipe(v.string('required'), v.regex(/^[a-z_]{2,32}$/, 'payment.unknown')) }),
  answer: v.object({ payment: paymentAction }),
  refusals: ['record.unknown', 'payment.notDue', 'payment.unavailable'],
});

/** Gives the order up and puts its articles back in the cart. */
export const paymentAbandonRoute = defineRoute({
  name: 'api.payments.abandon',
  method: 'POST',
  uri: 'api/payments/abandon',
  ...open,
  body: v.strictObject({ order: f.uuid }),
  answer: v.object({}),
  refusals: ['record.unknown', 'order.notCancelable'],
});
