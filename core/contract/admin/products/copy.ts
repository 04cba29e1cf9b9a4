import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/**
 * A new product made of another one (domain 2.1): not for sale, without stock; pictures, categories, values, prices of
 * groups and variants are copied. The UUID is the device's: the same copy asked for again is the same product.
 */
export const productCopyRoute = defineRoute({
  name: 'api.admin.products.copy',
  method: 'POST',
  uri: 'api/admin/products/{uuid}/copy',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'products.copy' },
  cache: 'no-store',
  body: v.strictObject({ copy: f.uuid }),
  answer: v.object({ uuid: v.string(), rev: v.number(), revId: f.toldRevId }),
  refusals: ['record.unknown', 'record.moved'],
});
