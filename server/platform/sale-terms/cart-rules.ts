/** Rows of the rules of the cart (domain 3.2) as the pure rules read them. */
import type { Selectable } from 'kysely';
import * as v from 'valibot';

import type { CartRule, CartRuleAction } from '#core/domain/promotion/cart-rule.ts';
import type { Condition } from '#core/domain/promotion/condition.ts';
import { OPERATORS, VALUE_TYPES } from '#core/domain/promotion/attributes.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import type { CartRuleRow } from '#server/database/tables/sale/sale-terms-tables.ts';
import { moneyOf } from '#server/database/decimal.ts';

export type CartRuleRecord = Selectable<CartRuleRow>;

const condition = v.object({
  attribute: v.string(),
  attributeType: v.picklist(VALUE_TYPES),
  operator: v.picklist(OPERATORS),
  value: v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
});

/** What was saved by another version and is no condition any more can never hold: the rule stays out of force. */
export function conditionsIn(stored: unknown): readonly Condition[] | null {
  const read = v.safeParse(v.array(condition), stored);
  return read.success ? read.output : null;
}

function actionOf({ action_type: kind, discount_amount: amount }: CartRuleRecord): CartRuleAction {
  switch (kind) {
    case 'by_percent':
      return { kind, percent: Number(amount) };
    case 'buy_x_get_y':
      return { kind, free: Math.trunc(Number(amount)) };
    default:
      return { kind, amount: moneyOf(amount) };
  }
}

export function cartRuleOf(row: CartRuleRecord): CartRule {
  const conditions = conditionsIn(row.conditions);
  return {
    id: row.uuid,
    label: row.label,
    enabled: row.status && conditions !== null,
    startsFrom: row.starts_from,
    endsTill: row.ends_till,
    areas: AREAS.filter((area) => row.areas.includes(area)),
    groups: row.customer_groups,
    conditionType: row.condition_type,
    conditions: conditions ?? [],
    needsCoupon: row.coupon_type === 'specific',
    action: actionOf(row),
    discountQuantity: row.discount_quantity,
    discountStep: row.discount_step,
    applyToShipping: row.apply_to_shipping,
    freeShipping: row.free_shipping,
    endOtherRules: row.end_other_rules,
    sortOrder: row.sort_order,
  };
}
