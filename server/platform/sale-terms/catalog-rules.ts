/** Rows of the rules of the catalogue (domain 3.3) as the pure rules read them. */
import type { Selectable } from 'kysely';

import type { CatalogRule, CatalogRuleAction } from '#core/domain/promotion/catalog-rule.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { CatalogRuleRow } from '#server/database/tables/sale/sale-terms-tables.ts';

import { conditionsIn } from './cart-rules.ts';

function actionOf({ action_type: kind, discount_amount: amount }: Selectable<CatalogRuleRow>): CatalogRuleAction {
  return kind === 'by_percent' || kind === 'to_percent'
    ? { kind, percent: Number(amount) }
    : { kind, amount: moneyOf(amount) };
}

export function catalogRuleOf(row: Selectable<CatalogRuleRow>): CatalogRule {
  const conditions = conditionsIn(row.conditions);
  return {
    id: row.uuid,
    enabled: row.status && conditions !== null,
    startsFrom: row.starts_from,
    endsTill: row.ends_till,
    areas: AREAS.filter((area) => row.areas.includes(area)),
    groups: row.customer_groups,
    conditionType: row.condition_type,
    conditions: conditions ?? [],
    action: actionOf(row),
    endOtherRules: row.end_other_rules,
    sortOrder: row.sort_order,
  };
}
