import { roundToCents, scale } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import { conditionsHold, type Conditional, type LineProducts } from './condition.ts';
import { isInForce, untilEnded, type Occasion, type RuleScope } from './rule-scope.ts';

/** Percents have at most four decimals (domain 0.1). */
const PERCENT_WHOLE = 1_000_000;

export type CatalogRuleAction =
  | { readonly kind: 'by_percent' | 'to_percent'; readonly percent: number }
  | { readonly kind: 'by_fixed' | 'to_fixed'; readonly amount: Money };

/** "Règles catalogue" (domain 3.3): a price for everybody it is meant for. Conditions ask about the product alone. */
export interface CatalogRule extends RuleScope, Conditional {
  /** UUID. */
  readonly id: string;
  readonly action: CatalogRuleAction;
  readonly endOtherRules: boolean;
  readonly sortOrder: number;
}

export interface CatalogRulePrice {
  readonly price: Money;
  readonly ruleIds: readonly string[];
}

function ofPercent(price: Money, percent: number): Money {
  return scale(price, Math.round(Math.min(100, Math.max(0, percent)) * 10_000), PERCENT_WHOLE);
}

function applied(price: Money, action: CatalogRuleAction): Money {
  switch (action.kind) {
    case 'by_percent':
      return price - ofPercent(price, action.percent);
    case 'to_percent':
      return ofPercent(price, action.percent);
    case 'by_fixed':
      return Math.max(0, price - Math.max(0, action.amount));
    case 'to_fixed':
      return Math.max(0, Math.min(action.amount, price));
  }
}

/**
 * The rules' price of a product for a group, in whole cents: each rule works on the price the one before left (domain
 * 3.3). Null when no rule matches. No rule makes a product dearer.
 */
export function catalogRulePrice(
  price: Money,
  products: LineProducts,
  rules: readonly CatalogRule[],
  occasion: Occasion,
): CatalogRulePrice | null {
  const facts = { cart: null, line: null, ...products };
  const matching = untilEnded(rules, (rule) => isInForce(rule, occasion) && conditionsHold(rule, facts));
  if (matching.length === 0) return null;
  const running = matching.reduce((left, rule) => applied(left, rule.action), price);
  return { price: Math.min(price, roundToCents(running)), ruleIds: matching.map((rule) => rule.id) };
}
