/** What prices of a product have to be to each other (domain 2.5), and what becomes of a reduction. */
import type { Money } from '#core/domain/price/money.ts';
import { PRIOR_PRICE_WINDOW_MS, priorPrice, type PricePeriod } from '#core/domain/price/prior-price.ts';

export interface WrittenPrices {
  readonly price: Money;
  readonly specialPrice: Money | null;
  /** Days, `YYYY-MM-DD`, both included; null: open. */
  readonly specialFrom: string | null;
  readonly specialTo: string | null;
}

export interface PriceFault {
  readonly field: 'specialPrice' | 'specialTo';
  readonly code: 'price.specialTooHigh' | 'date.order';
}

/** A special price lies below the price, and its days come in order. */
export function priceFaults({ price, specialPrice, specialFrom, specialTo }: WrittenPrices): readonly PriceFault[] {
  const faults: PriceFault[] = [];
  if (specialPrice !== null && specialPrice >= price)
    faults.push({ field: 'specialPrice', code: 'price.specialTooHigh' });
  if (specialFrom !== null && specialTo !== null && specialTo < specialFrom)
    faults.push({ field: 'specialTo', code: 'date.order' });
  return faults;
}

interface Reduction {
  /** The price without the reduction, as it is saved. */
  readonly price: Money;
  readonly special: Money;
  readonly nowMs: number;
  /** When it begins; one that began already begins now. */
  readonly startMs: number;
}

/**
 * Whether a reduction may be announced when it begins (Code de la consommation, art. L112-1-1), and which price stands
 * against it: the lowest asked of all consumers in the 30 days before, or the one before the first of several in a row.
 * Where that is no higher than the new price, nothing is crossed out. A price that nobody was asked yet is no reference:
 * `lowest` is null where there was none.
 */
export function announcedReduction(
  history: readonly PricePeriod[],
  { price, special, nowMs, startMs }: Reduction,
): { readonly isAnnounced: boolean; readonly lowest: Money | null } {
  const start = Math.max(nowMs, startMs);
  const until = start > nowMs ? nowMs : start;
  const past = history
    .filter((one) => one.startedAtMs < until)
    .map((one) => ({ ...one, endedAtMs: one.endedAtMs ?? until }));
  /* what is saved with a reduction that begins later is asked until then */
  const between = start > nowMs ? [{ price, startedAtMs: nowMs, endedAtMs: start }] : [];
  const reference = priorPrice([...past, ...between, { price: special, startedAtMs: start, endedAtMs: null }], start);
  if (reference !== null) return { isAnnounced: true, lowest: reference };
  const asked = [...past, ...between].filter((one) => one.endedAtMs > start - PRIOR_PRICE_WINDOW_MS);
  return { isAnnounced: false, lowest: asked.length === 0 ? null : Math.min(...asked.map((one) => one.price)) };
}

/** What is earned of a price of which tax is part; null without a cost. */
export function marginOf(
  price: Money,
  cost: Money | null,
  taxPercent: number,
): { amount: Money; percent: number } | null {
  if (cost === null) return null;
  const net = Math.round((price * 100) / (100 + taxPercent));
  return { amount: net - cost, percent: net <= 0 ? 0 : Math.round(((net - cost) * 1_000) / net) / 10 };
}
