/**
 * Files on their way into the library: begun with a UUID of the device, sent in parts, each acknowledged by how far the
 * shop has the file. After a lost answer or a pause the device begins again under the same UUID and goes on from there;
 * under the same UUID, another content takes the place of one that has not arrived (rules S110–S113).
 */
import * as v from 'valibot';
import { isBase64 } from '#core/wire/base64.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';
import { mediaFile } from './media-file.ts';

/** Bytes of a part; only the last one is smaller. */
export const UPLOAD_PART = 512 * 1024;
/** Bytes and files that one administrator may have on their way. */
export const MOST_UNDER_WAY = 1024 * 1024 * 1024;
export const MOST_FILES_UNDER_WAY = 100;

const open = { access: { permission: 'media.store' }, cache: 'no-store' } as const;
const one = { params: v.strictObject({ uuid: f.uuid }) };
const uri = 'api/admin/cms/media/uploads';
/** Bytes of a whole file. */
export const uploadSize = v.pipe(
  v.number('number.invalid'),
  v.safeInteger('number.invalid'),
  v.minValue(1, 'number.tooSmall'),
);

export const received = v.object({
  /** Bytes the shop has: the next part begins there. */
  offset: v.number(),
  /** Nothing is left to send or to finish. */
  done: v.boolean(),
});

export const partBody = v.strictObject({
  offset: v.pipe(v.number('number.invalid'), v.safeInteger('number.invalid'), v.minValue(0, 'number.tooSmall')),
  /** Of the whole content: a part of another one under the same UUID does not count (rule S113). */
  bytes: v.optional(v.nullable(uploadSize), null),
  /** Base64. */
  data: v.pipe(
    v.string('required'),
    v.maxLength(Math.ceil(UPLOAD_PART / 3) * 4, 'text.tooLong'),
    v.check(isBase64, 'text.invalid'),
  ),
});

export const uploadBeginRoute = defineRoute({
  name: 'api.admin.media.uploads.store',
  method: 'POST',
  uri,
  ...open,
  body: v.strictObject({
    /** That of the file in the library, unless it replaces one. */
    uuid: f.uuid,
    fileName: f.line(500),
    bytes: uploadSize,
    folder: v.optional(v.nullable(f.uuid), null),
    /** A file of the library that gets this content; whoever names one may change it, too. */
    replaces: v.optional(v.nullable(f.uuid), null),
    /** The revision of it that they saw; without one nothing is replaced (rule S111). */
    baseRev: v.optional(v.nullable(f.rev), null),
    baseRevId: v.optional(v.nullable(f.uuid), null),
  }),
  answer: received,
  refusals: ['media.tooLarge', 'media.type', 'media.tooMany', 'record.moved', 'record.unknown', 'permission.missing'],
});

export const uploadPartRoute = defineRoute({
  name: 'api.admin.media.uploads.part',
  method: 'PUT',
  uri: `${uri}/{uuid}`,
  ...one,
  ...open,
  body: partBody,
  answer: received,
  refusals: ['record.unknown', 'media.tooLarge'],
  maxBytes: 1024 * 1024,
});

export const uploadFinishRoute = defineRoute({
  name: 'api.admin.media.uploads.finish',
  method: 'POST',
  uri: `${uri}/{uuid}/finish`,
  ...one,
  ...open,
  body: v.strictObject({ bytes: v.optional(v.nullable(uploadSize), null) }),
  answer: mediaFile,
  refusals: ['record.unknown', 'record.moved', 'media.tooLarge', 'media.type', 'media.drawing', 'permission.missing'],
});

/** Gives it up; given up twice, it is given up. */
export const uploadDestroyRoute = defineRoute({
  name: 'api.admin.media.uploads.destroy',
  method: 'DELETE',
  uri: `${uri}/{uuid}`,
  ...one,
  ...open,
  body: v.strictObject({}),
  answer: v.object({}),
});
