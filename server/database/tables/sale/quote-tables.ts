/** Quotes: what was asked for, what the shop proposes, and what was said about it (domain 5). */
import type { Generated } from 'kysely';

import type { QuoteActor, QuoteState } from '#core/domain/quotes/quote.ts';
import type { KitOfLine } from '#core/contract/cart/sold-lines.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import type {
  Decimal,
  DefaultJson,
  Id,
  Instant,
  Json,
  Maybe,
  MaybeDay,
  MaybeDecimal,
  MaybeJson,
  MaybeInstant,
} from '../columns.ts';

export interface QuoteRow {
  id: Id;
  uuid: string;
  mut_id: string;
  number: string;
  area: Area;
  state: Generated<QuoteState>;
  origin: Generated<'cart' | 'vehicle' | 'contact' | 'admin'>;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  contact: Json<unknown>;
  vehicle: Maybe<string>;
  wanted_date: MaybeDay;
  comment: Maybe<string>;
  sub_total: Decimal;
  tax_total: Decimal;
  grand_total: Decimal;
  version: Generated<number>;
  /** Which proposal that is: given by the database with each (decision 41). */
  version_id: Generated<string>;
  valid_until: MaybeDay;
  proposed_at: MaybeInstant;
  accepted_at: MaybeInstant;
  locale: Generated<Locale>;
  delivery_delay: Maybe<string>;
  conditions: Maybe<string>;
  reminded_version: Maybe<number>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  /** Written by the database. */
  search_text: Generated<string>;
  requested_at: Instant;
  updated_at: Instant;
}

export interface QuoteLineRow {
  quote_id: number;
  position: number;
  product_id: Maybe<number>;
  variant_id: Maybe<number>;
  sku: string;
  name: string;
  options: DefaultJson<unknown>;
  requested_qty: number;
  proposed_qty: Maybe<number>;
  proposed_price: MaybeDecimal;
  unit_price: Decimal;
  tax_percent: Decimal;
  /** The kit it is a component of. */
  kit: MaybeJson<KitOfLine>;
}

export interface QuoteLinkRow {
  id: string;
  quote_id: number;
  secret_hash: Maybe<Buffer>;
  created_at: Instant;
  expires_at: Instant;
}

export interface QuoteCommentRow {
  uuid: string;
  mut_id: string;
  quote_id: number;
  author: 'customer' | 'shop';
  /** Of the back office; null for the customer, and in rows of earlier commands. */
  actor_id: Maybe<string>;
  /** Colleagues alone read it. */
  is_internal: Generated<boolean>;
  message: string;
  position: Id;
  created_at: Instant;
}

export interface QuoteStateChangeRow {
  id: Id;
  quote_id: number;
  /** Null: it was asked for. */
  from_state: Maybe<QuoteState>;
  to_state: QuoteState;
  /** Of the proposal, where it is one. */
  version: Maybe<number>;
  actor: QuoteActor;
  /** Of the back office; null in rows of earlier commands. */
  actor_id: Maybe<string>;
  at: Instant;
}
