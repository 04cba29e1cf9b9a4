import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';

import type { Amount, PaymentEvent, PaymentMode } from './payment-event.ts';

export interface PayerAddress {
  readonly title?: 'mr' | 'mrs';
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly email: string;
  /** E.164. */
  readonly phone?: string;
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

/** One line of the order as the provider shows it, tax included. */
export interface PaymentLine {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** Where the browser goes afterwards; none of these visits proves anything. */
export interface PaymentReturns {
  readonly success: string;
  readonly refused: string;
  readonly cancelled: string;
  readonly failed: string;
}

/** A try to pay an order: an order may have several, one after the other. */
export interface PaymentRequest {
  /** Unique for ever, at most 64 letters, digits and dashes; comes back in every notification. */
  readonly reference: string;
  /** Counts the tries of the shop: no two of the same day share its rest divided by 900,000. */
  readonly serial: number;
  readonly startedAt: Date;
  readonly orderUuid: string;
  readonly orderNumber: string;
  readonly customerId: string;
  readonly amount: Amount;
  readonly lines: readonly PaymentLine[];
  readonly deliveryCents: number;
  /** What coupon and promotions took off, positive. */
  readonly discountCents: number;
  readonly billing: PayerAddress;
  /** Absent: the goods go to the billing address. */
  readonly shipping?: PayerAddress;
  readonly delivery: 'address' | 'pickup' | 'digital';
  readonly returns: PaymentReturns;
  /** Where the provider tells the shop's server what happened. */
  readonly notifyUrl: string;
}

/** How the browser gets to the provider; `providerReference` is what `query` and `refund` ask for, kept by the caller. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string; readonly providerReference: string }
  | {
      readonly kind: 'form';
      readonly action: string;
      readonly method: 'POST';
      readonly fields: Readonly<Record<string, string>>;
      /** Absent: what began cannot be asked for, its provider tells by itself. */
      readonly providerReference?: string;
    };

/** A request as it came, before anybody believed it. Names of headers are lower case. */
export interface ProviderRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Uint8Array;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** What is written back to the provider, word for word; a status from 500 makes it tell again. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: string;
  /** When it may tell again. */
  readonly retryAfterSeconds?: number;
}

export const REJECTIONS = [
  /** Larger than any notification. */
  'bodyTooLarge',
  /** No form, no JSON, a field twice, an amount that is none. */
  'bodyMalformed',
  /** The signature does not hold, or the provider says that it did not send it. */
  'signatureInvalid',
  /** Signed with the shop's key and no notification: a text that was cut again, or a protocol that has moved: alert. */
  'notANotification',
  /** Of another shop: alert. */
  'merchantMismatch',
  /** A test where real money is asked for, or the other way round: alert. */
  'modeMismatch',
  /** A state that this version does not know: alert. */
  'statusUnknown',
  /** The provider could not be asked whether it is true; it will tell again. */
  'providerUnreachable',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

export interface AboutTry {
  readonly reference: string;
  readonly providerReference: string;
  /** As with a verified one. */
  readonly signature?: string | undefined;
}

/** What a notification is worth. `raw` of every kind is fit to be kept: card data and secrets are masked. */
export type NotificationReading =
  | {
      readonly kind: 'verified';
      readonly event: PaymentEvent;
      /** What it came signed with, where the shop signs its forms in the same way. */
      readonly signature?: string | undefined;
      readonly answer: ProviderAnswer;
    }
  /** True, but nothing happened to a payment. */
  | { readonly kind: 'ignored'; readonly raw: unknown; readonly answer: ProviderAnswer }
  | {
      readonly kind: 'rejected';
      readonly reason: Rejection;
      readonly raw: unknown;
      /** The try that proven words are about, where this version cannot read what they say of it. */
      readonly about?: AboutTry | undefined;
      readonly answer: ProviderAnswer;
    };

export interface RefundRequest {
  /** Of the refund, unique for ever: a second call with the same one moves no money again. */
  readonly reference: string;
  /** Of the payment, as `start` or its notification gave it. */
  readonly providerReference: string;
  readonly amount: Amount;
}

export type RefundResult =
  | { readonly kind: 'refunded'; readonly providerTransaction: string; readonly amount: Amount }
  /** The person has to fetch it under this address: nobody knows where coins go back to. */
  | { readonly kind: 'claimable'; readonly providerTransaction: string; readonly amount: Amount; readonly url: string }
  /** The protocol has no way: somebody presses the button in the provider's own back office. */
  | { readonly kind: 'manual'; readonly backOffice: string }
  | {
      readonly kind: 'refused';
      readonly reason: 'amountTooSmall' | 'amountTooLarge' | 'tooEarly' | 'tooLate' | 'currencyMismatch' | 'unpaid';
    };

export type PaymentQuery =
  | { readonly kind: 'known'; readonly event: PaymentEvent }
  | { readonly kind: 'unknown' }
  /** The protocol has no question: wait for the notification. */
  | { readonly kind: 'unsupported' };

/** One way to be paid. Nothing here knows orders: what an event does to one, the caller decides. */
export interface PaymentGateway {
  readonly provider: OnlineProvider;
  readonly mode: PaymentMode;
  /** @throws ProviderError when the provider could not be asked, or said no */
  start(payment: PaymentRequest): Promise<PaymentStart>;
  /** Never throws for what a stranger may send. */
  readNotification(request: ProviderRequest): Promise<NotificationReading>;
  /**
   * Asks the provider whether it takes the shop's keys, and moves nothing; `unasked` where its protocol has no question.
   * @throws ProviderError as `start`
   */
  check(): Promise<'accepted' | 'unasked'>;
  /** @throws ProviderError as `start` */
  query(providerReference: string): Promise<PaymentQuery>;
  /** @throws ProviderError as `start`: the same call may be made again */
  refund(refund: RefundRequest): Promise<RefundResult>;
}
