import { sql } from 'kysely';

import { SOLD_AS_KIT } from '#server/database/product-types.ts';
import type { Trx } from '#server/database/transaction.ts';
import { visitorPerson } from '#server/platform/person.ts';
import { readArticles } from '#server/subjects/cart/articles/articles.ts';

import { isOfferedNow } from './saleable.ts';

/** Kits that are looked at together. */
const AT_ONCE = 200;

/**
 * Ids of the kits somebody waits for that can be had again as they are preset: the scarcest of their components says
 * (rule O35).
 */
export async function kitsBack(trx: Trx, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ uuid: string }>`
    select p.uuid from product p where p.type = ${SOLD_AS_KIT} and ${isOfferedNow('p')}
      and exists (select from stock_alert a where a.product_id = p.id and a.state = 'waiting')
    order by p.id`.execute(trx);
  const back: number[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const keys = rows.slice(at, at + AT_ONCE).map(({ uuid }) => uuid);
    const kits = await readArticles(trx, keys, { buyer: visitorPerson(''), now });
    for (const { productId, onSale, available } of kits.values()) if (onSale && available !== 0) back.push(productId);
  }
  return back;
}
