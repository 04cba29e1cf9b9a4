import type { SearchRedirect, Slide, Structure } from '#core/contract/catalogue/structure.ts';
import { termKey } from '#core/search/words/search-term.ts';
import type { Db } from '#server/database/connection.ts';
import { loadChannels } from '#server/platform/settings/channels.ts';

import { loadAttributes, loadFamilies } from './attributes/load-attributes.ts';
import { loadCategories } from './load-categories.ts';
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
