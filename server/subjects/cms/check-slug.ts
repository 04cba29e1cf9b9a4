import type { checkSlugRoute } from '#core/contract/cms/document-routes.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { freeSlug } from '#core/domain/cms/document-slug.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

import { demand } from './document-row.ts';
import { takenSlugs } from './save/slugs.ts';

/** A document that does not exist: every slug is another's. */
const NONE = '00000000-0000-0000-0000-000000000000';

export async function checkSlug(
  db: Db,
  admin: Pick<Admin, 'id' | 'permissions'>,
  { of, type, locale, slug, doc = NONE }: RouteInput<typeof checkSlugRoute>['query'],
): Promise<RouteAnswer<typeof checkSlugRoute>> {
  demand(admin, { of, type }, 'index');
  const taken = await takenSlugs(db, { uuid: doc, type }, locale, slug.slice(0, 150));
  const isTaken = (one: string) => taken.has(one);
  return { isFree: !isTaken(slug), suggestion: freeSlug(slug, isTaken) };
}
