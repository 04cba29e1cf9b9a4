/**
 * Files that products let their buyers download, and their samples: sent as those of the library are (rules S110, S113),
 * by whoever has the permission of what they are for. They become no files of the library.
 */
import * as v from 'valibot';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';
import { partBody, received, uploadSize } from '#core/contract/cms/media/media-uploads.ts';

export const productFile = v.object({
  uuid: v.string(),
  fileName: v.string(),
  mime: v.string(),
  bytes: v.number(),
});
export type ProductFile = v.InferOutput<typeof productFile>;

/** The steps of a file on its way. */
function steps<const Name extends string>(name: Name, uri: string, permission: PermissionKey) {
  const open = { access: { permission }, cache: 'no-store' } as const;
  const one = { params: v.strictObject({ uuid: f.uuid }) };
  return {
    begin: defineRoute({
      name: `${name}.store`,
      method: 'POST',
      uri,
      ...open,
      body: v.strictObject({ uuid: f.uuid, fileName: f.line(500), bytes: uploadSize }),
      answer: received,
      refusals: ['media.tooLarge', 'media.type', 'media.tooMany', 'record.moved'],
    }),
    part: defineRoute({
      name: `${name}.part`,
      method: 'PUT',
      uri: `${uri}/{uuid}`,
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
      uri: `${uri}/{uuid}/finish`,
      ...one,
      ...open,
      body: v.strictObject({ bytes: v.optional(v.nullable(uploadSize), null) }),
      answer: productFile,
      refusals: ['record.unknown', 'record.moved', 'media.tooLarge', 'media.type'],
    }),
    destroy: defineRoute({
      name: `${name}.destroy`,
      method: 'DELETE',
      uri: `${uri}/{uuid}`,
      ...one,
      ...open,
      body: v.strictObject({}),
      answer: v.object({}),
    }),
  };
}

const links = steps('api.admin.products.links', 'api/admin/product-links', 'products.upload-link');
const samples = steps('api.admin.products.samples', 'api/admin/product-samples', 'products.upload-sample');

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
