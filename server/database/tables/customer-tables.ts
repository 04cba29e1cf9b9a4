/** Rows of customers: the account, what guards it, and what only customers have. */
import type { Generated } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import type { CustomerType, Gender } from '#core/domain/account/customer.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import type {
  DefaultInstant,
  DefaultJson,
  Id,
  Instant,
  Maybe,
  MaybeDay,
  MaybeDecimal,
  MaybeInstant,
} from './columns.ts';

export interface CustomerGroupRow {
  code: string;
  name: string;
  translations: DefaultJson<Readonly<Record<string, { readonly name?: string }>>>;
  is_user_defined: Generated<boolean>;
  uuid: Generated<string>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  /** Another after every transaction that moved a price of the group; written by the database. */
  prices_moved: Generated<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface CustomerRow {
  id: string;
  email: string;
  password_hash: string;
  group_code: string;
  customer_type: CustomerType;
  gender: Gender;
  last_name: string;
  first_name: string;
  birth_date: MaybeDay;
  phone: string;
  company: Maybe<string>;
  address: Maybe<string>;
  additional_address: Maybe<string>;
  corporate_name: Maybe<string>;
  trade_name: Maybe<string>;
  siret: Maybe<string>;
  website: Maybe<string>;
  vat_number: Maybe<string>;
  ape_code: Maybe<string>;
  approval: 'pending' | 'approved' | 'refused';
  is_active: Generated<boolean>;
  verified_at: MaybeInstant;
  newsletter: Generated<boolean>;
  /** It came with the demo shop, and still has the password everybody knows. */
  is_demo: Generated<boolean>;
  locale: Locale;
  last_login_at: MaybeInstant;
  login_count: Generated<number>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  created_at: Instant;
  updated_at: Instant;
  /** Nobody is behind this row any more. */
  forgotten_at: MaybeInstant;
  /** When somebody long away was told that the account will go. */
  away_told_at: MaybeInstant;
}

export interface CustomerAddressRow {
  uuid: string;
  customer_id: string;
  label: Maybe<string>;
  gender: Gender;
  first_name: string;
  last_name: string;
  company_name: Maybe<string>;
  vat_number: Maybe<string>;
  street1: string;
  street2: Maybe<string>;
  additional: Maybe<string>;
  postcode: string;
  city: string;
  country: string;
  phone: Maybe<string>;
  delivery_note: Maybe<string>;
  is_default_billing: boolean;
  is_default_shipping: boolean;
  rev: number;
  position: Id;
  created_at: Instant;
  updated_at: Instant;
}

export interface WishRow {
  customer_id: string;
  area: Area;
  line_key: string;
  product_id: number;
  variant_id: Maybe<number>;
  price_when_added: MaybeDecimal;
  added_at: Instant;
  position: Id;
}

export interface CustomerSessionRow {
  id: string;
  customer_id: string;
  secret_hash: Buffer;
  visitor_id: Maybe<string>;
  remembered: boolean;
  browser: string;
  created_at: Instant;
  seen_at: Instant;
  handed_from: Maybe<string>;
}

/** A link to sign in as a customer, then the session it opened. */
export interface BorrowedSessionRow {
  id: string;
  secret_hash: Maybe<Buffer>;
  customer_id: string;
  admin_id: string;
  admin_session_id: Maybe<string>;
  session_id: Maybe<string>;
  expires_at: Instant;
  began_at: MaybeInstant;
}

export interface SessionHandOverRow {
  secret_hash: Buffer;
  session_id: string;
  host: string;
  expires_at: Instant;
}

export interface AccountLinkRow {
  id: string;
  customer_id: string;
  purpose: 'verify' | 'reset' | 'email';
  secret_hash: Maybe<Buffer>;
  email: string;
  locale: Locale;
  created_at: Instant;
  expires_at: Instant;
}

/** What a customer asked of their data; the file lies here as long as it may be fetched. */
export interface DataRequestRow {
  uuid: string;
  customer_id: string;
  type: 'export' | 'erasure' | 'rectification';
  status: 'pending' | 'processing' | 'completed' | 'declined' | 'revoked';
  rev: Generated<number>;
  rev_id: Generated<string>;
  received_on: string;
  message: Maybe<string>;
  reason: Maybe<string>;
  ordered_at: MaybeInstant;
  is_answered: Generated<boolean>;
  locale: Generated<Locale>;
  created_at: Instant;
  updated_at: Instant;
  handled_at: MaybeInstant;
  archive: Maybe<Buffer>;
  expires_at: MaybeInstant;
}

export interface AttemptLockRow {
  key: string;
  failures: number;
  until: Instant;
}
