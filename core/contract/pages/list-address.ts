/**
 * The state of a product list in its address: filters, price, sort, page (domain 2.11: filter state lives in the query
 * string). Reading is total: what cannot be understood is left out; writing is canonical, so that equal states have
 * equal addresses (documents are cached by them).
 */
import { isArea, type Area } from '#core/domain/shop/area.ts';
import { money, UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { SortKey } from '#core/search/query/query.ts';

export interface ListAddress {
  /** Where both areas are listed, the one asked for. */
  area: Area | null;
  sort: SortKey;
  desc: boolean;
  /** The order of the shop where the address names none; left out for relevance. */
  usual?: string | undefined;
  /** Bounds in Money, included. */
  from: number | null;
  to: number | null;
  /** Option ids by attribute code. */
  filters: readonly { code: string; optionIds: readonly number[] }[];
  inStock: boolean;
  promo: boolean;
  /** From 1. */
  page: number;
  /** Search text on `/search-results`. */
  text: string;
}

/** In the query of a search: its results, wherever its text may lead. */
export const RESULTS_ALONE = 'results';

const RELEVANCE = 'relevance';

/** Sort choices of domain 2.11 in the order shown; the first is the default. */
export const SORTS: readonly { value: string; sort: SortKey; desc: boolean }[] = [
  { value: RELEVANCE, sort: 'relevance', desc: true },
  { value: 'price', sort: 'price', desc: false },
  { value: '-price', sort: 'price', desc: true },
  { value: '-created_at', sort: 'created_at', desc: true },
  { value: 'created_at', sort: 'created_at', desc: false },
  { value: 'name', sort: 'name', desc: false },
  { value: '-name', sort: 'name', desc: true },
];

export const DEFAULT_LIST: ListAddress = {
  area: null,
  sort: 'relevance',
  desc: true,
  from: null,
  to: null,
  filters: [],
  inStock: false,
  promo: false,
  page: 1,
  text: '',
};

/** Euros typed with a comma or a point, spaces allowed; null for anything else or beyond 1,000,000 €. */
export function parseEuros(text: string | null): number | null {
  if (text === null) return null;
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s  €]/g, ''));
  if (!match) return null;
  const euros = Number(`${match[1]}.${match[2] ?? '0'}`);
  return euros <= 1_000_000 ? money(euros) : null;
}

/** More than anybody ticks: what an address asks for costs the square of it. */
export const MOST_FILTERS = { codes: 20, options: 60 };

function parseFilters(query: URLSearchParamsLike): ListAddress['filters'] {
  const byCode = new Map<string, Set<number>>();
  for (const [key, value] of query) {
    const code = /^f_([a-z][a-z0-9_]{0,60})$/.exec(key)?.[1];
    if (code === undefined) continue;
    const ids = byCode.get(code) ?? new Set<number>();
    for (const part of value.split(',').slice(0, 60)) {
      const id = Number(part);
      if (Number.isSafeInteger(id) && id > 0) ids.add(id);
    }
    if (ids.size > 0) byCode.set(code, ids);
  }
  let left = MOST_FILTERS.options;
  return [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MOST_FILTERS.codes)
    .map(([code, ids]) => {
      const optionIds = [...ids].sort((a, b) => a - b).slice(0, left);
      left -= optionIds.length;
      return { code, optionIds };
    })
    .filter(({ optionIds }) => optionIds.length > 0);
}

/** Pairs of a query string; `URLSearchParams` is one, but core knows no DOM. */
export type URLSearchParamsLike = Iterable<readonly [string, string]>;

/** @param usual the order where none is asked for */
export function readListAddress(query: URLSearchParamsLike, usual = RELEVANCE): ListAddress {
  const pairs = [...query];
  const first = (key: string): string | null => pairs.find(([name]) => name === key)?.[1] ?? null;
  const named = (value: string | null) => SORTS.find((one) => one.value === value);
  const chosen = named(first('sort')) ?? named(usual) ?? DEFAULT_LIST;
  const from = parseEuros(first('prix_min'));
  const to = parseEuros(first('prix_max'));
  const page = Number(first('page') ?? '1');
  const area = first('area') ?? '';
  return {
    area: isArea(area) ? area : null,
    sort: chosen.sort,
    desc: chosen.desc,
    ...(usual === RELEVANCE ? {} : { usual }),
    from,
    to: from !== null && to !== null && to < from ? null : to,
    filters: parseFilters(pairs),
    inStock: first('stock') === '1',
    promo: first('promo') === '1',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    text: cutText((first('q') ?? '').trim(), 100),
  };
}

/**
 * The same list in another usual order, where none is asked for.
 * @param asked what the address says of the order
 */
export function inUsualOrder(
  { usual: _usual, ...address }: ListAddress,
  asked: string | undefined,
  usual: string,
): ListAddress {
  const named = SORTS.find((one) => one.value === asked);
  const { sort, desc } = named ?? SORTS.find((one) => one.value === usual) ?? DEFAULT_LIST;
  return { ...address, sort, desc, ...(usual === RELEVANCE ? {} : { usual }) };
}

const euros = (amount: number): string => String(amount / UNITS_PER_EURO);

/** The query string of a state, with its question mark, or empty for the default list. */
export function writeListAddress(address: ListAddress): string {
  const parts: string[] = [];
  const put = (key: string, value: string): void => {
    parts.push(`${key}=${encodeURIComponent(value).replace(/%2C/g, ',')}`);
  };
  if (address.text !== '') put('q', address.text);
  if (address.area !== null) put('area', address.area);
  for (const { code, optionIds } of [...address.filters].sort((a, b) => (a.code < b.code ? -1 : 1)))
    if (optionIds.length > 0) put(`f_${code}`, [...optionIds].sort((a, b) => a - b).join(','));
  if (address.from !== null) put('prix_min', euros(address.from));
  if (address.to !== null) put('prix_max', euros(address.to));
  if (address.promo) put('promo', '1');
  if (address.inStock) put('stock', '1');
  const sort = SORTS.find((one) => one.sort === address.sort && one.desc === address.desc)?.value;
  if (sort !== undefined && sort !== (address.usual ?? RELEVANCE)) put('sort', sort);
  if (address.page > 1) put('page', String(address.page));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
