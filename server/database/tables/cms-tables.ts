/** Rows of what editors write: types of content, documents with their slugs, revisions and leases. */
import type { ColumnType, Generated } from 'kysely';

import type { ContentStatus } from '#core/domain/cms/content-status.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import type { DefaultInstant, Instant, Json, Maybe, MaybeInstant, MaybeJson } from './columns.ts';

type Uuids = ColumnType<string[], readonly string[] | undefined, readonly string[]>;

export interface ContentTypeRow {
  uuid: Generated<string>;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  slug: string;
  name: string;
  singular: string;
  disable_block_editor: Generated<boolean>;
  has_archive: Generated<boolean>;
  area: Maybe<Area>;
  is_system: Generated<boolean>;
  position: Generated<number>;
  path_pattern: Maybe<string>;
}

export interface CustomFieldGroupRow {
  uuid: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  content_type: string;
  title: string;
  is_active: Generated<boolean>;
  position: Generated<number>;
  fields: Json<unknown>;
  updated_at: Instant;
}

export interface CmsDocumentRow {
  uuid: string;
  kind: DocumentKind;
  type: string;
  title: string;
  slug: string;
  categories: Uuids;
  tags: Uuids;
  thumbnail: Maybe<string>;
  status: Generated<ContentStatus>;
  status_before: Maybe<Exclude<ContentStatus, 'trash'>>;
  rev: number;
  /** Which revision of that number: a restored shop counts the same numbers again. */
  rev_id: Generated<string>;
  working: Json<unknown>;
  published: MaybeJson<unknown>;
  published_rev: Maybe<number>;
  published_at: MaybeInstant;
  path: Maybe<string>;
  scheduled: MaybeJson<unknown>;
  scheduled_rev: Maybe<number>;
  scheduled_at: MaybeInstant;
  author_id: Maybe<string>;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: MaybeInstant;
}

export interface CmsSlugRow {
  type: string;
  locale: Locale;
  slug: string;
  document: string;
}

export interface CmsRevisionRow {
  document: string;
  rev: number;
  rev_id: Generated<string>;
  at: Instant;
  author_id: Maybe<string>;
  author_name: Generated<string>;
  named: boolean;
  body: Json<unknown>;
}

export interface CmsLeaseRow {
  document: string;
  admin_id: string;
  since: Instant;
  until: Instant;
}
