import type {
  categoriesIndexRoute,
  categoriesTreeRoute,
  categoryFiltersRoute,
  categoryShowRoute,
} from '#core/contract/catalogue/categories.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Category } from '#core/contract/catalogue/structure.ts';

import { nestCategories } from '#server/subjects/catalogue/categories/category-tree.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

type AreaInput = Pick<RouteInput<typeof categoriesIndexRoute>, 'query'>;
type NamedInput = Pick<RouteInput<typeof categoryShowRoute>, 'params'>;

/** Categories of an area or of both, in menu order. */
export function listCategories(state: CatalogueState, input: AreaInput): RouteAnswer<typeof categoriesIndexRoute> {
  return { data: categoriesIn(state, input) };
}

export function categoryTree(state: CatalogueState, input: AreaInput): RouteAnswer<typeof categoriesTreeRoute> {
  return { data: nestCategories(categoriesIn(state, input)) };
}

function categoriesIn({ structure }: CatalogueState, { query }: AreaInput): Category[] {
  return structure.categories.filter((one) => query.area === undefined || one.area === query.area);
}

export function showCategory(state: CatalogueState, input: NamedInput): RouteAnswer<typeof categoryShowRoute> {
  const category = findCategory(state, input);
  return { category, children: state.structure.categories.filter((one) => one.parentId === category.id) };
}

/** The attributes a category is filtered by, with the options its products have, and what they cost. */
export function categoryFilters(state: CatalogueState, input: NamedInput): RouteAnswer<typeof categoryFiltersRoute> {
  const category = findCategory(state, input);
  const { facets, priceBounds } = state.catalogue.query({
    categoryId: category.id,
    groups: [],
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: true,
  });
  const used = new Set(facets?.optionIds);
  const attributes = category.filters.flatMap((code) => {
    const attribute = state.structure.attributes.find((one) => one.code === code && one.isFilterable);
    const options = attribute?.options.filter((option) => used.has(option.id)) ?? [];
    return attribute && options.length > 0 ? [{ ...attribute, options }] : [];
  });
  return { attributes, price: { min: priceBounds?.min ?? 0, max: priceBounds?.max ?? 0 } };
}

function findCategory({ structure }: CatalogueState, { params }: NamedInput): Category {
  const found = structure.categories.find((one) => one.area === params.area && one.slug === params.slug);
  if (!found) throw new Refusal('record.unknown');
  return found;
}
