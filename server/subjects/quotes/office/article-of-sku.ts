/** An article that the shop adds to a proposal, found by its reference (domain 5.3). */
import { sql } from 'kysely';

import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { QuoteArticle } from '#core/contract/admin/quotes/desk.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { ownerIn, visitorPerson } from '#server/platform/person.ts';
import { readArticles, type Article } from '#server/subjects/cart/articles/articles.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';

/** Whoever has no account pays what everybody pays. */
const ANYBODY = visitorPerson('00000000-0000-0000-0000-000000000000');

/** Whose prices a quote is reckoned with. */
export const buyerOf = (quote: Pick<Quote, 'customer_id' | 'visitor_id'>) => ownerIn(quote) ?? ANYBODY;

type ForQuote = Pick<Quote, 'area' | 'customer_id' | 'visitor_id'>;

/**
 * The article of a reference, however its letters are written.
 * @throws Refusal `cart.productUnavailable` for one that the area does not sell, `cart.variantRequired` for one that is sold
 * in several versions, `cart.choiceRequired` for one that its buyer puts together
 */
export async function articleOfSku(db: Db | Trx, quote: ForQuote, sku: string, now: Date): Promise<Article> {
  const found = await db
    .selectFrom('product')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .select(['product.uuid', 'parent.uuid as parent'])
    .where(sql`lower(product.sku)`, '=', sku.toLowerCase())
    .where('product.area', '=', quote.area)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('cart.productUnavailable', { sku });
  const key = found.parent === null ? lineKeyOf(found.uuid, null) : lineKeyOf(found.parent, found.uuid);
  const article = (await readArticles(db, [key], { buyer: buyerOf(quote), now })).get(key);
  if (article === undefined || !article.onSale) throw new Refusal('cart.productUnavailable', { sku });
  const { cartLine, choice } = factsOfType(article.type);
  if (cartLine === null) throw new Refusal('cart.productUnavailable', { sku });
  if (cartLine === 'variant' && article.variantId === null) throw new Refusal('cart.variantRequired', { sku });
  if (choice === 'required') throw new Refusal('cart.choiceRequired', { sku });
  return article;
}

/** @throws Refusal `record.unknown`, and as {@link articleOfSku} */
export async function shownArticle(db: Db, uuid: string, sku: string, now: Date): Promise<QuoteArticle> {
  const quote = await db.selectFrom('quote').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (quote === undefined) throw new Refusal('record.unknown');
  const { entry, available, onSale } = await articleOfSku(db, quote, sku, now);
  return {
    sku: entry.sku,
    name: entry.name,
    options: [...entry.options],
    now: { unitPrice: unitPriceOf({ ...entry, quantity: 1 }), available, onSale },
  };
}
