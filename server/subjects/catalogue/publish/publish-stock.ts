import { sql } from 'kysely';

import { DEFAULT_STOCK_RULES, rulesFor, STOCK, stockState, type OwnStockRules } from '#core/domain/catalogue/stock.ts';

import type { Trx } from '#server/database/transaction.ts';

import { among } from '#server/subjects/catalogue/load/only-ids.ts';
import { loadStockRules } from '#server/subjects/catalogue/load/stock-rules.ts';
import { announceProducts, type UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';

interface StockRecord extends OwnStockRules {
  readonly root: number;
  readonly product_id: number;
  readonly saleable: number;
  readonly shown: number | null;
}

/** `shown` of a product: its state, or beyond this the few that are left. */
const FEW_LEFT = 100;

/**
 * Announces the products whose stock shows differently than the catalogue last said; the batching job of design §5,
 * rule 10. A sale that changes nothing to see changes nothing in the channel.
 */
export function publishStock(deps: UpkeepDeps): Promise<number> {
  return announceProducts(deps, (trx) => moveStock(trx));
}

/**
 * Writes down what is shown of stock now, of all products or of some.
 * @returns the products that show differently than before
 */
export async function moveStock(trx: Trx, only?: readonly number[]): Promise<number[]> {
  const rules = await loadStockRules(trx, DEFAULT_STOCK_RULES);
  const { rows } = await sql<StockRecord>`
      select coalesce(p.parent_id, p.id) as root, s.product_id, min(s.shown)::int as shown, p.back_orders,
             p.low_stock_threshold, sum(s.saleable)::int as saleable
      from channel_stock s join product p on p.id = s.product_id
      where p.manage_stock and p.deleted_at is null ${among(sql`p.id`, only)}
      group by p.id, s.product_id
      order by s.product_id`.execute(trx);
  const moved = rows.flatMap((row) => {
    const state = stockState(row.saleable, rulesFor(rules, row));
    const shown = state === STOCK.low ? FEW_LEFT + Math.max(0, row.saleable) : state;
    return shown === row.shown ? [] : [{ root: row.root, id: row.product_id, shown }];
  });
  const ids = moved.map((one) => one.id);
  const states = moved.map((one) => one.shown);
  if (moved.length > 0)
    await sql`
        update product_stock s set shown = moved.shown
        from unnest(${ids}::bigint[], ${states}::smallint[]) as moved (id, shown)
        where s.product_id = moved.id`.execute(trx);
  return moved.map((one) => one.root);
}
