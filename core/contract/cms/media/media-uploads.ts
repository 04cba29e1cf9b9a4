/**
 * Files on their way into the library: begun with a UUID of the device, sent in parts, each acknowledged by how far the
 * shop has the file. After a lost answer or a pause the device begins again under the same UUID and goes on from there;
 * under the same UUID, another content takes the place of one that has not arrived (rules S110–S113).
 */
import * as v from 'valibot';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { isBase64 } from '#core/wire/base64.ts';
import * as f from '#core/wire/fields.ts';
import type { RefusalCode } from '#core/wire/refusal.ts';
import { defineRoute } from '#core/wire/route.ts';
import { mediaFile } from './media-file.ts';

/** Bytes of a part; only the last one is smaller. */
export const UPLOAD_PART = 512 * 1024;
/** Bytes and files that one administrator may have on their way. */
export const MOST_UNDER_WAY = 1024 * 1024 * 1024;
export const MOST_FILES_UNDER_WAY = 100;

/** Bytes of a whole file. */
const uploadSize = v.pipe(
  v.number('number.invalid'),
  v.safeInteger('number.invalid'),
  v.minValue(1, 'number.tooSmall'),
);

const received = v.object({
  /** Bytes the shop has: the next part begins there. */
  offset: v.number(),
  /** Nothing is left to send or to finish. */
  done: v.boolean(),
});

const partBody = v.strictObject({
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

interface Steps<Body extends v.GenericSchema, Made extends v.GenericSchema> {
  readonly permission: PermissionKey;
  /** What is told of a file before a byte is sent. */
  readonly body: Body;
  /** What it has become. */
  readonly made: Made;
  /** What may be refused beside the file itself: its place. */
  readonly refusals?: { readonly begin: readonly RefusalCode[]; readonly finish: readonly RefusalCode[] };
}

/** The steps of a file on its way. */
export function uploadSteps<const Name extends string, Body extends v.GenericSchema, Made extends v.GenericSchema>(
  name: Name,
  uri: string,
  { permission, body, made, refusals = { begin: [], finish: [] } }: Steps<Body, Made>,
) {
  const open = { access: { permission }, cache: 'no-store' } as const;
  const one = { uri: `${uri}/{uuid}`, params: v.strictObject({ uuid: f.uuid }) };
  return {
    begin: defineRoute({
      name: `${name}.store`,
      method: 'POST',
      uri,
      ...open,
      body,
      answer: received,
      refusals: ['media.tooLarge', 'media.type', 'media.tooMany', 'record.moved', ...refusals.begin],
    }),
    part: defineRoute({
      name: `${name}.part`,
      method: 'PUT',
      ...one,
      ...open,
      body: partBody,
      answer: received,
      refusals: ['record.unknown', 'media.tooLarge'],
      maxBytes: 1024 * 1024,
    }),
    finish: defineRoute({
      name: `${name}.finish`,
      method: 'POST',
      ...one,
      uri: `${uri}/{uuid}/finish`,
      ...open,
      body: v.strictObject({ bytes: v.optional(v.nullable(uploadSize), null) }),
      answer: made,
      refusals: ['record.unknown', 'record.moved', 'media.tooLarge', 'media.type', ...refusals.finish],
    }),
    /** Gives it up; given up twice, it is given up. */
    destroy: defineRoute({
      name: `${name}.destroy`,
      method: 'DELETE',
      ...one,
      ...open,
      body: v.strictObject({}),
      answer: v.object({}),
    }),
  };
}

/** What is told of any file. */
export const uploadBegun = {
  /** That of what it becomes, unless it replaces something. */
  uuid: f.uuid,
  fileName: f.line(500),
  bytes: uploadSize,
};

export const LIBRARY_UPLOAD = uploadSteps('api.admin.media.uploads', 'api/admin/cms/media/uploads', {
  permission: 'media.store',
  body: v.strictObject({
    ...uploadBegun,
    folder: v.optional(v.nullable(f.uuid), null),
    /** A file of the library that gets this content; whoever names one may change it, too. */
    replaces: v.optional(v.nullable(f.uuid), null),
    /** The revision of it that they saw; without one nothing is replaced (rule S111). */
    baseRev: v.optional(v.nullable(f.rev), null),
    baseRevId: v.optional(v.nullable(f.uuid), null),
  }),
  made: mediaFile,
  refusals: { begin: ['record.unknown', 'permission.missing'], finish: ['media.drawing', 'permission.missing'] },
});
