/** The articles of a quote for whoever answers it: as asked for, as proposed, and as the shop has them now. */
import type { QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { lineKeyOf, type LineKey } from '#core/domain/catalogue/product.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { readArticles, type Article } from '#server/subjects/cart/articles/articles.ts';
import { proposedLine } from '#server/subjects/quotes/read/proposal.ts';
import { isToldOf } from '#server/subjects/quotes/read/proposal.ts';
import { optionsIn, type Quote, type QuoteLine } from '#server/subjects/quotes/read/stored-quote.ts';

import { buyerOf } from './article-of-sku.ts';

/** Keys of the lines whose products the shop still has, by their place. */
async function keysOf(db: Db, quote: number): Promise<ReadonlyMap<number, LineKey>> {
  const rows = await db
    .selectFrom('quote_line')
    .innerJoin('product', 'product.id', 'quote_line.product_id')
    .leftJoin('product as variant', 'variant.id', 'quote_line.variant_id')
    .select(['quote_line.position', 'product.uuid as product', 'variant.uuid as variant'])
    .where('quote_id', '=', quote)
    .execute();
  return new Map(rows.map(({ position, product, variant }) => [position, lineKeyOf(product, variant)]));
}

function nowOf({ entry, available, onSale }: Article, quantity: number): QuoteDeskLine['now'] {
  return { unitPrice: unitPriceOf({ ...entry, quantity }), available, onSale };
}

export async function deskLines(db: Db, quote: Quote, rows: readonly QuoteLine[], now: Date): Promise<QuoteDeskLine[]> {
  const keys = await keysOf(db, quote.id);
  const articles = await readArticles(db, [...keys.values()], { buyer: buyerOf(quote), now });
  return rows.filter(isToldOf).map((row) => {
    const key = keys.get(row.position);
    const article = key === undefined ? undefined : articles.get(key);
    const proposed = proposedLine(row);
    return {
      position: row.position,
      sku: row.sku,
      name: row.name,
      options: optionsIn(row),
      path: article?.onSale === true ? article.entry.path : null,
      image: article?.entry.image ?? null,
      requestedQty: row.requested_qty,
      unitPrice: moneyOf(row.unit_price),
      proposed,
      now: article === undefined ? null : nowOf(article, proposed.quantity),
    };
  });
}
