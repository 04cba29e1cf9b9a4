/** The price struck through beside a reduction, and how large that reduction is said to be. */
import type { Money } from './money.ts';

/** A span during which a price was asked of all consumers; `endedAtMs` null while it still is. */
export interface PricePeriod {
  readonly price: Money;
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
}

/** Days a prior price looks back (Code de la consommation, art. L112-1-1). */
export const PRIOR_PRICE_WINDOW_MS = 30 * 24 * 3_600_000;

/**
 * The price to cross out beside an announced reduction: the lowest asked of all consumers in the 30
 * days before the reduction began, and through successive reductions the one before the first
 * (domain 2.5, art. L112-1-1). Null when the price of now is no reduction of it. Group prices do not
 * belong in `history`.
 */
export function priorPrice(history: readonly PricePeriod[], nowMs: number): Money | null {
  const past = history.filter((period) => period.startedAtMs <= nowMs);
  past.sort((a, b) => a.startedAtMs - b.startedAtMs);
  const current = past.at(-1);
  if (current === undefined) return null;
  let first = past.length - 1;
  while (first > 0 && (past[first]?.price ?? 0) < (past[first - 1]?.price ?? 0)) first -= 1;
  const reduction = past[first + 1];
  if (reduction === undefined) return null;
  const windowStart = reduction.startedAtMs - PRIOR_PRICE_WINDOW_MS;
  let lowest: Money | null = null;
  for (const period of past.slice(0, first + 1)) {
    if (period.endedAtMs !== null && period.endedAtMs <= windowStart) continue;
    if (lowest === null || period.price < lowest) lowest = period.price;
  }
  return lowest !== null && lowest > current.price ? lowest : null;
}

/** Whole percent off the prior price, rounded down: a reduction is never announced too large. */
export function discountPercent(price: Money, prior: Money): number {
  return prior <= 0 || price >= prior ? 0 : Math.floor(((prior - Math.max(0, price)) * 100) / prior);
}
