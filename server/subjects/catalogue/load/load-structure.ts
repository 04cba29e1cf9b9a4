import type { Category, SearchRedirect, Slide, Structure } from '#core/contract/catalogue/structure.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { termKey } from '#core/search/words/search-term.ts';
import type { Db } from '#server/database/connection.ts';
import { loadChannels } from '#server/platform/settings/channels.ts';
import { groupRows } from '#server/database/group-rows.ts';

import { loadAttributes, loadFamilies } from './attributes/load-attributes.ts';
import { loadMenus } from './load-menus.ts';

/** The structure with counts still at zero: they follow from the rows (`withCounts`). */
export async function loadStructure(db: Db): Promise<Structure> {
  const categories = await loadCategories(db);
  const channels = Object.entries(await loadChannels(db));
  return {
    categories,
    attributes: await loadAttributes(db),
    families: await loadFamilies(db),
    menus: await loadMenus(db, categories),
    sliders: await loadSliders(db),
    redirects: await loadRedirects(db),
    synonyms: await loadSynonyms(db),
    searchRedirects: await loadSearchRedirects(db),
    channels: Object.fromEntries(channels.map(([area, { title, description }]) => [area, { title, description }])),
  };
}

/** Active categories whose ancestors are all active, in menu order: a parent before its children, depth first. */
async function loadCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('permalink', 'permalink.category_id', 'category.id')
    .selectAll('category')
    .select('permalink.path')
    .where('is_active', '=', true)
    .orderBy('area')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const childrenOf = groupRows(rows, (row) => row.parent_id);
  const below = (parentId: number | null): Category[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => [
      {
        id: row.id,
        uuid: row.uuid,
        area: row.area,
        parentId: row.parent_id,
        name: row.name,
        slug: row.slug,
        ...(row.path === null ? {} : { path: contentPath(row.path) }),
        description: row.description,
        picture: row.picture,
        position: row.position,
        productsCount: 0,
        filters: row.filters,
        metaTitle: row.meta_title,
        metaDescription: row.meta_description,
      },
      ...below(row.id),
    ]);
  return below(null);
}

async function loadSliders(db: Db): Promise<Record<string, readonly Slide[]>> {
  const rows = await db.selectFrom('slider').selectAll().where('is_active', '=', true).orderBy('code').execute();
  return Object.fromEntries(
    rows.map(({ code, slides, pictures }) => [
      code,
      slides.map(({ uuid, ...slide }) => ({ ...slide, picture: pictures[uuid] ?? null })),
    ]),
  );
}

async function loadRedirects(db: Db): Promise<Structure['redirects']> {
  const rows = await db.selectFrom('redirect').selectAll().orderBy('from_path').execute();
  return Object.fromEntries(
    rows.map(({ from_path, to_path, status }) => [from_path, { to: to_path, status: statusOf(status) }]),
  );
}

async function loadSynonyms(db: Db): Promise<string[][]> {
  const rows = await db
    .selectFrom('search_synonym')
    .select('terms')
    .where('is_active', '=', true)
    .orderBy('uuid')
    .execute();
  return rows.map(({ terms }) => terms);
}

async function loadSearchRedirects(db: Db): Promise<SearchRedirect[]> {
  const rows = await db.selectFrom('search_term').select(['term', 'area', 'redirect_path']).orderBy('uuid').execute();
  return rows.flatMap(({ term, area, redirect_path: to }) => (to === null ? [] : [{ key: termKey(term), area, to }]));
}

function statusOf(status: number): 301 | 302 | 410 {
  return status === 302 || status === 410 ? status : 301;
}
