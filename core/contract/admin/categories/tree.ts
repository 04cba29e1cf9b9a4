/** The tree of categories as the back office draws it, and a move in it (domain 2.4, 2.11). */
import * as v from 'valibot';
import { AREAS } from '#core/domain/shop/area.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const node = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: f.toldRevId,
  area: v.picklist(AREAS),
  /** Null at the root of its area. */
  parent: v.nullable(v.string()),
  name: v.string(),
  slug: v.string(),
  isActive: v.boolean(),
});
export type CategoryNode = v.InferOutput<typeof node>;

/** All of them, siblings in their order. */
export const categoryTreeRoute = defineRoute({
  name: 'api.admin.categories.tree',
  method: 'GET',
  uri: 'api/admin/categories/tree',
  access: { permission: 'categories.index' },
  cache: 'no-store',
  answer: v.array(node),
});

const counted = v.object({ uuid: v.string(), shown: v.number(), own: v.number() });

/** Of each category: products that visitors see in it and below it, and all that lie in itself. */
export const categoryCountRoute = defineRoute({
  name: 'api.admin.categories.product-count',
  method: 'GET',
  uri: 'api/admin/categories/product-count',
  access: { permission: 'categories.product-count' },
  cache: 'no-store',
  answer: v.array(counted),
});

/** Under another parent, or among its siblings: its place is counted without it. */
export const categoryMoveRoute = defineRoute({
  name: 'api.admin.categories.move',
  method: 'PUT',
  uri: 'api/admin/categories/{uuid}/move',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'categories.update' },
  cache: 'no-store',
  body: v.strictObject({ ...f.seenRevision, parent: v.nullable(f.uuid), position: f.counter(0) }),
  answer: v.object({ rev: v.number(), revId: f.toldRevId }),
  refusals: ['record.unknown', 'record.moved'],
});
