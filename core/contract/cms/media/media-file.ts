/** A file of the library as the back office reads it, and the library itself (domain 8.3). */
import * as v from 'valibot';
import { MEDIA_TYPES } from '#core/domain/media/media-format.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Percent from the left and from the top. */
const focalPoint = v.strictObject({
  x: v.pipe(f.counter(0), v.maxValue(100)),
  y: v.pipe(f.counter(0), v.maxValue(100)),
});
const alternative = v.pipe(v.string('text.invalid'), v.trim(), v.maxLength(300, 'text.tooLong'));

/** The revision that a change was made on: its number, and its id, which a restored shop does not know (rule S112). */
export const baseRevision = { baseRev: f.rev, baseRevId: f.uuid };

export const mediaFile = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: v.string(),
  type: v.picklist(MEDIA_TYPES),
  fileName: v.string(),
  mime: v.string(),
  bytes: v.number(),
  /** Of the content; pictures have their sizes under it. */
  hash: v.string(),
  /** Address of the file itself. */
  href: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  title: v.string(),
  alt: v.object({ fr_FR: v.string(), en_GB: v.string() }),
  caption: v.string(),
  folder: v.nullable(v.string()),
  category: v.nullable(v.string()),
  focalPoint: v.nullable(focalPoint),
  createdAt: f.instant,
  updatedAt: f.instant,
});
export type MediaFile = v.InferOutput<typeof mediaFile>;

export const MEDIA_SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
/** Files that something is to be done about. */
export const MEDIA_LACKS = ['alt'] as const;
const PER_PAGE = 60;

const asText = <const Schema extends v.GenericSchema<number, number>>(schema: Schema) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/u, 'number.invalid'), v.transform(Number), schema);

/** What the library is asked. */
export const mediaQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong')), ''),
  type: v.optional(v.picklist(MEDIA_TYPES, 'value.invalid')),
  /** `none`: what stands in no folder. */
  folder: v.optional(v.union([f.uuid, v.literal('none')])),
  category: v.optional(f.uuid),
  lacks: v.optional(v.picklist(MEDIA_LACKS, 'value.invalid')),
  /** These alone, in any order. */
  ids: v.optional(f.listOf(f.uuid, 100)),
  sort: v.optional(v.picklist(MEDIA_SORTS, 'value.invalid'), 'newest'),
  /** How many are skipped. */
  from: v.optional(asText(f.counter(0)), '0'),
  perPage: v.optional(asText(v.pipe(f.counter(1), v.maxValue(200))), String(PER_PAGE)),
});

export const mediaIndexRoute = defineRoute({
  name: 'api.admin.media.index',
  method: 'GET',
  uri: 'api/admin/cms/media',
  access: { permission: 'media.index' },
  cache: 'no-store',
  query: mediaQuery,
  answer: v.object({
    data: v.array(mediaFile),
    /** Of all that the question finds. */
    total: v.number(),
    /** Of the whole library. */
    counts: v.object({
      all: v.number(),
      image: v.number(),
      video: v.number(),
      pdf: v.number(),
      document: v.number(),
      noAlt: v.number(),
    }),
  }),
});

/** Files a device is told of at once. */
export const MEDIA_CHANGES_AT_ONCE = 2_000;

/** What has changed in the library since a device last asked: it holds all of it, for the time without a network. */
export const mediaChangesRoute = defineRoute({
  name: 'api.admin.media.changes',
  method: 'GET',
  uri: 'api/admin/cms/media/changes',
  access: { permission: 'media.index' },
  cache: 'no-store',
  query: v.strictObject({
    since: v.optional(f.instant),
    /** Of which history the device holds the library; of another one all of it is told (rule S119). */
    epoch: v.optional(v.pipe(v.string(), v.maxLength(40, 'text.tooLong'))),
  }),
  answer: v.object({
    epoch: v.string(),
    /** What the device holds is of another history: this begins anew. */
    reset: v.boolean(),
    files: v.array(mediaFile),
    /** UUIDs of those that are no more. */
    gone: v.array(v.string()),
    /** To be asked with next; null: nothing was ever there. */
    next: v.nullable(f.instant),
    /** There is more to be told already. */
    hasMore: v.boolean(),
  }),
});

export const mediaUpdateRoute = defineRoute({
  name: 'api.admin.media.update',
  method: 'PUT',
  uri: 'api/admin/cms/media/{uuid}',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'media.update' },
  cache: 'no-store',
  body: v.strictObject({
    ...baseRevision,
    fileName: f.line(120),
    title: v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong')),
    alt: v.strictObject({ fr_FR: alternative, en_GB: alternative }),
    caption: v.pipe(v.string(), v.trim(), v.maxLength(500, 'text.tooLong')),
    folder: v.nullable(f.uuid),
    category: v.nullable(f.uuid),
    focalPoint: v.nullable(focalPoint),
  }),
  answer: mediaFile,
  refusals: ['record.unknown', 'record.moved'],
});

const part = v.pipe(v.number(), v.minValue(0, 'number.tooSmall'), v.maxValue(1, 'number.tooLarge'));

/** Turns a picture, then cuts it: parts of its width and height, from the left and the top. Everywhere it stands. */
export const mediaEditRoute = defineRoute({
  name: 'api.admin.media.edit',
  method: 'PUT',
  uri: 'api/admin/cms/media/{uuid}/picture',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'media.update' },
  cache: 'no-store',
  body: v.strictObject({
    ...baseRevision,
    turn: v.picklist([0, 90, 180, 270], 'value.invalid'),
    cut: v.nullable(v.strictObject({ x: part, y: part, width: part, height: part })),
  }),
  answer: mediaFile,
  refusals: ['record.unknown', 'record.moved', 'media.type', 'media.moving'],
});

export const mediaUse = v.object({
  /** `product`, `category`, `attribute`, `branding`, `channel`, or a kind of document. */
  kind: v.string(),
  /** Of the record; empty where it has none of its own. */
  uuid: v.string(),
  title: v.string(),
});
export type MediaUse = v.InferOutput<typeof mediaUse>;

export const mediaUsageRoute = defineRoute({
  name: 'api.admin.media.usage',
  method: 'GET',
  uri: 'api/admin/cms/media/{uuid}/usage',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'media.index' },
  cache: 'no-store',
  answer: v.array(mediaUse),
  refusals: ['record.unknown'],
});

/**
 * What is in use stays, and is named, until whoever asks says that they mean it; what was written since they saw it stays
 * as well.
 */
export const mediaDestroyRoute = defineRoute({
  name: 'api.admin.media.destroy',
  method: 'POST',
  uri: 'api/admin/cms/media/removals',
  access: { permission: 'media.destroy' },
  cache: 'no-store',
  body: v.strictObject({
    files: v.pipe(f.listOf(v.strictObject({ uuid: f.uuid, ...baseRevision }), 200), v.minLength(1, 'required')),
    evenUsed: v.boolean(),
  }),
  answer: v.object({
    removed: v.array(v.string()),
    used: v.array(v.object({ uuid: v.string(), fileName: v.string(), uses: v.array(mediaUse) })),
    /** Written since by somebody else. */
    moved: v.array(v.object({ uuid: v.string(), fileName: v.string() })),
  }),
});
