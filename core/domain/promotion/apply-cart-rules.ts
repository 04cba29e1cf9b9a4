import { add, subtract } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import type { CartRule } from './cart-rule.ts';
import { conditionsHold, type CartFacts, type LineFacts, type LineProducts } from './condition.ts';
import { couponRefusal, type CouponInUse, type CouponOutcome } from './coupon.ts';
import { lineDiscounts, shippingDiscountOf } from './line-discount.ts';
import { isInForce, untilEnded, type Occasion } from './rule-scope.ts';

export interface PromotionLine {
  readonly key: LineKey;
  readonly quantity: number;
  /** One unit without deposit and eco-contribution. */
  readonly discountable: Money;
  readonly facts: LineFacts;
  readonly products: LineProducts;
}

export interface PromotionQuestion extends Occasion {
  readonly cart: CartFacts;
  readonly lines: readonly PromotionLine[];
  /** Rules that need no code; others among them are left aside. */
  readonly rules: readonly CartRule[];
  readonly coupon: CouponInUse | null;
  /** Null while no way of delivery is chosen. */
  readonly shippingPrice: Money | null;
}

/** What one rule takes off one line, or off the delivery. */
export interface RuleShare {
  readonly ruleId: string;
  readonly amount: Money;
}

export interface Promotion {
  /** By line key; a line no rule makes cheaper has no entry. */
  readonly lines: ReadonlyMap<LineKey, readonly RuleShare[]>;
  readonly shipping: readonly RuleShare[];
  /** The delivery costs nothing, whichever is chosen. */
  readonly freeShipping: boolean;
  /** In the order they were applied. */
  readonly applied: readonly CartRule[];
  readonly coupon: CouponOutcome | null;
}

const total = (shares: readonly RuleShare[]) => add(...shares.map((share) => share.amount));

/** The rules tried: those without a code, and the one of the cart's code when nothing speaks against it. */
function candidates(question: PromotionQuestion): { rules: readonly CartRule[]; refusal: CouponOutcome['refusal'] } {
  const { coupon, nowMs } = question;
  const automatic = question.rules.filter((rule) => !rule.needsCoupon);
  if (coupon === null) return { rules: automatic, refusal: null };
  const refusal = couponRefusal(coupon, nowMs);
  if (refusal !== null || coupon.rule === null) return { rules: automatic, refusal };
  return { rules: [...automatic, coupon.rule], refusal };
}

/**
 * What the rules of the shop take off a cart (domain 3.2): rules of now, of this area and group, by their place; a rule
 * matches when one line meets its conditions, and makes the lines cheaper that do. Lines are taken by their key, so
 * that their order decides no cent.
 */
export function applyCartRules(question: PromotionQuestion): Promotion {
  const { cart, coupon, shippingPrice } = question;
  const lines = question.lines.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const matching = (rule: CartRule) =>
    lines.filter((line) => conditionsHold(rule, { cart, line: line.facts, ...line.products }));

  const { rules, refusal } = candidates(question);
  const applied = untilEnded(rules, (rule) => isInForce(rule, question) && matching(rule).length > 0);
  const freeShipping = applied.some((rule) => rule.freeShipping);

  const given = new Map<LineKey, RuleShare[]>();
  const shipping: RuleShare[] = [];
  for (const rule of applied) {
    const met = matching(rule);
    const amounts = lineDiscounts(
      met.map((line) => ({ ...line, given: total(given.get(line.key) ?? []) })),
      rule,
    );
    for (const [index, line] of met.entries()) {
      const amount = amounts[index] ?? 0;
      if (amount > 0) given.set(line.key, [...(given.get(line.key) ?? []), { ruleId: rule.id, amount }]);
    }
    const left = freeShipping ? 0 : subtract(shippingPrice ?? 0, total(shipping));
    const amount = shippingDiscountOf(rule, left, amounts);
    if (amount > 0) shipping.push({ ruleId: rule.id, amount });
  }
  return { lines: given, shipping, freeShipping, applied, coupon: outcome(coupon, refusal, applied) };
}

function outcome(
  coupon: CouponInUse | null,
  refusal: CouponOutcome['refusal'],
  applied: readonly CartRule[],
): CouponOutcome | null {
  if (coupon === null) return null;
  const took = applied.some((rule) => rule.id === coupon.rule?.id);
  return { code: coupon.code, refusal: refusal ?? (took ? null : 'conditions') };
}
