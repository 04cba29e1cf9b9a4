import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/** The stock of an article in one place, locked. */
export interface Place {
  readonly uuid: string;
  readonly rev: number;
  readonly rev_id: string;
  readonly product_id: number;
  readonly sku: string;
  readonly source: string;
  /** What the place is called. */
  readonly name: string;
  readonly quantity: number;
  readonly reserved: number;
}

/** Locks every place of these articles, in the order in which orders lock them: two that move stock never deadlock. */
export async function lockPlaces(trx: Trx, products: readonly number[]): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select s.uuid, s.rev, s.rev_id, s.product_id, p.sku, s.source, coalesce(i.name, s.source) as name, s.quantity, s.reserved
    from product_stock s join product p on p.id = s.product_id
    join channel_stock c on c.product_id = s.product_id and c.source = s.source
    left join inventory_source i on i.code = s.source
    where s.product_id = any(${products}::bigint[])
    order by s.product_id, c.counts desc, coalesce(i.priority, 0), s.source
    for update of s`.execute(trx);
  return rows;
}
