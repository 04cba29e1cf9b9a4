import type { productPriceRulesRoute } from '#core/contract/admin/products/price-rules.ts';
import { ruleWindow } from '#core/domain/promotion/rule-scope.ts';
import { EVERYBODY } from '#core/domain/promotion/who-pays.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { catalogRuleOf } from '#server/platform/sale-terms/catalog-rules.ts';

/** Groups by their names, and the rules that hold now or will. */
export async function priceRules(db: Db, now: Date): Promise<RouteAnswer<typeof productPriceRulesRoute>> {
  const groups = await db
    .selectFrom('customer_group')
    .select(['code', 'name'])
    .where('code', '<>', EVERYBODY)
    .orderBy('name')
    .execute();
  const rows = await db.selectFrom('catalog_rule').selectAll().where('status', '=', true).execute();
  const rules = rows
    .map((row) => ({ ...catalogRuleOf(row), name: row.name }))
    .filter((rule) => rule.enabled && ruleWindow(rule, now.getTime()) !== 'over');
  return {
    groups,
    rules: rules.map(({ areas, groups: whom, conditions, ...one }) => ({
      ...one,
      areas: [...areas],
      groups: [...whom],
      conditions: conditions.map(({ value, ...asked }) => ({
        ...asked,
        value: typeof value === 'object' ? [...value] : value,
      })),
    })),
  };
}
