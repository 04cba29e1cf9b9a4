/** The filters a list's address sets: how many, and the same with one option more or less. */
import type { ListAddress } from '#core/contract/pages/list-address.ts';

/** How many filters are set. */
export function appliedCount(address: ListAddress): number {
  const options = address.filters.reduce((sum, one) => sum + one.optionIds.length, 0);
  const price = address.from === null && address.to === null ? 0 : 1;
  return options + price + [address.inStock, address.promo, address.area !== null].filter(Boolean).length;
}

/** The filters without one option of one attribute. */
export function withoutOption(filters: ListAddress['filters'], code: string, id: number): ListAddress['filters'] {
  return filters
    .map((one) => (one.code === code ? { code, optionIds: one.optionIds.filter((other) => other !== id) } : one))
    .filter((one) => one.optionIds.length > 0);
}

/** The filters with one option more. */
export function withOption(filters: ListAddress['filters'], code: string, id: number): ListAddress['filters'] {
  const others = filters.filter((one) => one.code !== code);
  const own = filters.find((one) => one.code === code)?.optionIds ?? [];
  return [...others, { code, optionIds: [...own.filter((other) => other !== id), id] }];
}
