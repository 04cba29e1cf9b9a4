import type { Generated } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import type { Instant, Maybe, MaybeInstant } from './columns.ts';

export interface SubscriberRow {
  uuid: string;
  rev: Generated<number>;
  email: string;
  area: Area;
  state: 'pending' | 'subscribed' | 'unsubscribed';
  customer_id: Maybe<string>;
  locale: Locale;
  source: 'form' | 'account';
  consent_text: string;
  ip_truncated: Maybe<string>;
  request: string;
  requested_at: Instant;
  requests: Generated<number>;
  confirm_hash: Maybe<Buffer>;
  token: string;
  confirmed_at: MaybeInstant;
  unsubscribed_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface StockAlertRow {
  uuid: string;
  email: string;
  product_id: number;
  locale: Locale;
  state: 'pending' | 'waiting' | 'told';
  request: string;
  requested_at: Instant;
  requests: Generated<number>;
  confirm_hash: Maybe<Buffer>;
  told_at: MaybeInstant;
}
