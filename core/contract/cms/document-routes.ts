/** What only the shop decides of documents, and what it alone holds: these calls need the network. */
import * as v from 'valibot';
import { CONTENT_STATUSES } from '#core/domain/cms/content-status.ts';
import { DOCUMENT_KINDS } from '#core/domain/cms/document-kind.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { documentType } from '#core/contract/cms/document-changes.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The permission hangs on the kind of the document: the handler asks for it. */
const common = { access: 'admin', cache: 'no-store' } as const;
const uri = 'api/admin/documents/{doc}';
const params = v.strictObject({ doc: f.uuid });

/** Bodies a call asks for. */
export const MOST_BODIES = 50;

/** Bodies of documents at their newest revision; of those that may not be seen, or are gone, nothing. */
export const documentBodiesRoute = defineRoute({
  name: 'api.admin.documents.bodies',
  method: 'POST',
  uri: 'api/admin/documents/bodies',
  ...common,
  body: v.strictObject({ uuids: f.listOf(f.uuid, MOST_BODIES) }),
  answer: v.array(v.object({ uuid: v.string(), rev: v.number(), revId: v.string(), body: v.unknown() })),
});

export const documentStatusRoute = defineRoute({
  name: 'api.admin.documents.status',
  method: 'PUT',
  uri: `${uri}/status`,
  ...common,
  params,
  body: v.strictObject({
    /** The revision that is meant: visitors see this one. Without its identity the number alone decides (S102). */
    rev: f.rev,
    revId: v.exactOptional(f.uuid),
    status: v.picklist(['draft', 'pending', 'scheduled', 'published', 'private'], 'value.invalid'),
    /** When it is to be published; of `scheduled` alone. */
    at: v.exactOptional(f.instant),
  }),
  answer: v.object({ rev: v.number(), status: v.picklist(CONTENT_STATUSES), path: v.nullable(v.string()) }),
  refusals: ['record.unknown', 'document.conflict', 'document.step', 'media.missing'],
});

const author = v.nullable(v.object({ uuid: v.string(), name: v.string() }));

export const documentHistoryRoute = defineRoute({
  name: 'api.admin.documents.history',
  method: 'GET',
  uri: `${uri}/history`,
  ...common,
  params,
  answer: v.array(
    v.object({
      rev: v.number(),
      revId: v.string(),
      at: f.instant,
      author,
      named: v.boolean(),
      /** This one is what visitors see. */
      published: v.boolean(),
    }),
  ),
  refusals: ['record.unknown'],
});

export const documentRevisionRoute = defineRoute({
  name: 'api.admin.documents.revision',
  method: 'GET',
  uri: `${uri}/history/{rev}`,
  ...common,
  params: v.strictObject({
    doc: f.uuid,
    rev: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'number.invalid'), v.transform(Number)),
  }),
  /** Which revision of that number is meant: another one is unknown. */
  query: v.strictObject({ revId: v.exactOptional(f.uuid) }),
  answer: v.object({ uuid: v.string(), rev: v.number(), revId: v.string(), at: f.instant, author, body: v.unknown() }),
  refusals: ['record.unknown'],
});

/**
 * Who has a document open. Called again while it is (`LEASE_MS`); `release` when it is closed, `take` to write in spite of
 * somebody else, whose text stays a draft with them.
 */
export const documentLeaseRoute = defineRoute({
  name: 'api.admin.documents.lease',
  method: 'PUT',
  uri: `${uri}/lease`,
  ...common,
  params,
  body: v.strictObject({ act: v.picklist(['hold', 'take', 'release'], 'value.invalid') }),
  answer: v.object({
    /** Null: nobody. */
    holder: v.nullable(v.object({ uuid: v.string(), name: v.string(), since: f.instant, isMe: v.boolean() })),
  }),
});

/** Whether a slug is free: of a type, in a language, beside the document itself. */
export const checkSlugRoute = defineRoute({
  name: 'api.admin.documents.check-slug',
  method: 'GET',
  uri: 'api/admin/documents/check-slug',
  ...common,
  query: v.strictObject({
    of: v.picklist(DOCUMENT_KINDS, 'value.invalid'),
    type: documentType,
    locale: v.picklist(LOCALES, 'value.invalid'),
    slug: f.slug,
    doc: v.exactOptional(f.uuid),
  }),
  answer: v.object({ isFree: v.boolean(), suggestion: v.string() }),
});

export const DOCUMENT_ROUTES = {
  'api.admin.documents.bodies': documentBodiesRoute,
  'api.admin.documents.status': documentStatusRoute,
  'api.admin.documents.history': documentHistoryRoute,
  'api.admin.documents.revision': documentRevisionRoute,
  'api.admin.documents.lease': documentLeaseRoute,
  'api.admin.documents.check-slug': checkSlugRoute,
} as const;
