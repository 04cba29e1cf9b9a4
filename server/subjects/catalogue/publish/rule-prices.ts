/** What the rules of the catalogue make of prices today (domain 3.3). */
import { sql } from 'kysely';

import { catalogRulePrice, type CatalogRule } from '#core/domain/promotion/catalog-rule.ts';
import type { ProductFacts } from '#core/domain/promotion/condition.ts';
import { ruleWindow } from '#core/domain/promotion/rule-scope.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { moneyOf, moneyOrNull, numericOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { catalogRuleOf } from '#server/platform/sale-terms/catalog-rules.ts';
import { among } from '#server/subjects/catalogue/load/only-ids.ts';
import { allProductFacts } from '#server/subjects/catalogue/load/product-facts.ts';

/** The catalogue is the same for everybody: what it asks is what a visitor is asked. */
const EVERYBODY = 'guest';
const BATCH = 2000;

interface AskedProduct {
  readonly id: number;
  readonly area: Area;
  readonly price: string;
  readonly rule_price: string | null;
  readonly facts: ProductFacts;
  /** Of the product it is a variant of. */
  readonly parent: ProductFacts | null;
}

async function rulesOfToday(trx: Trx, now: Date): Promise<CatalogRule[]> {
  const rows = await trx.selectFrom('catalog_rule').selectAll().where('status', '=', true).execute();
  return rows
    .map(catalogRuleOf)
    .filter((rule) => ruleWindow(rule, now.getTime()) === 'open' && rule.groups.includes(EVERYBODY));
}

async function productsAfter(trx: Trx, after: number, only: readonly number[] | undefined): Promise<AskedProduct[]> {
  const { rows } = await sql<AskedProduct>`
    with asked as (
      select p.id, p.parent_id, p.area, p.price, p.rule_price, ${allProductFacts} as facts
      from product p join attribute_family family on family.id = p.family_id
      where p.id > ${after} and p.is_active and p.deleted_at is null and p.type <> 'configurable'
        ${among(sql`p.id`, only)}
      order by p.id limit ${BATCH}
    )
    select asked.*, (
      select ${allProductFacts} from product p join attribute_family family on family.id = p.family_id
      where p.id = asked.parent_id
    ) as parent
    from asked order by asked.id`.execute(trx);
  return rows;
}

/** A variant is what its product is, but for what it says itself. */
function priceOf({ area, price, facts, parent }: AskedProduct, rules: readonly CatalogRule[], now: Date) {
  const base = moneyOf(price);
  const products = { product: { ...parent, ...facts }, parent, children: [] };
  const found = catalogRulePrice(base, products, rules, { area, group: EVERYBODY, nowMs: now.getTime() });
  return found !== null && found.price < base ? found.price : null;
}

/** Writes the price of today's rules beside the products, of all or of some, where it is another one. */
export async function setRulePrices(trx: Trx, now: Date, only?: readonly number[]): Promise<void> {
  const rules = await rulesOfToday(trx, now);
  if (rules.length === 0) {
    await sql`update product p set rule_price = null
      where rule_price is not null ${among(sql`p.id`, only)}`.execute(trx);
    return;
  }
  // Withdrawn meanwhile: nobody is asked its price.
  await sql`update product p set rule_price = null
    where rule_price is not null and not (is_active and deleted_at is null) ${among(sql`p.id`, only)}`.execute(trx);
  for (let after = 0; ;) {
    const products = await productsAfter(trx, after, only);
    const last = products.at(-1);
    if (last === undefined) return;
    after = last.id;
    const moved = products.flatMap((product) => {
      const price = priceOf(product, rules, now);
      return price === moneyOrNull(product.rule_price) ? [] : [{ id: product.id, price }];
    });
    if (moved.length === 0) continue;
    const ids = moved.map(({ id }) => id);
    const prices = moved.map(({ price }) => (price === null ? null : numericOf(price)));
    await sql`update product set rule_price = moved.price
      from unnest(${ids}::bigint[], ${prices}::numeric[]) as moved (id, price)
      where product.id = moved.id`.execute(trx);
  }
}
