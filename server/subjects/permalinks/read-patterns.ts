import type { patternsRoute } from '#core/contract/cms/permalinks/permalinks.ts';
import { PAGE_TYPE, patternOf } from '#core/domain/cms/content-path.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

/** Patterns of all types of content, in the order of the types. */
export async function readPatterns(db: Db): Promise<RouteAnswer<typeof patternsRoute>> {
  const rows = await db
    .selectFrom('content_type')
    .select((of) => [
      'slug',
      'name',
      'path_pattern',
      of
        .selectFrom('cms_document')
        .select((document) => document.fn.countAll().as('count'))
        .where('kind', '=', 'content')
        .whereRef('type', '=', 'content_type.slug')
        .where('path', 'is not', null)
        .as('count'),
    ])
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug, name, path_pattern: own, count }) => ({
    type: slug,
    name,
    pattern: patternOf(slug, own),
    isFixed: slug === PAGE_TYPE,
    count: Number(count),
  }));
}
