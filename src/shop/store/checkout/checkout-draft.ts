/** What a person has chosen in a checkout (domain 4.1), until the shop has taken the order. */
import * as v from 'valibot';
import type { InferOutput } from 'valibot';
import type { CartEntry } from '#core/contract/cart/cart-record.ts';
import { ORDER_REFUSALS, placeOrderBody } from '#core/contract/checkout/place-order.ts';

export type OrderRequest = InferOutput<typeof placeOrderBody>;

/** An order that has left, word for word; its answer is not known. */
export interface SentOrder {
  /** ISO instant of the device. */
  readonly at: string;
  readonly body: OrderRequest;
}

/** An accepted quote that is being paid, as the shop said it. */
export interface QuoteBasket {
  readonly uuid: string;
  readonly number: string;
  readonly lines: readonly CartEntry[];
}

export interface CheckoutDraft {
  /** Of the order: the same for every press, tab and start, so that two presses are one order. */
  readonly uuid: string;
  /** What is bought, where it is not the cart. */
  readonly quote: QuoteBasket | null;
  /** UUIDs in the address book; null: nothing chosen, the defaults of the book count. */
  readonly billing: string | null;
  readonly shipping: string | null;
  /** Delivered where it is billed; null: nothing chosen. */
  readonly isSameAddress: boolean | null;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  /** Spends what the shop owes first; null: nothing chosen. */
  readonly useStoreCredit: boolean | null;
  readonly comment: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly sent: SentOrder | null;
}

/** What the steps write; the order's UUID and what was sent are the press's. */
export type CheckoutChoice = Partial<Omit<CheckoutDraft, 'uuid' | 'sent' | 'quote'>>;

export const freshCheckout = (uuid: string): CheckoutDraft => ({
  uuid,
  quote: null,
  billing: null,
  shipping: null,
  isSameAddress: null,
  shippingMethod: null,
  paymentMethod: null,
  useStoreCredit: null,
  comment: null,
  purchaseOrderNumber: null,
  sent: null,
});

const text = v.fallback(v.nullable(v.string()), null);
const basket = v.object({
  uuid: v.string(),
  number: v.string(),
  lines: v.custom<readonly CartEntry[]>(Array.isArray),
});
const kept = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  quote: v.fallback(v.nullable(basket), null),
  billing: text,
  shipping: text,
  isSameAddress: v.fallback(v.nullable(v.boolean()), null),
  shippingMethod: text,
  paymentMethod: text,
  useStoreCredit: v.fallback(v.nullable(v.boolean()), null),
  comment: text,
  purchaseOrderNumber: text,
  /* in a shape this build does not send: the UUID says all the same which order it was */
  sent: v.fallback(v.nullable(v.object({ at: v.string(), body: placeOrderBody })), null),
});

/** A draft as a build before may have written it; null where it names no order. */
export function readCheckout(value: unknown): CheckoutDraft | null {
  const read = v.safeParse(kept, value);
  return read.success ? read.output : null;
}

/** Choosing does nothing to an order that has left: what the shop may have taken stays as it was. */
export function withChoice(draft: CheckoutDraft, choice: CheckoutChoice): CheckoutDraft {
  return draft.sent === null ? { ...draft, ...choice } : draft;
}

/** What leaves now: a request whose answer is not known goes out again as it was (one order, design §5 rule 2). */
export function withSent(draft: CheckoutDraft, sent: SentOrder): CheckoutDraft {
  return draft.sent === null ? { ...draft, sent: { ...sent, body: { ...sent.body, uuid: draft.uuid } } } : draft;
}

/**
 * The shop said no to the order itself, so that there is none. Another order has this UUID: the next one gets a new
 * one.
 */
export function withRefusal(draft: CheckoutDraft, code: string, newUuid: string): CheckoutDraft {
  return { ...draft, sent: null, uuid: code === 'record.moved' ? newUuid : draft.uuid };
}

/** Refusals of the order; all others, as of a session that has ended, say nothing of what was sent before. */
const OF_THE_ORDER: ReadonlySet<string> = new Set([...ORDER_REFUSALS, 'input.invalid']);

export const refusesOrder = (code: string): boolean => OF_THE_ORDER.has(code);
