/** What no schema says of a category: where it lies, what it is called by, and what it names. */
import { sql } from 'kysely';

import { placeFault } from '#core/domain/catalogue/categories/category-tree.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { MOST_CATEGORY_FILTERS } from '#core/resources/catalogue/categories.ts';
import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { HookedWrite } from '#server/resources/hooks/resource-hooks.ts';

import { readNodes, slugTaken } from './category-rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** @throws Refusal at the field */
export async function checkCategory({ trx, uuid, before, after }: HookedWrite): Promise<void> {
  if (after === null) return;
  const { area, slug } = after;
  if (!isArea(area)) throw wrongAt('area', 'required');
  const parent = typeof after['parentId'] === 'string' ? after['parentId'] : null;
  if (parent !== (before?.['parentId'] ?? null)) {
    const fault = placeFault(await readNodes(trx), { uuid, area }, parent);
    if (fault !== null) throw wrongAt('parentId', fault);
  }
  if (slug !== before?.['slug'] && (await slugTaken(trx, uuid, area, String(slug))))
    throw wrongAt('slug', 'slug.taken');
  await checkPictures(trx, before, after);
  await checkFilters(trx, before, after);
}

async function checkPictures(trx: HookedWrite['trx'], before: Values | null, after: Values): Promise<void> {
  for (const name of ['picture', 'banner'] as const) {
    if (typeof after[name] !== 'string' || after[name] === before?.[name]) continue;
    const { rows } = await sql`
      select 1 from media_file where uuid = ${after[name]} and type = 'image' and deleted_at is null`.execute(trx);
    if (rows.length === 0) throw wrongAt(name, 'reference.unknown');
  }
}

const codesIn = (values: Values | null): readonly string[] => {
  const codes = values?.['filters'];
  return Array.isArray(codes) ? codes.map(String) : [];
};

/** New ones are attributes that lists can be filtered by; one that ceased to be stays until somebody takes it out. */
async function checkFilters(trx: HookedWrite['trx'], before: Values | null, after: Values): Promise<void> {
  const [known, codes] = [codesIn(before), codesIn(after)];
  if (codes.length > MOST_CATEGORY_FILTERS) throw wrongAt('filters', 'list.tooLong');
  const added = codes.filter((code) => !known.includes(code));
  if (added.length === 0) return;
  const found = await trx
    .selectFrom('attribute')
    .select('code')
    .where('code', 'in', added)
    .where('is_filterable', '=', true)
    .execute();
  if (found.length < added.length) throw wrongAt('filters', 'category.noFilter');
}
