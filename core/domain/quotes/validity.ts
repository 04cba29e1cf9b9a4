/** How long a quote binds (domain 5.3). Days are `YYYY-MM-DD` in Paris. */
import { addDays } from '#core/domain/shop/day.ts';
import { endOfParisDay } from '#core/domain/shop/paris-instant.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { QuoteState } from './quote.ts';

/** Days an accepted quote waits to be paid. */
export const ACCEPTED_QUOTE_DAYS = 30;

/** The last day of a proposal sent at an instant in ms. */
export function quoteValidUntil(sentAtMs: number, validityDays: number): string {
  return addDays(dayInParis(sentAtMs), validityDays);
}

export interface QuoteTerm {
  readonly state: QuoteState;
  readonly validUntil: string | null;
  readonly acceptedAtMs: number | null;
}

/** True for a proposal whose last day is over, and for one accepted and not paid in time: the nightly job ends both. */
export function isQuoteOver({ state, validUntil, acceptedAtMs }: QuoteTerm, nowMs: number): boolean {
  if (state === 'proposed') return validUntil !== null && nowMs > endOfParisDay(validUntil);
  if (state !== 'accepted' || acceptedAtMs === null) return false;
  return nowMs > endOfParisDay(addDays(dayInParis(acceptedAtMs), ACCEPTED_QUOTE_DAYS));
}

/** True when a quote may be accepted now, whether or not the nightly job has passed. */
export function isQuoteAcceptable(quote: QuoteTerm, nowMs: number): boolean {
  return quote.state === 'proposed' && !isQuoteOver(quote, nowMs);
}

/** True when a quote may become an order now. */
export function isQuotePayable(quote: QuoteTerm, nowMs: number): boolean {
  return quote.state === 'accepted' && !isQuoteOver(quote, nowMs);
}
