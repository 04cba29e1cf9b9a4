import type { officeSearchRoute } from '#core/contract/admin/office/search.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { rightTo } from '#core/resources/resource.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { lookUp } from '#server/resources/list/lookup.ts';

/** Of each managed thing. */
const MOST = 5;

/** Records of all that the reader may see, in the order of the list of definitions. */
export async function searchOffice(db: Db, reader: Admin, q: string): Promise<RouteAnswer<typeof officeSearchRoute>> {
  const seen = RESOURCES.filter((one) => can(reader, rightTo(one, 'index')));
  const found = await Promise.all(seen.map((one) => lookUp(db, one, { q })));
  return seen.flatMap(({ name }, at) => (found[at] ?? []).slice(0, MOST).map((row) => ({ resource: name, ...row })));
}
