import type { ContentDocument } from '#core/contract/content/content-document.ts';
import { excerptOf } from '#core/contract/pages/head/head.ts';
import { categoryPath, contentPath } from '#core/contract/pages/paths.ts';
import { MOST_SUGGESTED_CONTENTS, MOST_SUGGESTIONS, suggestedLinks } from '#core/contract/pages/search/suggestions.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { searchRoute, suggestRoute } from '#core/contract/catalogue/search.ts';

import { cardsOf } from './product-answers.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

type SearchInput = Pick<RouteInput<typeof searchRoute>, 'query'>;

const MOST_PRODUCTS = 24;
const MOST_CONTENTS = 10;
const MOST_CATEGORIES = 6;

/** What a text finds, grouped as articles, pages and products (specification §2), with the categories they lie in. */
export function search(state: CatalogueState, { query }: SearchInput): RouteAnswer<typeof searchRoute> {
  const { total, rows } = state.catalogue.query({
    ...(query.area === undefined ? {} : { area: query.area }),
    text: query.q,
    groups: [],
    sort: 'relevance',
    offset: 0,
    limit: MOST_PRODUCTS,
    facets: false,
  });
  const documents = findDocuments(state, query.q, Infinity);
  return {
    posts: contentHits(documents, 'post'),
    pages: contentHits(documents, 'page'),
    products: { total, data: rows.map(cardsOf(state)) },
    categories: categoriesOf(state, rows),
  };
}

/** At most eight links, as the device makes them offline. */
export function suggest(state: CatalogueState, { query }: SearchInput): RouteAnswer<typeof suggestRoute> {
  const products = state.catalogue.suggest(query.q, MOST_SUGGESTIONS, query.area);
  const documents = findDocuments(state, query.q, MOST_SUGGESTED_CONTENTS);
  return {
    data: suggestedLinks(products, documents, {
      structure: state.structure,
      permalinks: state.permalinks,
      area: query.area,
    }),
  };
}

function contentHits(found: readonly ContentDocument[], type: ContentDocument['type']) {
  const hits = found.filter((document) => document.type === type).slice(0, MOST_CONTENTS);
  return hits.map((document) => ({
    title: document.title,
    href: contentPath(document.path),
    excerpt: excerptOf(document.shortDescription),
  }));
}

function findDocuments(state: CatalogueState, text: string, limit: number): ContentDocument[] {
  const byPath = new Map(state.contents.documents.map((one) => [one.path, one]));
  return state.contentIndex.search(text, limit).flatMap((hit) => byPath.get(hit.entry.id) ?? []);
}

/** Main categories of the best products, those with most of them first. */
function categoriesOf({ structure }: CatalogueState, rows: readonly { readonly categoryIds: readonly number[] }[]) {
  const counts = new Map<number, number>();
  for (const { categoryIds } of rows) {
    const leaf = categoryIds[0] ?? 0;
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  return structure.categories
    .flatMap((category) => {
      const count = counts.get(category.id) ?? 0;
      return count > 0 ? [{ label: category.name.fr_FR, href: categoryPath(category), count }] : [];
    })
    .sort((left, right) => right.count - left.count)
    .slice(0, MOST_CATEGORIES);
}
