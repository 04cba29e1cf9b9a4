/** The library of the back office (`0033-media-library.sql`, `0068-revisions-of-media.sql`). */
import type { Generated } from 'kysely';
import type { MediaType } from '#core/domain/media/media-format.ts';
import type { DefaultJson, Instant, Maybe, MaybeInstant } from './columns.ts';

export interface MediaFolderRow {
  uuid: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  name: string;
  parent: Maybe<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface MediaCategoryRow {
  uuid: string;
  rev: Generated<number>;
  name: string;
  code: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface MediaFileRow {
  uuid: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  type: MediaType;
  file_name: string;
  hash: string;
  stored: string;
  mime: string;
  bytes: number;
  width: Maybe<number>;
  height: Maybe<number>;
  title: Generated<string>;
  alt: DefaultJson<{ fr_FR?: string; en_GB?: string }>;
  caption: Generated<string>;
  folder: Maybe<string>;
  category: Maybe<string>;
  focal_x: Maybe<number>;
  focal_y: Maybe<number>;
  uploaded_by: string;
  admin: Maybe<string>;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: MaybeInstant;
}

export interface MediaUploadRow {
  uuid: string;
  admin: string;
  file_name: string;
  bytes: number;
  received: Generated<number>;
  secret: string;
  folder: Maybe<string>;
  replaces: Maybe<string>;
  base_rev: Maybe<number>;
  base_rev_id: Maybe<string>;
  media: Maybe<string>;
  purpose: Generated<'library' | 'link' | 'sample'>;
  created_at: Instant;
  updated_at: Instant;
}
