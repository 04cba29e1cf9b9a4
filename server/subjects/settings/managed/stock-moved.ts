import { sql, type RawBuilder } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/**
 * Articles whose pieces count in another way from now on: whoever publishes looks at them, as after a sale.
 * @param which of the products `p` with stock rows `s`
 */
export async function stockMoved(trx: Trx, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into product_touched (product_id)
    select distinct p.id from product p join product_stock s on s.product_id = p.id where ${which}`.execute(trx);
  await sql`select pg_notify('shop_moved', 'touched')`.execute(trx);
}
