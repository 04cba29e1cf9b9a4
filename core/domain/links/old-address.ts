/**
 * Addresses as the shop reads a request: decoded, composed (NFC), without a slash at the end, the query by its pairs. Old
 * addresses are stored in this form and looked up by it, so that what can be saved works however somebody asks for it.
 */
import { isSlash, withoutEnd } from '#core/domain/text/cut/trim-ends.ts';

export interface ReadAddress {
  /** As it reads, with what would end it escaped: `%`, `?`, `#`. */
  readonly path: string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const escaped = (text: string, signs: RegExp): string => text.replace(signs, encodeURIComponent);

/** The key of a path that is decoded already. */
export const pathKey = (path: string): string => escaped(withoutEnd(path.normalize('NFC'), isSlash) || '/', /[%?#]/gu);

const pairOf = (part: string): readonly [string, string] => {
  const at = part.indexOf('=');
  const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  const read = (one: string): string => decoded(one.replaceAll('+', ' '));
  return [read(name), read(value)];
};

/** Decoded pairs of a query without its question mark. */
export const readPairs = (query: string): ReadAddress['pairs'] =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map(pairOf);

const composed = (pairs: ReadAddress['pairs']): ReadAddress['pairs'] =>
  pairs.map(([name, value]) => [name.normalize('NFC'), value.normalize('NFC')] as const);

/**
 * An address of this shop, read; null for one of another host or none at all.
 * @param origin of the shop, without a slash at its end: its own addresses may be written out
 */
export function readAddress(text: string, origin?: string): ReadAddress | null {
  const whole = text.trim();
  const isOwn = origin !== undefined && whole.toLowerCase().startsWith(origin.toLowerCase());
  const rest = isOwn ? whole.slice(origin.length) : whole;
  const inside = isOwn && /^(?:[?#]|$)/u.test(rest) ? `/${rest}` : rest;
  const [address = ''] = inside.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const plain = decoded(path);
  if (!/^\/(?![/\\])[^\\]*$/u.test(plain) || /[\p{Cc}\p{Surrogate}]/u.test(plain)) return null;
  return { path: pathKey(plain), pairs: composed(readPairs(address.slice(path.length + 1))) };
}

/** The form in which an old address is kept, readable; null for a text that is none. */
export function oldAddress(text: string): string | null {
  const read = readAddress(text);
  if (read === null) return null;
  const pairs = read.pairs
    .map(([name, value]) => `${escaped(name, /[%&=#+?]/gu)}=${escaped(value, /[%&=#+?]/gu)}`)
    .toSorted();
  return pairs.length === 0 ? read.path : `${read.path}?${pairs.join('&')}`;
}

interface Kept<Led> {
  readonly pairs: ReadAddress['pairs'];
  readonly led: Led;
}

/** What leads away from each path, the most telling query first. */
export type LedByPath<Led> = ReadonlyMap<string, readonly Kept<Led>[]>;

/** By path, of what each old address leads to. */
export function ledByPath<Led>(redirects: Iterable<readonly [from: string, led: Led]>): LedByPath<Led> {
  const found = new Map<string, Kept<Led>[]>();
  for (const [from, led] of redirects) {
    const read = readAddress(from);
    if (read === null) continue;
    const kept = { pairs: read.pairs, led };
    const others = found.get(read.path);
    if (others === undefined) found.set(read.path, [kept]);
    else others.push(kept);
  }
  for (const all of found.values()) all.sort((one, other) => other.pairs.length - one.pairs.length);
  return found;
}

/** Where an address leads: that whose query it holds, whatever else a request brings along, before one of the path alone. */
export function ledFrom<Led>(
  all: LedByPath<Led>,
  { path, pairs }: ReadAddress,
  mustHaveQuery = false,
): Led | undefined {
  const asked = composed(pairs);
  const has = ([name, value]: readonly [string, string]): boolean =>
    asked.some(([other, held]) => other === name && held === value);
  return all.get(path)?.find((one) => one.pairs.every(has) && (!mustHaveQuery || one.pairs.length > 0))?.led;
}
