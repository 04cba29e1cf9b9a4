import type { Area } from '#core/domain/shop/area.ts';
import type { ListAddress } from '#core/contract/pages/list-address.ts';
import type { PageSource, SourceState } from '#core/contract/pages/page-source.ts';
import { settingAt, type PublicCode, type PublicValue } from '#core/settings/shown.ts';

/** What the resolvers of the single kinds need. */
export interface Resolving {
  source: PageSource;
  state: SourceState;
  /** Path with leading slash, without a trailing one, decoded. */
  path: string;
  query: ReadonlyMap<string, string>;
  address: ListAddress;
}

/** What stands at another address of its own: the one asked for leads there. */
export interface Elsewhere {
  status: 301;
  to: string;
}

/** A search that the shopkeeper has led to a page. */
export interface Led {
  status: 302;
  to: string;
}

/** @param own address the shop gave to what was found; undefined: it has that of the pattern */
export const elsewhere = (own: string | undefined, { path }: Resolving): Elsewhere | null =>
  own === undefined || own === path ? null : { status: 301, to: own };

/** A setting of an area, or of what both areas share. */
export const settingIn = <Code extends PublicCode>(
  { settings }: Pick<SourceState, 'settings'>,
  code: Code,
  area: Area | null,
): PublicValue<Code> => settingAt(settings, code, { channel: area });

/** Rows of a page of a list: the first of the numbers set. */
export const pageSize = (state: SourceState, area: Area | null): number =>
  settingIn(state, 'catalog.products.storefront.products_per_page', area)[0];

export const showsSoldOut = (state: SourceState, area: Area | null): boolean =>
  settingIn(state, 'catalog.products.storefront.show_out_of_stock', area);

/** The order of lists as addresses name it: `price-asc` is `price` there, `price-desc` `-price`. */
export function usualSort(state: SourceState, area: Area | null): string {
  const [field = '', direction] = settingIn(state, 'catalog.products.storefront.sort_by', area).split('-');
  return direction === 'desc' ? `-${field}` : field;
}
