import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { priceFrom, pricesOfGroup, type GroupPrice } from './group-price.ts';
import type { Money } from './money.ts';

/** A special price and the days it holds, both included, as `YYYY-MM-DD`; an open end is null. */
export interface SpecialPrice {
  readonly price: Money;
  readonly from: string | null;
  readonly to: string | null;
}

export interface PriceSource {
  readonly base: Money;
  readonly special: SpecialPrice | null;
  /** The catalogue rule's price of the day. */
  readonly rule: Money | null;
  readonly groups: readonly GroupPrice[];
}

export interface PriceQuestion {
  /** The buyer's group, null for a visitor. */
  readonly group: string | null;
  readonly quantity: number;
  /** The instant asked about, in milliseconds. */
  readonly nowMs: number;
}

function specialNow(special: SpecialPrice | null, nowMs: number): Money | null {
  if (special === null || special.price <= 0) return null;
  const day = dayInParis(nowMs);
  const started = special.from === null || special.from <= day;
  const open = special.to === null || day <= special.to;
  return started && open ? special.price : null;
}

/**
 * The price one unit is sold at: the lowest of base, special price of the day, catalogue rule and
 * group price, never below zero (domain 2.5).
 */
export function effectivePrice(source: PriceSource, question: PriceQuestion): Money {
  const own = priceFrom(pricesOfGroup(source.base, source.groups, question.group), question.quantity);
  const candidates = [specialNow(source.special, question.nowMs), source.rule, own];
  let price = source.base;
  for (const candidate of candidates) if (candidate !== null && candidate < price) price = candidate;
  return Math.max(0, price);
}
