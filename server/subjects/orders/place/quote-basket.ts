/** An accepted quote as what is bought (domain 5.3): its own lines at its own prices, nothing of the cart. */
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { isQuotePayable } from '#core/domain/quotes/validity.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { readArticles, type Asked } from '#server/subjects/cart/articles/articles.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { ofArticle, type Basket, type BasketLine } from './basket.ts';

interface PayableQuote {
  readonly id: number;
  readonly number: string;
  readonly area: Basket['record']['area'];
}

/** @throws Refusal `quote.notPayable`, for somebody else's too */
export async function payableQuote(
  db: Db | Trx,
  { uuid, customer, now, isLocked }: { uuid: string; customer: string; now: Date; isLocked: boolean },
): Promise<PayableQuote> {
  const own = db.selectFrom('quote').selectAll().where('uuid', '=', uuid).where('customer_id', '=', customer);
  const quote = await (isLocked ? own.forUpdate() : own).executeTakeFirst();
  const term = quote && {
    state: quote.state,
    validUntil: quote.valid_until,
    acceptedAtMs: quote.accepted_at?.getTime() ?? null,
  };
  if (quote === undefined || term === undefined || !isQuotePayable(term, now.getTime())) {
    throw new Refusal('quote.notPayable');
  }
  return quote;
}

/** @throws Refusal `cart.productUnavailable` when the shop no longer has an article of it */
export async function quoteLines(db: Db | Trx, quote: number, asked: Asked): Promise<BasketLine[]> {
  const rows = await db
    .selectFrom('quote_line')
    .leftJoin('product', 'product.id', 'quote_line.product_id')
    .leftJoin('product as variant', 'variant.id', 'quote_line.variant_id')
    .select(['product.uuid as product', 'variant.uuid as variant'])
    .select(['requested_qty', 'proposed_qty', 'proposed_price', 'unit_price', 'quote_line.position', 'quote_line.kit'])
    .where('quote_id', '=', quote)
    .orderBy('quote_line.position')
    .execute();
  const wanted = rows.flatMap((row) => {
    const quantity = row.proposed_qty ?? row.requested_qty;
    if (quantity === 0) return [];
    if (row.product === null) throw new Refusal('cart.productUnavailable');
    const unitPrice = moneyOf(row.proposed_price ?? row.unit_price);
    // What was proposed is the price of any quantity.
    const article = lineKeyOf(row.product, row.variant);
    const { kit } = row;
    const line = { quantity, unitPrice, quantityPrices: [] };
    // an article may be asked for by itself and within a kit: each is a line of its own
    return kit === null
      ? [{ article, line: { ...line, lineKey: article } }]
      : [{ article, line: { ...line, lineKey: `${kit.key}/${row.position}`, kit } }];
  });
  const keys = wanted.map(({ article }) => article);
  const articles = await readArticles(db, keys, asked);
  return wanted.map(({ article: key, line }) => {
    const article = articles.get(key);
    if (article === undefined) throw new Refusal('cart.productUnavailable');
    return { ...article.entry, ...ofArticle(article), ...line };
  });
}

/** @throws Refusal `quote.notPayable`, `cart.productUnavailable` */
export async function basketOfQuote({ trx, person, now }: ChangeContext, uuid: string): Promise<Basket> {
  const { id, area } = await payableQuote(trx, { uuid, customer: person.id, now, isLocked: true });
  const lines = await quoteLines(trx, id, { buyer: person, now });
  return { record: { area, lines, coupon: null }, couponUuid: null, conclude: async () => {} };
}
