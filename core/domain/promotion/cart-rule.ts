import type { Money } from '#core/domain/price/money.ts';
import type { Conditional } from './condition.ts';
import type { RuleScope } from './rule-scope.ts';

/** What a rule takes off a matching line (domain 3.2). Amounts include VAT where prices do. */
export type CartRuleAction =
  /** Percent with at most four decimals; more than 100 counts as 100. */
  | { readonly kind: 'by_percent'; readonly percent: number }
  /** From every unit. */
  | { readonly kind: 'by_fixed'; readonly amount: Money }
  /** From the whole cart, spread over the matching lines. */
  | { readonly kind: 'cart_fixed'; readonly amount: Money }
  /** Of `discountStep` units paid, so many more are free: at least 1, and no more than are paid. */
  | { readonly kind: 'buy_x_get_y'; readonly free: number };

/** "Réductions et codes promo" (domain 3.2). */
export interface CartRule extends RuleScope, Conditional {
  /** UUID. */
  readonly id: string;
  /** What the buyer reads of it. */
  readonly label: string;
  /** Counts only for a cart that carries one of its codes. */
  readonly needsCoupon: boolean;
  readonly action: CartRuleAction;
  /** Most units of a line it makes cheaper, or free; 0 for all. */
  readonly discountQuantity: number;
  /** X of "buy X, get Y". */
  readonly discountStep: number;
  readonly applyToShipping: boolean;
  readonly freeShipping: boolean;
  readonly endOtherRules: boolean;
  readonly sortOrder: number;
}

/** Units that cost nothing among `quantity`, in groups of `buy + free`; none when the rule makes no sense (domain 3.2). */
export function freeUnits(quantity: number, buy: number, free: number): number {
  if (buy < 1 || free < 1 || free > buy) return 0;
  const group = buy + free;
  return Math.floor(quantity / group) * free + Math.max(0, (quantity % group) - buy);
}
