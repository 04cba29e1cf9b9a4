import type { Destination } from './territory.ts';

/** Postcodes a rate holds for: a pattern with `*`, or a range with both ends. */
export type RateZip =
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** A rate of VAT and where it holds (domain 3.5). */
export interface TaxRate {
  readonly identifier: string;
  readonly country: string;
  /** Null for the whole country. */
  readonly state: string | null;
  readonly zip: RateZip | null;
  /** Percent with at most four decimals. */
  readonly percent: number;
  /** What documents have to say where it was used. */
  readonly legalMention: string | null;
}

/** `margin`: second-hand goods whose VAT lies on the margin and is never shown (CGI art. 297 A). */
export type TaxScheme = 'standard' | 'margin';

export interface TaxCategory {
  readonly code: string;
  readonly scheme: TaxScheme;
  readonly rates: readonly TaxRate[];
}

const bare = (postcode: string) => postcode.replace(/\s/gu, '').toUpperCase();

/** Five digits where a postcode is a number, so that 1000 stands below 10000; other texts as they are (domain 3.6). */
function comparable(postcode: string): string {
  const text = bare(postcode);
  return /^\d+$/u.test(text) ? text.padStart(5, '0') : text;
}

/** Each piece between stars stands behind the one before it: the first place it has is as good as any later one. */
function matchesPattern(pattern: string, postcode: string): boolean {
  const [start = '', ...pieces] = bare(pattern).split('*');
  const text = bare(postcode);
  const end = pieces.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return text.length - end.length >= at && text.endsWith(end);
}

function matchesZip(zip: RateZip, postcode: string): boolean {
  if (zip.kind === 'pattern') return matchesPattern(zip.pattern, postcode);
  const code = comparable(postcode);
  return comparable(zip.from) <= code && code <= comparable(zip.to);
}

function isAnyZip(zip: RateZip | null): boolean {
  return zip === null || (zip.kind === 'pattern' && /^\**$/u.test(zip.pattern));
}

function specificity({ zip, state }: TaxRate): number {
  if (!isAnyZip(zip)) return 2;
  return state === null ? 0 : 1;
}

function isFor(rate: TaxRate, { country, state, postcode }: Destination): boolean {
  if (rate.country !== country) return false;
  if (rate.state !== null && rate.state.toLowerCase() !== state?.toLowerCase()) return false;
  return rate.zip === null || isAnyZip(rate.zip) || matchesZip(rate.zip, postcode);
}

/**
 * The rate of a destination: of those of its country the one that says most of the place – postcode before state before
 * country –, and at equality the highest (domain 3.5). Null when there is none.
 */
export function rateFor(rates: readonly TaxRate[], destination: Destination): TaxRate | null {
  let best: TaxRate | null = null;
  for (const rate of rates) {
    if (!isFor(rate, destination)) continue;
    const rank = best === null ? 1 : specificity(rate) - specificity(best) || rate.percent - (best?.percent ?? 0);
    if (rank > 0) best = rate;
  }
  return best;
}
