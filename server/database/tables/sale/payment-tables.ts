/** Tries to pay, what providers confirmed, and credit kept for customers. */

import type { Decimal, DefaultJson, Id, Instant, Maybe, MaybeInstant, MaybeJson } from '../columns.ts';

export interface PaymentAttemptRow {
  uuid: string;
  order_id: number;
  method: string;
  reference: string;
  provider_reference: Maybe<string>;
  amount: Decimal;
  currency: string;
  mode: 'test' | 'live';
  state: 'started' | 'pending' | 'authorized' | 'paid' | 'failed' | 'abandoned';
  failure: Maybe<string>;
  action: MaybeJson<unknown>;
  started_at: Instant;
  settled_at: MaybeInstant;
}

export interface PaymentTransactionRow {
  uuid: string;
  order_id: number;
  attempt_uuid: Maybe<string>;
  refund_uuid: Maybe<string>;
  method: string;
  transaction_id: string;
  type: 'payment' | 'authorization' | 'refund' | 'chargeback';
  status: 'pending' | 'paid' | 'failed' | 'canceled' | 'refunded';
  amount: Decimal;
  currency: string;
  data: DefaultJson<unknown>;
  created_at: Instant;
  updated_at: Instant;
}

export interface PaymentNoticeRow {
  id: Id;
  provider: string;
  verdict: string;
  order_id: Maybe<number>;
  body: string;
  received_at: Instant;
  /** What is kept once. */
  digest: Maybe<string>;
}

export interface StoreCreditEntryRow {
  uuid: string;
  customer_id: string;
  amount: Decimal;
  reason: 'refund' | 'gesture' | 'order' | 'order_canceled' | 'expiry';
  order_id: Maybe<number>;
  expires_at: MaybeInstant;
  created_at: Instant;
}
