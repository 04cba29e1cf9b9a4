/** Products whose rows name a category: when that lies elsewhere, appears or goes, devices read them anew. */
import { sql, type RawBuilder } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/** A category by its UUID and all below it, by their ids, as the rows of `below`. */
export const below = (uuid: string): RawBuilder<unknown> => sql`with recursive below (id) as (
    select id from category where uuid = ${uuid}
    union select c.id from category as c join below on c.parent_id = below.id)`;

/** With their variants: rules ask of those by the categories of their product. */
const noted = (products: RawBuilder<unknown>) => sql`
  insert into product_touched (product_id, shown)
  select p.id, true from product as p where coalesce(p.parent_id, p.id) in (${products})`;

/** Everything that lies in a category or below it. */
export async function touchBelow(trx: Trx, uuid: string): Promise<void> {
  await sql`${below(uuid)} ${noted(
    sql`select pc.product_id from product_category as pc join below on below.id = pc.category_id`,
  )}`.execute(trx);
  await tell(trx);
}

export async function touchProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await noted(sql`select unnest(${[...ids]}::bigint[])`).execute(trx);
  await tell(trx);
}

const tell = (trx: Trx) => sql`select pg_notify('shop_moved', 'touched')`.execute(trx);
