import { sql, type RawBuilder } from 'kysely';

import { WITH_COUNTED_STOCK } from '#server/database/product-types.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Articles `p` whose pieces are counted. */
export const isCounted: RawBuilder<boolean> = sql`(p.type = ${WITH_COUNTED_STOCK} and p.manage_stock and p.deleted_at is null)`;

interface CountedArticle {
  readonly id: number;
  readonly uuid: string;
}

/**
 * The article that somebody found: by its UUID where their device knew the code, else by its SKU, its EAN, or the EAN of a
 * reference, in this order.
 */
export async function findCounted(
  trx: Trx,
  { article, code }: { readonly article: string | null; readonly code: string },
): Promise<CountedArticle | undefined> {
  const { rows } = await sql<CountedArticle>`
    select p.id, p.uuid from product p
    where ${isCounted} and ${
      article === null
        ? sql`(lower(p.sku) = lower(${code}) or p.ean13 = ${code} or exists (
            select 1 from product_reference r where r.product_id = p.id and r.kind = 'ean' and r.number = ${code}))`
        : sql`p.uuid = ${article}::uuid`
    }
    order by lower(p.sku) = lower(${code}) desc, p.ean13 is not distinct from ${code} desc, p.id
    limit 1`.execute(trx);
  return rows[0];
}
