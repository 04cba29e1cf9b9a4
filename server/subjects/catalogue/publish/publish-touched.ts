import { movePrices } from './publish-prices.ts';
import { moveStock } from './publish-stock.ts';
import { announceProducts, type UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';

/**
 * Publishes the products whose price or stock was written since the last time (rule S30), at the cost of those alone.
 * What another process has taken is published by it, or noted again when it fails.
 * @returns how many products show differently now
 */
export async function publishTouched(deps: UpkeepDeps): Promise<number> {
  const { db } = deps;
  const noted = await db.selectFrom('product_touched').select('product_id').limit(1).executeTakeFirst();
  if (noted === undefined) return 0;
  return announceProducts(deps, async (trx, now) => {
    const taken = await trx.deleteFrom('product_touched').returning('product_id').execute();
    const ids = [...new Set(taken.map((row) => row.product_id))];
    if (ids.length === 0) return [];
    return [...(await movePrices(trx, now, ids)), ...(await moveStock(trx, ids))];
  });
}
