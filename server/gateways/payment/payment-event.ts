import type { PaymentFailure } from '#core/domain/payment/failure.ts';
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';

export type PaymentMode = 'test' | 'live';

/** An amount as all providers count it: whole cents of an ISO 4217 currency with two decimals. */
export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** Nothing decided; `reason` is the provider's word. */
  | { readonly kind: 'pending'; readonly reason: string }
  /** The money is held and not taken. */
  | { readonly kind: 'authorized' }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure; readonly providerCode: string }
  | { readonly kind: 'refunded' }
  /** The payer's bank took it back; `closed` when it came back to the shop. */
  | { readonly kind: 'chargeback'; readonly state: 'opened' | 'closed'; readonly reason: string };

/** What a provider says of a payment, proven to be its word. */
export interface PaymentEvent {
  readonly provider: OnlineProvider;
  readonly mode: PaymentMode;
  readonly outcome: PaymentOutcome;
  /** The caller's own reference of the try; empty when the provider told none. */
  readonly reference: string;
  /** Null: what was asked of the provider does not tell it; the reference does. */
  readonly orderUuid: string | null;
  /** What the provider repeats of the form that the try began with. */
  readonly echoes?: Readonly<Record<string, string>>;
  /** Of this payment, refund or chargeback: with its outcome it is the key of a transaction (domain 4.5). */
  readonly providerTransaction: string;
  /** Of the payment it belongs to: what `query` and `refund` ask for. */
  readonly providerReference: string;
  /** Positive, also for money that went back. */
  readonly amount: Amount;
  /** The provider's words, masked. */
  readonly raw: unknown;
}
