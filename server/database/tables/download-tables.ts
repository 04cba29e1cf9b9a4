/** Files of products that are downloaded (`0093-downloadable-products.sql`, `0094-rights-to-download.sql`). */
import type { Generated } from 'kysely';

import type { DefaultInstant, Id, Instant, Maybe, MaybeInstant } from './columns.ts';

export interface DownloadFileRow {
  uuid: string;
  stored: string;
  file_name: string;
  mime: string;
  bytes: number;
  hash: string;
  admin: string;
  created_at: Instant;
}

export interface DownloadGrantRow {
  id: Id;
  uuid: Generated<string>;
  order_id: number;
  order_line_id: number;
  link: string;
  position: number;
  title: string;
  title_english: Maybe<string>;
  file: Maybe<string>;
  url: Maybe<string>;
  max_downloads: number;
  valid_days: number;
  granted_at: MaybeInstant;
  ends_at: MaybeInstant;
  used: Generated<number>;
}

export interface DownloadPassRow {
  uuid: string;
  grant_id: number;
  begun_at: Instant;
  expires_at: Instant;
  sent: Generated<number>;
}

export interface DownloadLinkRow {
  uuid: string;
  rev: Generated<number>;
  product_id: number;
  position: Generated<number>;
  title: string;
  title_english: Maybe<string>;
  file: Maybe<string>;
  url: Maybe<string>;
  max_downloads: Generated<number>;
  valid_days: Generated<number>;
  sample: Maybe<string>;
  sample_url: Maybe<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}
