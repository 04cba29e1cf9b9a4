/** What a menu may lead to beside documents: departments of the shop, and lists of contents. */
import * as v from 'valibot';
import { AREAS } from '#core/domain/shop/area.ts';
import { defineRoute } from '#core/wire/route.ts';

export const menuTargetsRoute = defineRoute({
  name: 'api.admin.menus.targets',
  method: 'GET',
  uri: 'api/admin/cms/menus/targets',
  access: { permission: 'cms-menus.index' },
  cache: 'no-store',
  answer: v.object({
    categories: v.array(
      v.object({ uuid: v.string(), area: v.picklist(AREAS), name: v.string(), isShown: v.boolean() }),
    ),
    lists: v.array(v.object({ slug: v.string(), name: v.string() })),
  }),
});
