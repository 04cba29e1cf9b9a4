import { sql } from 'kysely';

import { movePrices } from './publish-prices.ts';
import { setRulePrices } from './rule-prices.ts';
import { moveStock } from './publish-stock.ts';
import type { Trx } from '#server/database/transaction.ts';
import { announceProducts, type UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';

/** What the database notes for a rule of the catalogue. */
const ALL_PRODUCTS = 0;

/**
 * Publishes the products whose price or stock, or a rule of whose price, was written since the last time (rule S30), at the cost of those alone.
 * What another process has taken is published by it, or noted again when it fails.
 * @returns how many products show differently now
 */
export async function publishTouched(deps: UpkeepDeps): Promise<number> {
  const { db } = deps;
  const noted = await db.selectFrom('product_touched').select('product_id').limit(1).executeTakeFirst();
  if (noted === undefined) return 0;
  return announceProducts(deps, async (trx, now) => {
    const taken = await trx.deleteFrom('product_touched').returning(['product_id', 'shown']).execute();
    const ids = [...new Set(taken.map((row) => row.product_id))];
    if (ids.length === 0) return [];
    const shown = await rootsOf(
      trx,
      taken.filter((row) => row.shown).map((row) => row.product_id),
    );
    // A rule was written: any price may be another one.
    if (ids.includes(ALL_PRODUCTS)) {
      await setRulePrices(trx, now);
      return [...shown, ...(await movePrices(trx, now)), ...(await moveStock(trx, ids))];
    }
    await setRulePrices(trx, now, ids);
    return [...shown, ...(await movePrices(trx, now, ids)), ...(await moveStock(trx, ids))];
  });
}

/** The products that have a page: of a variant the one it belongs to. */
async function rootsOf(trx: Trx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'parent_id'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(({ id, parent_id: parent }) => parent ?? id);
}
