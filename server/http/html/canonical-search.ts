import { MOST_FILTERS } from '#core/contract/pages/list-address.ts';
import { readQuery } from '#core/contract/pages/resolve/resolve.ts';
import { namesState, readsOnce } from '#core/contract/pages/traits/documents.ts';

/** As the shop itself writes them (`writeListAddress`): what it links to is canonical already. */
const ORDER = ['q', 'area', 'f_', 'prix_min', 'prix_max', 'promo', 'stock', 'sort', 'page'];

const rankOf = (name: string): number => ORDER.indexOf(name.startsWith('f_') ? 'f_' : name);

/**
 * The query string that a document is drawn for and kept under: what the page at a path reads, each once, in one order.
 * Marks of campaigns and whatever else nobody reads is left out. Null where something is read once, which makes the
 * document nobody else's.
 */
export function canonicalSearch({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const given = readQuery(search);
  if (given.some(([name]) => readsOnce(pathname, name))) return null;
  const known = new Map(given.toReversed().filter(([name]) => namesState(pathname, name)));
  const pairs = [...known].toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const filters = pairs.filter(([name]) => name.startsWith('f_'));
  const dropped = new Set(filters.slice(MOST_FILTERS.codes));
  const written = pairs.filter((pair) => !dropped.has(pair)).map(([name, value]) => `${name}=${encoded(value)}`);
  // written as browsers do, which find the data of the page by it
  return written.length === 0 ? '' : new URL(`?${written.join('&')}`, 'http://shop').search;
}

const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%2C', ',');
