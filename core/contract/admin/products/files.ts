/**
 * Files that products let their buyers download, and their samples: sent as those of the library are (rules S110, S113),
 * by whoever has the permission of what they are for. They become no files of the library.
 */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';
import { uploadBegun, uploadSteps } from '#core/contract/cms/media/media-uploads.ts';

export const productFile = v.object({
  uuid: v.string(),
  fileName: v.string(),
  mime: v.string(),
  bytes: v.number(),
});
export type ProductFile = v.InferOutput<typeof productFile>;

const body = v.strictObject(uploadBegun);

const links = uploadSteps('api.admin.products.links', 'api/admin/product-links', {
  permission: 'products.upload-link',
  body,
  made: productFile,
});
const samples = uploadSteps('api.admin.products.samples', 'api/admin/product-samples', {
  permission: 'products.upload-sample',
  body,
  made: productFile,
});

/** Files a form asks for at once. */
const AT_ONCE = 200;

/** What a form says of the files it names; those that are gone are left out. */
const filesIndexRoute = defineRoute({
  name: 'api.admin.products.files.index',
  method: 'GET',
  uri: 'api/admin/product-files',
  access: { permission: 'products.view' },
  cache: 'no-store',
  query: v.strictObject({ ids: f.listOf(f.uuid, AT_ONCE) }),
  answer: v.array(productFile),
});

/** The file itself, for whoever looks after the product. */
const filesShowRoute = defineRoute({
  name: 'api.admin.products.files.show',
  method: 'GET',
  uri: 'api/admin/product-files/{uuid}',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'products.download' },
  cache: 'no-store',
  answer: v.unknown(),
  refusals: ['record.unknown'],
});

export const PRODUCT_FILE_ROUTES = {
  'api.admin.products.links.store': links.begin,
  'api.admin.products.links.part': links.part,
  'api.admin.products.links.finish': links.finish,
  'api.admin.products.links.destroy': links.destroy,
  'api.admin.products.samples.store': samples.begin,
  'api.admin.products.samples.part': samples.part,
  'api.admin.products.samples.finish': samples.finish,
  'api.admin.products.samples.destroy': samples.destroy,
  'api.admin.products.files.index': filesIndexRoute,
  'api.admin.products.files.show': filesShowRoute,
} as const;
