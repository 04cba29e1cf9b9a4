/**
 * Tells the shop what was looked for, so that a shopkeeper sees what is missed (domain 9): the words and the area alone,
 * each once in the life of a tab. Without a network nothing is told, and nothing is kept for it.
 */
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { readListAddress } from '#core/contract/pages/list-address.ts';

interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

export interface SearchesDeps {
  readonly isOnline: () => boolean;
  readonly tell: (search: { readonly q: string; readonly area?: Area }) => Promise<unknown>;
}

export interface Searches {
  /** An address was asked for: what it shows may be another one, where its words lead. */
  asked: (place: Place) => void;
  /** A page stands. */
  arrived: () => void;
}

export function createSearches({ isOnline, tell }: SearchesDeps): Searches {
  const told = new Set<string>();
  let waiting: { q: string; area?: Area } | null = null;
  return {
    asked: ({ pathname, searchStr }) => {
      if (pathname !== href('search')) return;
      const { text, area } = readListAddress([...new URLSearchParams(searchStr)]);
      waiting = { q: text, ...(area === null ? {} : { area }) };
    },
    arrived: () => {
      const search = waiting;
      waiting = null;
      if (search === null || search.q === '' || !isOnline()) return;
      const key = `${search.area ?? ''} ${search.q.toLowerCase()}`;
      if (told.has(key)) return;
      told.add(key);
      /* a count that is lost is lost */
      tell(search).catch(() => {});
    },
  };
}
