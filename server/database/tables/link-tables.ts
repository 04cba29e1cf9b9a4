/** Rows of the links that are looked at. */
import type { Generated } from 'kysely';

import type { LinkState } from '#core/domain/links/link-state.ts';

import type { Instant, Maybe, MaybeDay, MaybeInstant } from './columns.ts';

export interface LinkCheckRow {
  uuid: Generated<string>;
  url: string;
  is_inside: boolean;
  state: Generated<Exclude<LinkState, 'ignored'>>;
  is_ignored: Generated<boolean>;
  code: Maybe<number>;
  fault: Maybe<string>;
  moved_to: Maybe<string>;
  checked_at: MaybeInstant;
  failed_since: MaybeInstant;
  fail_count: Generated<number>;
  failed_on: MaybeDay;
}

export interface LinkUseRow {
  link: string;
  source: 'content' | 'component' | 'menu' | 'product' | 'category' | 'slider' | 'redirect';
  source_uuid: string;
  type: Generated<string>;
  title: string;
  words: Generated<string>;
}

export interface LinkScanRow {
  uuid: string;
  started_at: Instant;
  ended_at: MaybeInstant;
  total: Generated<number>;
  done: Generated<number>;
}
