/** What the rules of the catalogue make of prices today (domain 3.3), for everybody and for single groups. */
import { sql } from 'kysely';

import type { Money } from '#core/domain/price/money.ts';
import { catalogRulePrice, type CatalogRule } from '#core/domain/promotion/catalog-rule.ts';
import { EVERYBODY } from '#core/domain/promotion/who-pays.ts';
import type { ProductFacts } from '#core/domain/promotion/condition.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { WITH_OWN_PRICE } from '#server/database/product-types.ts';
import { moneyOf, moneyOrNull, numericOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { among } from '#server/subjects/catalogue/load/only-ids.ts';
import { allProductFacts } from '#server/subjects/catalogue/load/product-facts.ts';

import { writeGroupRulePrices, type GroupRulePrice } from './group-rule-prices.ts';
import { rulesOfToday, type TodaysRules } from './todays-rules.ts';

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

async function productsAfter(trx: Trx, after: number, only: readonly number[] | undefined): Promise<AskedProduct[]> {
  const { rows } = await sql<AskedProduct>`
    with asked as (
      select p.id, p.parent_id, p.area, p.price, p.rule_price, ${allProductFacts} as facts
      from product p join attribute_family family on family.id = p.family_id
      where p.id > ${after} and p.is_active and p.deleted_at is null and p.type = ${WITH_OWN_PRICE}
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

/** Less than the base price, or null. A variant is what its product is, but for what it says itself. */
function priceOf(
  { area, price, facts, parent }: AskedProduct,
  rules: readonly CatalogRule[],
  group: string,
  now: Date,
): Money | null {
  const base = moneyOf(price);
  const products = { product: { ...parent, ...facts }, parent, children: [] };
  const found = catalogRulePrice(base, products, rules, { area, group, nowMs: now.getTime() });
  return found !== null && found.price < base ? found.price : null;
}

/** What groups are asked that is less than what everybody is. */
function pricesOfGroups(product: AskedProduct, everybody: Money | null, { groups }: TodaysRules, now: Date) {
  return [...groups].flatMap(([group, rules]): GroupRulePrice[] => {
    const price = priceOf(product, rules, group, now);
    return price !== null && (everybody === null || price < everybody) ? [{ product: product.id, group, price }] : [];
  });
}

/** Writes the price of today's rules beside the products, of all or of some, where it is another one. */
export async function setRulePrices(trx: Trx, now: Date, only?: readonly number[]): Promise<void> {
  const rules = await rulesOfToday(trx, now);
  const forGroups: GroupRulePrice[] = [];
  // Withdrawn meanwhile: nobody is asked its price.
  const asksNobody = rules.everybody.length === 0 ? sql`true` : sql`not (is_active and deleted_at is null)`;
  await sql`update product p set rule_price = null
    where rule_price is not null and ${asksNobody} ${among(sql`p.id`, only)}`.execute(trx);
  if (rules.everybody.length > 0 || rules.groups.size > 0)
    for await (const products of soldProducts(trx, only)) {
      const asked = products.map((product) => ({ product, price: priceOf(product, rules.everybody, EVERYBODY, now) }));
      forGroups.push(...asked.flatMap(({ product, price }) => pricesOfGroups(product, price, rules, now)));
      await setPrices(
        trx,
        asked.filter(({ product, price }) => price !== moneyOrNull(product.rule_price)),
      );
    }
  await writeGroupRulePrices(trx, forGroups, only);
}

async function* soldProducts(trx: Trx, only: readonly number[] | undefined): AsyncGenerator<AskedProduct[]> {
  for (let after = 0; ;) {
    const products = await productsAfter(trx, after, only);
    const last = products.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield products;
  }
}

async function setPrices(
  trx: Trx,
  moved: readonly { readonly product: AskedProduct; readonly price: Money | null }[],
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ product }) => product.id);
  const prices = moved.map(({ price }) => (price === null ? null : numericOf(price)));
  await sql`update product set rule_price = moved.price
    from unnest(${ids}::bigint[], ${prices}::numeric[]) as moved (id, price)
    where product.id = moved.id`.execute(trx);
}
