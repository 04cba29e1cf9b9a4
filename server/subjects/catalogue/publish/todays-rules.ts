import type { CatalogRule } from '#core/domain/promotion/catalog-rule.ts';
import { EVERYBODY } from '#core/domain/promotion/who-pays.ts';
import { ruleWindow } from '#core/domain/promotion/rule-scope.ts';
import type { Trx } from '#server/database/transaction.ts';
import { catalogRuleOf } from '#server/platform/sale-terms/catalog-rules.ts';

/** The rules of the catalogue in force today (domain 3.3). */
export interface TodaysRules {
  readonly everybody: readonly CatalogRule[];
  /** Of each group that has others than everybody, all that hold for it. */
  readonly groups: ReadonlyMap<string, readonly CatalogRule[]>;
}

/** Reads the rules whose days are open, in Paris. */
export async function rulesOfToday(trx: Trx, now: Date): Promise<TodaysRules> {
  const rows = await trx.selectFrom('catalog_rule').selectAll().where('status', '=', true).execute();
  const open = rows.map(catalogRuleOf).filter((rule) => ruleWindow(rule, now.getTime()) === 'open');
  const codes = new Set(open.flatMap((rule) => rule.groups));
  codes.delete(EVERYBODY);
  const differs = (code: string) => open.some(({ groups }) => groups.includes(code) !== groups.includes(EVERYBODY));
  const known = await trx.selectFrom('customer_group').select('code').execute();
  return {
    everybody: open.filter((rule) => rule.groups.includes(EVERYBODY)),
    groups: new Map(
      known
        .filter(({ code }) => codes.has(code) && differs(code))
        .map(({ code }) => [code, open.filter((rule) => rule.groups.includes(code))]),
    ),
  };
}
