import { sql } from 'kysely';

import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { WITH_OWN_PRICE } from '#server/database/product-types.ts';
import { moneyOrNull } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';

import { among } from '#server/subjects/catalogue/load/only-ids.ts';
import { priceOf, type PricedRecord } from '#server/subjects/catalogue/load/offers.ts';
import { setRulePrices } from './rule-prices.ts';
import { announceProducts, type UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';

/**
 * Writes down every price that is asked since now (domain 2.5: the 30 days the law looks back on) and announces its
 * product. Special prices and rules begin and end at midnight without anybody touching them: run daily, and at every start for
 * the midnights missed; a second run finds nothing to do.
 */
export function publishPrices(deps: UpkeepDeps): Promise<number> {
  return announceProducts(deps, async (trx, now) => {
    await setRulePrices(trx, now);
    return movePrices(trx, now);
  });
}

/**
 * Writes down the prices asked since `now`, of all products or of some.
 * @returns the products whose price is another than before
 */
export async function movePrices(trx: Trx, now: Date, only?: readonly number[]): Promise<number[]> {
  await endUnasked(trx, now, only);
  const moved = (await perhapsMoved(trx, only)).flatMap((product) => {
    const price = priceOf(product, now);
    const before = moneyOrNull(product.before);
    return price === before ? [] : [{ root: product.parent_id ?? product.id, id: product.id, price, before }];
  });
  if (moved.length === 0) return [];
  const ids = moved.map((one) => one.id);
  const prices = moved.map((one) => one.price / UNITS_PER_EURO);
  await sql`update product_price_history set ended_at = ${now}
      where ended_at is null and product_id = any(${ids}::bigint[])`.execute(trx);
  await sql`insert into product_price_history (product_id, price, started_at)
      select id, price, ${now} from unnest(${ids}::bigint[], ${prices}::numeric[]) as moved (id, price)
      on conflict (product_id, started_at) do update set price = excluded.price, ended_at = null`.execute(trx);
  // a price written down for the first time has not changed for anybody
  return moved.filter((one) => one.before !== null).map((one) => one.root);
}

/** What is for sale, a variant with its product: nobody is asked the price of anything else. */
const isOffered = sql`(p.is_active and p.deleted_at is null and not exists (
    select from product parent where parent.id = p.parent_id and not (parent.is_active and parent.deleted_at is null)))`;

/** The price of what was withdrawn is asked no more: it is none of those that the law looks back on (art. L112-1-1). */
async function endUnasked(trx: Trx, now: Date, only: readonly number[] | undefined): Promise<void> {
  await sql`
    update product_price_history h set ended_at = ${now} from product p
    where p.id = h.product_id and h.ended_at is null and not ${isOffered} ${among(sql`p.id`, only)}`.execute(trx);
}

interface AskedRecord extends PricedRecord {
  readonly id: number;
  readonly parent_id: number | null;
  /** The price written down last. */
  readonly before: string | null;
}

/** What is sold and does not simply cost, as before, its one price: in a large shop that is a few of many. */
async function perhapsMoved(trx: Trx, only: readonly number[] | undefined): Promise<AskedRecord[]> {
  const { rows } = await sql<AskedRecord>`
    select p.id, p.parent_id, p.price, p.special_price, p.special_from, p.special_to, p.rule_price, open.price as before
    from product p
    left join (
      select distinct on (product_id) product_id, price from product_price_history
      where ended_at is null ${among(sql`product_id`, only)}
      order by product_id, started_at desc
    ) open on open.product_id = p.id
    where ${isOffered} and p.type = ${WITH_OWN_PRICE} ${among(sql`p.id`, only)}
      and (p.special_price is not null or p.rule_price is not null or open.price is distinct from p.price)
    order by p.id`.execute(trx);
  return rows;
}
