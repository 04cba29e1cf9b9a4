/** What the page of an article tells of pieces that are expected: the next day, and none that has passed. */
import { sql } from 'kysely';

import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { CATALOGUE_CHANNEL, productEntity } from '#server/subjects/catalogue/entities.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

interface Told {
  readonly trx: Trx;
  readonly ids: ShopTools['ids'];
  readonly now: Date;
}

/** Tells the catalogue of articles whose next day is another one: the last of a transaction's writes. */
export async function tellRestock({ trx, ids, now }: Told, products: readonly number[]): Promise<void> {
  const { rows } = await sql<{ root: number }>`
    with next as (
      select p.id, (
        select min(a.expected_on) from stock_arrival a
        where a.product_id = p.id and a.status = 'expected' and a.expected_on >= ${dayInParis(now.getTime())}::date
      ) as day
      from product p where p.id = any(${products}::bigint[])
    )
    update product p set restock_on = next.day from next
    where p.id = next.id and p.restock_on is distinct from next.day
    returning coalesce(p.parent_id, p.id) as root`.execute(trx);
  const roots = [...new Set(rows.map(({ root }) => root))].toSorted((a, b) => a - b);
  if (roots.length === 0) return;
  const entities = roots.map((root) => ({ entity: productEntity(root) }));
  await advanceChannel(trx, CATALOGUE_CHANNEL, entities, { ids, now });
}

/** Days that have passed are told no more: the next one is, where there is one. */
export async function passArrivals({ db, ids }: Pick<ShopTools, 'db' | 'ids'>, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from product where restock_on < ${dayInParis(now.getTime())}::date order by id for update`.execute(trx);
    await tellRestock(
      { trx, ids, now },
      rows.map(({ id }) => id),
    );
  });
}
