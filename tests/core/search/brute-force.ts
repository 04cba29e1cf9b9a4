import type { CatalogueQuery, CatalogueResult, FilterGroup } from '#core/search/query/query.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { sortKey } from '#core/search/words/text.ts';

/** Filters, sorts, facets and pages written down from their definition, without text. */
export function bruteForce(
  rows: readonly CatalogueRow[],
  structure: CatalogueStructure,
  query: CatalogueQuery,
): CatalogueResult {
  const passing = (skip: string) => rows.filter((row) => passes(row, query, skip));
  const matches = passing('').sort((left, right) => compareRows(left, right, query));
  const page = matches.slice(query.offset, query.offset + query.limit);
  if (!query.facets) return { total: matches.length, rows: page };

  const counts = new Map<number, number>();
  for (const { id, code } of structure.options) {
    const count = passing(code).filter((row) => row.optionIds.includes(id)).length;
    if (count > 0) counts.set(id, count);
  }
  const ids = [...counts.keys()].sort((left, right) => left - right);
  const facets = { optionIds: Uint32Array.from(ids), counts: Uint32Array.from(ids, (id) => counts.get(id) ?? 0) };
  const prices = passing('price').map((row) => row.price);
  if (prices.length === 0) return { total: matches.length, rows: page, facets };
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const histogram = Array.from({ length: 20 }, () => 0);
  for (const price of prices) {
    const slice = max === min ? 0 : Math.min(19, Math.floor(((price - min) * 20) / (max - min)));
    histogram[slice] = (histogram[slice] ?? 0) + 1;
  }
  return { total: matches.length, rows: page, facets, priceBounds: { min, max, histogram } };
}

function passes(row: CatalogueRow, query: CatalogueQuery, skip: string): boolean {
  if (query.area !== undefined && row.area !== query.area) return false;
  if (query.categoryId !== undefined && !row.categoryIds.includes(query.categoryId)) return false;
  if (query.type !== undefined && row.type !== query.type) return false;
  if (query.family !== undefined && row.family !== query.family) return false;
  if (query.inStock && row.stock !== 1 && row.stock !== 2) return false;
  if (query.promo && row.regular === null) return false;
  if (query.newSinceDay !== undefined && row.createdDay < query.newSinceDay) return false;
  const { from = 0, to = Infinity } = query.price ?? {};
  if (skip !== 'price' && (row.price < from || row.price > to)) return false;
  return query.groups.every((group) => group.code === skip || hasAny(row, group));
}

function hasAny(row: CatalogueRow, { optionIds }: FilterGroup): boolean {
  return optionIds.length === 0 || optionIds.some((id) => row.optionIds.includes(id));
}

function compareRows(left: CatalogueRow, right: CatalogueRow, query: CatalogueQuery): number {
  const desc = query.desc ?? (query.sort === 'relevance' || query.sort === 'created_at');
  return compareKeys(left, right, query.sort) * (desc ? -1 : 1) || left.id - right.id;
}

function compareKeys(left: CatalogueRow, right: CatalogueRow, sort: CatalogueQuery['sort']): number {
  if (sort === 'price') return left.price - right.price;
  if (sort === 'created_at') return left.createdDay - right.createdDay;
  if (sort === 'relevance') return left.featured - right.featured || left.createdDay - right.createdDay;
  const [first, second] = [sortKey(left.name), sortKey(right.name)];
  return first < second ? -1 : Number(first > second);
}
