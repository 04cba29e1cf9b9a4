/** What a list of addresses is asked for, as its own address says it. */
import type { AddressedKind } from '#core/contract/cms/permalinks/permalinks.ts';
import { isArea, type Area } from '#core/domain/shop/area.ts';
import { cutText } from '#core/domain/text/cut-text.ts';

export interface AddressQuery {
  readonly of: AddressedKind;
  readonly q: string;
  readonly area: Area | null;
  /** Addresses of their own alone. */
  readonly isOwn: boolean;
  readonly page: number;
}

export function addressQuery(query: URLSearchParams, of: AddressedKind): AddressQuery {
  const area = query.get('area') ?? '';
  const page = query.get('page') ?? '';
  return {
    of,
    q: cutText(query.get('q') ?? '', 200),
    area: isArea(area) ? area : null,
    isOwn: query.get('own') === '1',
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
  };
}

/** As the route and the address write it: what is usual is left out. */
export const wordsOf = ({ of, q, area, isOwn, page }: AddressQuery) => ({
  of,
  ...(q === '' ? {} : { q }),
  ...(area === null ? {} : { area }),
  ...(isOwn ? { own: '1' as const } : {}),
  ...(page === 1 ? {} : { page: String(page) }),
});
