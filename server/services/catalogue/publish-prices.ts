import { sql } from 'kysely';

import { UNITS_PER_EURO } from '#core/domain/money.ts';
import { moneyOrNull } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { groupRows } from '#server/database/group-rows.ts';

import { among } from './among.ts';
import { priceOf } from './offers.ts';
import { announceProducts, type UpkeepDeps } from './upkeep.ts';

/**
 * Writes down every price that is asked since now (domain 2.5: the 30 days the law looks back on) and announces its
 * product. Special prices begin and end at midnight without anybody touching them: run daily, and at every start for
 * the midnights missed; a second run finds nothing to do.
 */
export function publishPrices(deps: UpkeepDeps): Promise<number> {
  return announceProducts(deps, (trx, now) => movePrices(trx, now));
}

/**
 * Writes down the prices asked since `now`, of all products or of some.
 * @returns the products whose price is another than before
 */
export async function movePrices(trx: Trx, now: Date, only?: readonly number[]): Promise<number[]> {
  const products = await trx
    .selectFrom('product')
    .selectAll()
    .where(sql<boolean>`true ${among(sql`id`, only)}`)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where('type', '!=', 'configurable')
    .orderBy('id')
    .execute();
  const open = await trx
    .selectFrom('product_price_history')
    .selectAll()
    .where(sql<boolean>`true ${among(sql`product_id`, only)}`)
    .where('ended_at', 'is', null)
    .execute();
  const openOf = groupRows(open, (row) => row.product_id);
  const moved = products.flatMap((product) => {
    const price = priceOf(product, now);
    const before = moneyOrNull(openOf.get(product.id)?.at(-1)?.price ?? null);
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
