/** Why a product is not in the shop, or is there and cannot be found or bought. */
import * as v from 'valibot';
import { BARRIERS } from '#core/domain/catalogue/products/barriers.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Of what is saved; nothing where everything is as it should be. */
export const productBarriersRoute = defineRoute({
  name: 'api.admin.products.barriers',
  method: 'GET',
  uri: 'api/admin/products/{uuid}/barriers',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'products.view' },
  cache: 'no-store',
  refusals: ['record.unknown'],
  answer: v.object({ barriers: v.array(v.picklist(BARRIERS)) }),
});
