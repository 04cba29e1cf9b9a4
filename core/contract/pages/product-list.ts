/** From the state in an address to a question for the catalogue, and its answer as pages carry it. */
import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import type { ListAddress } from '#core/contract/pages/list-address.ts';
import type { ProductList } from '#core/contract/pages/page.ts';
import type { SourceResult } from '#core/contract/pages/page-source.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';

export interface ListScope {
  area?: Area | undefined;
  categoryId?: number | undefined;
  text?: string | undefined;
  /** Vehicles for sale also have a list of their own. */
  type?: 'vehicle' | undefined;
  /** Nothing that is sold out, whatever the address asks. */
  inStock?: boolean | undefined;
  /** Ids of the products that come first where no other order than the usual one is asked for. */
  first?: readonly number[] | undefined;
}

/** The address without filters by what the shop does not know: they would ask for nothing it has, at a price. */
export function withKnownFilters(address: ListAddress, { attributes }: Pick<Structure, 'attributes'>): ListAddress {
  const codes = new Set(attributes.map(({ code }) => code));
  return { ...address, filters: address.filters.filter(({ code }) => codes.has(code)) };
}

/** @param perPage rows of a page */
export function listQuery(address: ListAddress, scope: ListScope, perPage: number): CatalogueQuery {
  const bounds = {
    ...(address.from === null ? {} : { from: address.from }),
    ...(address.to === null ? {} : { to: address.to }),
  };
  return {
    ...(scope.area === undefined ? {} : { area: scope.area }),
    ...(scope.categoryId === undefined ? {} : { categoryId: scope.categoryId }),
    ...(scope.text === undefined || scope.text === '' ? {} : { text: scope.text }),
    ...(scope.type === undefined ? {} : { type: scope.type }),
    groups: address.filters,
    ...(Object.keys(bounds).length === 0 ? {} : { price: bounds }),
    ...(address.inStock || scope.inStock === true ? { inStock: true } : {}),
    ...(address.promo ? { promo: true } : {}),
    sort: address.sort,
    desc: address.desc,
    ...(scope.first === undefined || address.sort !== 'relevance' ? {} : { first: scope.first }),
    offset: (address.page - 1) * perPage,
    limit: perPage,
    facets: true,
  };
}

/**
 * Where no department has chosen its filters, one is offered that at least one in so many of what was found can answer to:
 * what only a few departments know is looked for in them.
 */
const SHARE = 4;

/**
 * Option counts by attribute, for the filters offered here, attributes and options in the structure's order; none of a
 * list that is still coming.
 */
export function productList(
  result: SourceResult,
  structure: Pick<Structure, 'attributes'>,
  filters: readonly string[] | null,
  { filters: chosen, perPage }: { filters: ListAddress['filters']; perPage: number },
): ProductList {
  const { total, rows, coming } = result;
  if (coming !== undefined) return { total, perPage, rows, coming, facets: [], priceBounds: null };
  const counts = new Map<number, number>();
  result.facets?.optionIds.forEach((id, at) => counts.set(id, result.facets?.counts[at] ?? 0));
  const offered = structure.attributes.filter(
    (one) => one.isFilterable && (filters === null || filters.includes(one.code)),
  );
  if (filters !== null) offered.sort((a, b) => filters.indexOf(a.code) - filters.indexOf(b.code));
  const facets = offered.map((attribute) => {
    const ticked = chosen.find((one) => one.code === attribute.code)?.optionIds ?? [];
    const options = attribute.options
      .map((option) => ({ id: option.id, count: counts.get(option.id) ?? 0 }))
      .filter((option) => option.count > 0 || ticked.includes(option.id));
    const having = options.reduce((all, option) => all + option.count, 0);
    const parts = filters !== null || ticked.length > 0 || having * SHARE >= total;
    return { code: attribute.code, options: parts ? options : [] };
  });
  return {
    total,
    perPage,
    rows,
    facets: facets.filter((facet) => facet.options.length > 0),
    priceBounds: result.priceBounds ?? null,
  };
}
