/** Return requests and withdrawals. */
import type { Generated } from 'kysely';

import type { Locale } from '#core/domain/shop/locale.ts';

import type { DefaultInstant, Id, Instant, Json, Maybe, MaybeInstant, MaybeJson } from '../columns.ts';

export interface RmaReasonRow {
  uuid: string;
  rev: Generated<number>;
  code: string;
  title: Json<unknown>;
  resolutions: Generated<string[]>;
  requires_image: Generated<boolean>;
  shop_fault: Generated<boolean>;
  status: Generated<boolean>;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface RmaRow {
  id: Id;
  uuid: string;
  number: string;
  order_id: number;
  customer_id: Maybe<string>;
  email: string;
  locale: Locale;
  status:
    | 'new_request'
    | 'processing'
    | 'solved'
    | 'refused'
    | 'awaiting_return'
    | 'returned'
    | 'refunded'
    | 'new_parcel_sent'
    | 'customer-closed';
  type: 'return' | 'exchange' | 'warranty' | 'withdrawal' | 'delivery_issue';
  package_condition: 'unopened' | 'opened' | 'damaged';
  information: Generated<string>;
  preferred_resolution: 'refund' | 'exchange' | 'repair' | 'store_credit';
  granted_resolution: Maybe<string>;
  refusal_reason: Maybe<string>;
  received_at: MaybeInstant;
  closed_at: MaybeInstant;
  deadline_at: MaybeInstant;
  refund_uuid: Maybe<string>;
  new_parcel: MaybeJson<{ readonly carrier: string; readonly trackNumber: string | null }>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface RmaLineRow {
  rma_id: number;
  order_line_id: number;
  quantity: number;
  reason: string;
  received_qty: Maybe<number>;
  accepted_qty: Maybe<number>;
  restock: Maybe<boolean>;
}

export interface RmaImageRow {
  uuid: string;
  rma_id: number;
  position: number;
  file: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Instant;
}

export interface RmaMessageRow {
  id: Id;
  uuid: string;
  rma_id: number;
  author: 'customer' | 'shop' | 'system';
  message: string;
  is_internal: Generated<boolean>;
  /** UUID of the colleague. */
  actor_id: Maybe<string>;
  at: Instant;
}

export interface RmaStatusChangeRow {
  id: Id;
  uuid: Generated<string>;
  rma_id: number;
  from_status: Maybe<string>;
  to_status: string;
  actor: string;
  actor_id: Maybe<string>;
  reason: Maybe<string>;
  at: Instant;
}

export interface WithdrawalRow {
  id: Id;
  uuid: string;
  order_id: number;
  customer_id: Maybe<string>;
  name: string;
  email: string;
  lines: MaybeJson<unknown>;
  reason: Maybe<string>;
  status: 'received' | 'refunded' | 'declined';
  declined_reason: Maybe<string>;
  rma_id: Maybe<number>;
  received_at: Instant;
  acknowledged_at: MaybeInstant;
}

export interface WithdrawalLinkRow {
  id: string;
  order_id: number;
  secret_hash: Maybe<Buffer>;
  locale: Locale;
  created_at: Instant;
  expires_at: Instant;
}

export interface DiscardedFileRow {
  name: string;
  at: Instant;
}
