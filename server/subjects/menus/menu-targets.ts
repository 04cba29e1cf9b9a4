import type { menuTargetsRoute } from '#core/contract/cms/menu-targets.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

/** Departments in the order of their trees, lists in that of their types. */
export async function readMenuTargets(db: Db): Promise<RouteAnswer<typeof menuTargetsRoute>> {
  const categories = await db
    .selectFrom('category')
    .select(['uuid', 'area', 'name', 'is_active'])
    .orderBy('area')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const lists = await db
    .selectFrom('content_type')
    .select(['slug', 'name'])
    .where('has_archive', '=', true)
    .orderBy('position')
    .execute();
  return {
    categories: categories.map(({ uuid, area, name, is_active: isShown }) => ({
      uuid,
      area,
      name,
      isShown,
    })),
    lists,
  };
}
