import { usePageSearch } from '#src/shop/parts/page/address/page-address.ts';

/** A parameter of the address of a page that belongs to the person; null when it is absent. */
export function useSearchParam(name: string): string | null {
  return new URLSearchParams(usePageSearch()).get(name);
}
