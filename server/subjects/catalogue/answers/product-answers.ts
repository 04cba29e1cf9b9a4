import type {
  attributeFamiliesRoute,
  productRelatedRoute,
  productShowRoute,
  productsIndexRoute,
} from '#core/contract/catalogue/products.ts';
import { orderIn } from '#core/contract/pages/categories/category-order.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { addressed } from '#core/contract/pages/permalinks/permalinks.ts';
import { productList } from '#core/contract/pages/product-list.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { MOST_RELATED, type Relation } from '#core/domain/catalogue/products/relations.ts';
import { VEHICLE_FILTERS } from '#core/domain/catalogue/vehicles/filters.ts';
import { factsOfType, type ProductType } from '#core/domain/catalogue/types/all-types.ts';
import { money } from '#core/domain/price/money.ts';
import type { CatalogueQuery, FilterGroup, SortKey } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

import { detailOf, type CatalogueState } from '#server/subjects/catalogue/state.ts';

type ProductQuery = RouteInput<typeof productsIndexRoute>['query'];

const DEFAULT_PER_PAGE = 24;
/** No product is in it. */
const UNKNOWN_CATEGORY = 0;
const SORT_KEYS: readonly SortKey[] = ['relevance', 'price', 'name', 'created_at'];

/** Cards with facets, for calls from outside the storefront (domain 2.11). An unknown category has no products. */
export function listProducts(
  state: CatalogueState,
  { query }: Pick<RouteInput<typeof productsIndexRoute>, 'query'>,
  type?: ProductType,
): RouteAnswer<typeof productsIndexRoute> {
  const { structure } = state;
  const page = query.page ?? 1;
  const perPage = query.perPage ?? DEFAULT_PER_PAGE;
  const groups = parseFilters(query.filters ?? '');
  const category = structure.categories.find(
    (one) => one.slug === query.category && (query.area === undefined || one.area === query.area),
  );
  const asked: CatalogueQuery = {
    ...filtersOf(query),
    ...(query.sort === undefined && query.q === undefined ? orderIn(category) : {}),
    ...(query.category === undefined ? {} : { categoryId: category?.id ?? UNKNOWN_CATEGORY }),
    ...(type === undefined ? {} : { type }),
    groups,
    offset: (page - 1) * perPage,
    limit: perPage,
    facets: true,
  };
  const list = productList(
    state.catalogue.query(asked),
    structure,
    category?.filters ?? (type !== undefined && factsOfType(type).shownAs === 'vehicle' ? VEHICLE_FILTERS : null),
    {
      filters: groups,
      perPage,
    },
  );
  return {
    data: list.rows.map(cardsOf(state)),
    facets: list.facets.map(({ code, options }) => labelled(state, code, options)),
    meta: { page, perPage, total: list.total, lastPage: Math.max(1, Math.ceil(list.total / perPage)) },
  };
}

function filtersOf(query: ProductQuery): Omit<CatalogueQuery, 'groups' | 'offset' | 'limit' | 'facets'> {
  const [from, to] = [query['price[from]'], query['price[to]']];
  const price = {
    ...(from === undefined ? {} : { from: eurosOf(from) }),
    ...(to === undefined ? {} : { to: eurosOf(to) }),
  };
  return {
    ...(query.area === undefined ? {} : { area: query.area }),
    ...(query.q === undefined ? {} : { text: query.q }),
    ...(from === undefined && to === undefined ? {} : { price }),
    ...(query.inStock === '1' ? { inStock: true } : {}),
    ...(query.promo === '1' ? { promo: true } : {}),
    ...sortOf(query.sort ?? 'relevance'),
  };
}

/** `-` turns the ascending order round (domain 0.2); relevance alone is best first, `-relevance` the reverse. */
function sortOf(code: NonNullable<ProductQuery['sort']>): { sort: SortKey; desc: boolean } {
  const found = SORT_KEYS.find((key) => code === key || code === `-${key}`) ?? 'relevance';
  const isTurned = code !== found;
  return { sort: found, desc: found === 'relevance' ? !isTurned : isTurned };
}

function eurosOf(text: string): number {
  return money(Number(text.replace(',', '.')));
}

/** `code:id,id;code:id`; what names no option is left out. */
function parseFilters(text: string): FilterGroup[] {
  return text.split(';').flatMap((part) => {
    const [code = '', ids = ''] = part.split(':');
    const optionIds = ids
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0);
    return code !== '' && optionIds.length > 0 ? [{ code, optionIds }] : [];
  });
}

function labelled({ structure }: CatalogueState, code: string, options: readonly { id: number; count: number }[]) {
  const attribute = structure.attributes.find((one) => one.code === code);
  const labelOf = (id: number) => attribute?.options.find((one) => one.id === id)?.label.fr_FR ?? '';
  return {
    code,
    label: attribute?.label.fr_FR ?? code,
    options: options.map(({ id, count }) => ({ id, label: labelOf(id), count })),
  };
}

interface Card {
  row: CatalogueRow;
  href: string;
}

export const cardsOf =
  ({ permalinks }: Pick<CatalogueState, 'permalinks'>) =>
  (found: CatalogueRow): Card => {
    const row = addressed(found, permalinks);
    return { row, href: productPath(row) };
  };

/** Refuses an unknown product, and a `{type}` that is not its family's. */
export function showProduct(
  state: CatalogueState,
  { params }: Pick<RouteInput<typeof productShowRoute>, 'params'>,
): RouteAnswer<typeof productShowRoute> {
  const row = findProduct(state, params);
  return { ...cardsOf(state)(row), detail: detailOf(state, row.id) };
}

/** Cards of what is named beside a product; what is not shown, or in the other half of the shop, is left out. */
export const showBeside =
  (name: Relation) =>
  (
    state: CatalogueState,
    { params }: Pick<RouteInput<typeof productRelatedRoute>, 'params'>,
  ): RouteAnswer<typeof productRelatedRoute> => {
    const product = findProduct(state, params);
    const named = detailOf(state, product.id)?.[name] ?? [];
    const rows = named.flatMap((uuid) => state.catalogue.byUuid(uuid) ?? []);
    return {
      data: rows
        .filter(({ area }) => area === product.area)
        .slice(0, MOST_RELATED)
        .map(cardsOf(state)),
    };
  };

function findProduct(state: CatalogueState, params: RouteInput<typeof productShowRoute>['params']): CatalogueRow {
  const row = state.catalogue.bySlug(params.area, params.slug);
  if (row?.family !== params.type) throw new Refusal('record.unknown');
  return row;
}

/** Fills the client state `attributeFamilies` (specification §3). */
export function listFamilies({ structure }: CatalogueState): RouteAnswer<typeof attributeFamiliesRoute> {
  return { data: [...structure.families] };
}
