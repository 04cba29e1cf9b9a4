import { contentsIn } from '#core/contract/content/contents-in.ts';
import { contentIndexOf } from '#core/contract/pages/search/searchable.ts';
import type { PageSource, SourceState } from '#core/contract/pages/page-source.ts';

import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { detailOf, type CatalogueState } from './state.ts';

/** One state as the source of the page resolver that the device runs too: every answer of a page is of one revision. */
export function catalogueSource(
  state: CatalogueState,
  shop: Pick<SourceState, 'siteName' | 'origin' | 'settings' | 'locale'>,
): PageSource {
  const { catalogue, cursor, pricedAt, structure, permalinks } = state;
  const contents = contentsIn(state.contents, shop.locale ?? DEFAULT_LOCALE);
  return {
    state: async () => ({ ...shop, permalinks, rev: cursor.rev, pricedAt }),
    structure: async () => structure,
    contents: async () => contents,
    query: async (query) => catalogue.query(query),
    nearest: async (text, most, area) => catalogue.nearest(text, most, area),
    searchContents: async (text, limit) =>
      contentIndexOf(contents)
        .search(text, limit)
        .map((hit) => hit.entry.id),
    rowBySlug: async (area, slug) => catalogue.bySlug(area, slug),
    rowsByUuid: async (uuids) => uuids.flatMap((uuid) => catalogue.byUuid(uuid) ?? []),
    detail: async (row) => detailOf(state, row.id),
  };
}
