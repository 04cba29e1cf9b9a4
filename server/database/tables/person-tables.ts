/** Rows that belong to a person: visitors, what they queued, carts, requests, mails. */
import type { Generated } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';

import type {
  Decimal,
  DefaultInstant,
  DefaultJson,
  Id,
  Instant,
  Json,
  Maybe,
  MaybeDay,
  MaybeInstant,
  MaybeJson,
} from './columns.ts';

export interface VisitorRow {
  id: string;
  secret_hash: Buffer;
  /** The customer who signed in where this visitor was. */
  customer_id: Maybe<string>;
  /** The customer whose sign-in gave the browser this cookie. */
  signed_in_id: Maybe<string>;
  created_at: Instant;
  seen_at: Instant;
}

export interface SyncGroupRow {
  id: string;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  admin_id: Maybe<string>;
  build: Generated<string>;
  created_at: Instant;
  /** When it was last pushed, to the day. */
  used_at: Instant;
}

export interface SyncLaneRow {
  group_id: string;
  lane: string;
  last_seq: Generated<number>;
  /** The number that failed last, and how often. */
  failed_seq: Maybe<number>;
  failures: Generated<number>;
}

export interface SyncResultRow {
  mut_id: string;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  admin_id: Maybe<string>;
  group_id: Maybe<string>;
  lane: Maybe<string>;
  seq: Maybe<number>;
  route: string;
  status: 'applied' | 'refused';
  code: Maybe<string>;
  data: MaybeJson<unknown>;
  at: Instant;
}

export interface CartRow {
  id: Id;
  uuid: Generated<string>;
  area: Area;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  notices: DefaultJson<unknown>;
  merged_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
  coupon_uuid: Maybe<string>;
}

export interface CartLineRow {
  cart_id: number;
  line_key: string;
  product_id: number;
  variant_id: Maybe<number>;
  quantity: number;
  seen_price: Decimal;
  added_at: Instant;
  position: Id;
}

export interface ContactRequestRow {
  id: Id;
  uuid: string;
  mut_id: Generated<string>;
  area: Area;
  topic: 'contact' | 'vehicle';
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  name: string;
  email: string;
  phone: Maybe<string>;
  subject: string;
  order_number: Maybe<string>;
  vehicle_uuid: Maybe<string>;
  request_type: Maybe<string>;
  wanted_date: MaybeDay;
  /** `HH:MM`. */
  wanted_time: Maybe<string>;
  /** The vehicle that would be given in return. */
  trade_in: MaybeJson<unknown>;
  message: string;
  state: Generated<'new' | 'handled'>;
  received_at: DefaultInstant;
  rev: Generated<number>;
  rev_id: Generated<string>;
  updated_at: DefaultInstant;
  note: Maybe<string>;
}

export interface ConsentRow {
  id: Id;
  uuid: string;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  version: string;
  choices: Json<unknown>;
  ip_truncated: string;
  created_at: Instant;
}

export interface MailLogRow {
  id: Id;
  key: string;
  recipient: string;
  subject: string;
  template: string;
  status: Generated<'queued' | 'sent' | 'failed'>;
  error: Maybe<string>;
  created_at: DefaultInstant;
  sent_at: MaybeInstant;
}

export interface AttemptRow {
  key: string;
  window_start: Instant;
  count: number;
}
