import { allocateWithin } from '#core/domain/price/allocate-within.ts';
import { UNITS_PER_CENT, add, roundToCents, scale, times } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import { freeUnits, type CartRule } from './cart-rule.ts';

/** Percents have at most four decimals (domain 0.1). */
const PERCENT_WHOLE = 1_000_000;

/** What a rule sees of a matching line. */
export interface DiscountableLine {
  readonly quantity: number;
  /** One unit without deposit and eco-contribution: nothing is taken off those (domain 3.5). */
  readonly discountable: Money;
  /** What rules before this one took off the line. */
  readonly given: Money;
}

/** A share of an amount in whole cents; more than all of it counts as all. */
export function percentOf(amount: Money, percent: number): Money {
  const share = Math.min(PERCENT_WHOLE, Math.max(0, Math.round(percent * 10_000)));
  return scale(amount, share, PERCENT_WHOLE, UNITS_PER_CENT);
}

/** The units a rule makes cheaper, of those it would. */
function limited(units: number, { discountQuantity }: CartRule): number {
  return discountQuantity > 0 ? Math.min(units, discountQuantity) : units;
}

/** What can still be taken off a line. */
function leftOf({ quantity, discountable, given }: DiscountableLine): Money {
  return Math.max(0, roundToCents(times(discountable, quantity)) - given);
}

function asked({ quantity, discountable, given }: DiscountableLine, rule: CartRule): Money {
  const { action } = rule;
  const units = limited(quantity, rule);
  switch (action.kind) {
    case 'by_percent':
      return percentOf(Math.max(0, times(discountable, units) - given), action.percent);
    case 'by_fixed':
      return times(Math.max(0, action.amount), units);
    case 'cart_fixed':
      return 0;
    case 'buy_x_get_y':
      return times(discountable, limited(freeUnits(quantity, rule.discountStep, action.free), rule));
  }
}

/**
 * What the rule takes off each matching line, in whole cents and never more than is left of it (domain 3.2). An amount for
 * the whole cart is shared in proportion to what is left of the lines.
 */
export function lineDiscounts(lines: readonly DiscountableLine[], rule: CartRule): Money[] {
  const left = lines.map(leftOf);
  if (rule.action.kind === 'cart_fixed') return allocateWithin(roundToCents(rule.action.amount), left);
  return lines.map((line, index) => Math.min(left[index] ?? 0, roundToCents(asked(line, rule))));
}

/**
 * What the rule takes off the delivery, `left` of which is still to pay (domain 3.2): its percent or its amount. Of an
 * amount for the whole cart, what the lines left of it: it is given once.
 */
export function shippingDiscountOf(rule: CartRule, left: Money, discounts: readonly Money[]): Money {
  const { action } = rule;
  if (!rule.applyToShipping || action.kind === 'buy_x_get_y') return 0;
  if (action.kind === 'by_percent') return percentOf(left, action.percent);
  const amount = roundToCents(Math.max(0, action.amount));
  const rest = action.kind === 'cart_fixed' ? Math.max(0, amount - add(...discounts)) : amount;
  return Math.min(left, rest);
}
