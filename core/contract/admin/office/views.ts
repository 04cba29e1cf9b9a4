/** Views of lists that people save: words of an address and columns, their own or everybody's. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const open = { access: 'admin', cache: 'no-store' } as const;
const word = v.pipe(v.string(), v.maxLength(200, 'text.tooLong'));

const entries = {
  resource: v.pipe(f.slug, v.maxLength(64, 'text.tooLong')),
  name: f.line(100),
  shared: v.boolean('required'),
  query: v.pipe(
    v.record(word, v.union([word, f.listOf(word, 60)])),
    v.check((query) => Object.keys(query).length <= 50, 'list.tooLong'),
  ),
  columns: v.nullable(f.listOf(word, 60)),
};

const one = { uri: 'api/admin/views/{uuid}', params: v.strictObject({ uuid: f.uuid }) };
const written = v.object({ uuid: v.string(), rev: v.number(), revId: f.toldRevId });

export const savedView = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: f.toldRevId,
  ...entries,
  /** Whose it is: others use a shared view, and change none. */
  own: v.boolean(),
});
export type SavedView = v.InferOutput<typeof savedView>;

export const viewsRoute = defineRoute({
  name: 'api.admin.views.index',
  method: 'GET',
  uri: 'api/admin/views',
  ...open,
  query: v.strictObject({ resource: entries.resource }),
  answer: v.array(savedView),
  refusals: ['permission.missing'],
});

export const storeViewRoute = defineRoute({
  name: 'api.admin.views.store',
  method: 'POST',
  uri: 'api/admin/views',
  ...open,
  body: v.strictObject({ uuid: f.uuid, ...entries }),
  answer: written,
  refusals: ['permission.missing', 'record.moved'],
});

export const updateViewRoute = defineRoute({
  name: 'api.admin.views.update',
  method: 'PUT',
  ...one,
  ...open,
  body: v.strictObject({ ...f.seenRevision, ...entries }),
  answer: written,
  refusals: ['permission.missing', 'record.unknown', 'record.moved'],
});

export const destroyViewRoute = defineRoute({
  name: 'api.admin.views.destroy',
  method: 'DELETE',
  ...one,
  ...open,
  body: v.strictObject(f.seenRevision),
  answer: v.object({}),
  refusals: ['record.unknown', 'record.moved'],
});
