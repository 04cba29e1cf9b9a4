/** Folders of the library: a tree. What stands in a folder that goes moves to the one above. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';
import { baseRevision } from './media-file.ts';

/** Deeper than anybody files. */
export const DEEPEST_FOLDER = 6;

const uri = 'api/admin/cms/media/folders';
const one = { uri: `${uri}/{uuid}`, params: v.strictObject({ uuid: f.uuid }), cache: 'no-store' } as const;
const entries = { name: f.line(120), parent: v.nullable(f.uuid) };

export const mediaFolder = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: v.string(),
  name: v.string(),
  parent: v.nullable(v.string()),
  /** Of files in it, without those below. */
  count: v.number(),
});
export type MediaFolder = v.InferOutput<typeof mediaFolder>;

export const foldersRoute = defineRoute({
  name: 'api.admin.media.folders.index',
  method: 'GET',
  uri,
  access: { permission: 'media.index' },
  cache: 'no-store',
  answer: v.array(mediaFolder),
});

export const folderStoreRoute = defineRoute({
  name: 'api.admin.media.folders.store',
  method: 'POST',
  uri,
  access: { permission: 'media.store' },
  cache: 'no-store',
  body: v.strictObject({ uuid: f.uuid, ...entries }),
  answer: v.object({ uuid: v.string(), rev: v.number(), revId: v.string() }),
  refusals: ['record.moved', 'record.unknown'],
});

export const folderUpdateRoute = defineRoute({
  name: 'api.admin.media.folders.update',
  method: 'PUT',
  ...one,
  access: { permission: 'media.update' },
  body: v.strictObject({ ...baseRevision, ...entries }),
  answer: v.object({ uuid: v.string(), rev: v.number(), revId: v.string() }),
  refusals: ['record.moved', 'record.unknown'],
});

export const folderDestroyRoute = defineRoute({
  name: 'api.admin.media.folders.destroy',
  method: 'DELETE',
  ...one,
  access: { permission: 'media.destroy' },
  body: v.strictObject(baseRevision),
  answer: v.object({}),
  refusals: ['record.moved', 'record.unknown'],
});
