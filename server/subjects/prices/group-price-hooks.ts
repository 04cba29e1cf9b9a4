import { sql } from 'kysely';

import { GROUP_PRICES_MAX } from '#core/domain/price/group-price.ts';
import { SOLD_BY_CART } from '#server/database/product-types.ts';
import type { Trx } from '#server/database/transaction.ts';

import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { HookedWrite, WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

/** What visitors pay is the price of the product itself: public pages say it, and nothing of a group's. */
const VISITORS = 'guest';

export const groupPriceHooks: WriteHooks = {
  async beforeWrite({ trx, uuid, after }) {
    if (after === null) return;
    const [product, group] = [await productOf(trx, after), await groupOf(trx, after)];
    if (product === undefined) throw wrongAt('sku', 'product.unknown');
    // What one piece costs everybody is the price of the product: it is announced, struck and written down.
    if (group === null && after['quantity'] === 1) throw wrongAt('quantity', 'groupPrice.everybody');
    if (group === VISITORS) throw wrongAt('groupCode', 'groupPrice.visitors');
    const { rows } = await sql<{ taken: boolean; count: number }>`
      select coalesce(bool_or(product_id = ${product} and quantity = ${after['quantity']}), false) as taken,
        count(*)::int as count
      from group_price where group_code is not distinct from ${group} and uuid <> ${uuid}`.execute(trx);
    const [own] = rows;
    if (own?.taken === true) throw wrongAt('quantity', 'value.taken');
    if (group !== null && own !== undefined && own.count >= GROUP_PRICES_MAX)
      throw wrongAt('groupCode', 'groupPrice.tooMany');
  },
};

type After = NonNullable<HookedWrite['after']>;

/** Vehicles are sold by talking, not by a price list. */
async function productOf(trx: Trx, after: After): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where lower(sku) = lower(${after['sku']}) and deleted_at is null and type = ${SOLD_BY_CART}`.execute(trx);
  return rows[0]?.id;
}

/** References stand as UUIDs before they are written; null: everybody. */
async function groupOf(trx: Trx, after: After): Promise<string | null | undefined> {
  if (after['groupCode'] === null) return null;
  const { rows } = await sql<{ code: string }>`
    select code from customer_group where uuid = ${after['groupCode']}`.execute(trx);
  return rows[0]?.code;
}
