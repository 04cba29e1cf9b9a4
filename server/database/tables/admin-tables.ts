/** Rows of the people who work here: roles, accounts, and what opens an account. */
import type { Generated } from 'kysely';

import type { Locale } from '#core/domain/shop/locale.ts';

import type { Instant, Maybe, MaybeInstant } from './columns.ts';

export interface AdminRoleRow {
  uuid: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  name: string;
  guard: 'back' | 'front';
  /** Holds every key there is. */
  is_locked: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
}

export interface AdminRolePermissionRow {
  role: string;
  key: string;
}

export interface AdminNotificationReadRow {
  admin: string;
  kind: string;
  id: string;
  at: Instant;
}

export interface AdminRow {
  uuid: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  name: string;
  email: string;
  role: string;
  is_active: Generated<boolean>;
  /** What happened in the shop until then has been read. */
  notifications_read_until: MaybeInstant;
  locale: Locale;
  created_at: Instant;
  updated_at: Instant;
}

export interface AdminCredentialRow {
  admin_id: string;
  password_hash: Maybe<string>;
  /** Known to everybody. */
  is_demo: Generated<boolean>;
  totp_sealed: Maybe<Buffer>;
  totp_enabled_at: MaybeInstant;
  /** The last step whose code was used. */
  totp_step: Generated<number>;
  last_login_at: MaybeInstant;
}

export interface AdminSessionRow {
  id: string;
  admin_id: string;
  secret_hash: Buffer;
  remembered: boolean;
  browser: string;
  /** Waits for its second factor. */
  is_pending: boolean;
  /** When the password was given last. */
  confirmed_at: Instant;
  created_at: Instant;
  seen_at: Instant;
}

export interface AdminBrowserRow {
  admin_id: string;
  secret_hash: Buffer;
  seen_at: Instant;
}

export interface AdminRecoveryCodeRow {
  admin_id: string;
  code_hash: Buffer;
}

export interface AdminLinkRow {
  id: string;
  admin_id: string;
  purpose: 'invitation' | 'reset';
  secret_hash: Maybe<Buffer>;
  created_at: Instant;
  expires_at: Instant;
}
