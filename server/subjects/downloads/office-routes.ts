/** Files of products as the back office sends, names and looks at them. Permissions were looked at by the binder. */
import type { PRODUCT_FILE_ROUTES } from '#core/contract/admin/products/files.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { StoredFile } from '#server/platform/answers/stored-file.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { beginUpload } from '#server/subjects/media/upload/begin-upload.ts';
import { dropUpload, takePart } from '#server/subjects/media/upload/uploads.ts';

import { finishFile, type FileDeps } from './file-steps.ts';

type Routes = typeof PRODUCT_FILE_ROUTES;

export function fileOffice(deps: FileDeps): Handlers<Routes> {
  const links = steps(deps, 'link');
  const samples = steps(deps, 'sample');
  return {
    'api.admin.products.links.store': links.begin,
    'api.admin.products.links.part': links.part,
    'api.admin.products.links.finish': links.finish,
    'api.admin.products.links.destroy': links.destroy,
    'api.admin.products.samples.store': samples.begin,
    'api.admin.products.samples.part': samples.part,
    'api.admin.products.samples.finish': samples.finish,
    'api.admin.products.samples.destroy': samples.destroy,
    'api.admin.products.files.index': (_context, { query }) =>
      deps.db
        .selectFrom('download_file')
        .select(['uuid', 'file_name as fileName', 'mime', 'bytes'])
        .where('uuid', 'in', query.ids)
        .execute(),
    'api.admin.products.files.show': async (_context, { params }) => {
      const facts = await deps.db
        .selectFrom('download_file')
        .select(['stored', 'file_name as fileName', 'mime', 'bytes', 'hash'])
        .where('uuid', '=', params.uuid)
        .executeTakeFirst();
      if (facts === undefined) throw new Refusal('record.unknown');
      return new StoredFile(deps.storage, facts);
    },
  };
}

/** What a step is handed, of whichever purpose. */
type Given<Name extends keyof Routes, Part extends 'params' | 'body'> = Pick<RouteInput<Routes[Name]>, Part>;
type Begin = Given<'api.admin.products.links.store', 'body'>;
type Part = Given<'api.admin.products.links.part', 'params' | 'body'>;
type Finish = Given<'api.admin.products.links.finish', 'params' | 'body'>;
type Destroy = Given<'api.admin.products.links.destroy', 'params'>;

/** The steps of a file on its way, for one purpose: only what was begun for it goes on by them. */
function steps(deps: FileDeps, purpose: 'link' | 'sample') {
  const none = { folder: null, replaces: null, baseRev: null, baseRevId: null };
  return {
    begin: async (context: RequestContext, { body }: Begin) =>
      beginUpload(deps, await adminOf(context), { ...none, ...body, purpose }, context.now),
    part: async (context: RequestContext, given: Part) =>
      takePart(deps, await adminOf(context), { ...given, query: undefined, purpose }, context.now),
    finish: async (context: RequestContext, { params, body }: Finish) =>
      finishFile(deps, await adminOf(context), { ...params, ...body, purpose }, context.now),
    destroy: async (context: RequestContext, { params }: Destroy) => {
      await dropUpload(deps, await adminOf(context), params.uuid);
      return {};
    },
  };
}
