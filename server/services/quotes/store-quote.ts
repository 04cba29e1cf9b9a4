import { sql } from 'kysely';

import { Refusal } from '#core/contract/refusal.ts';
import type { RouteInput } from '#core/contract/route.ts';
import type { quoteStoreRoute } from '#core/contract/quotes.ts';
import { cartTotals, type CartLine } from '#core/domain/cart.ts';
import { quoteNumber } from '#core/domain/quote.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Article } from '#server/services/cart/articles.ts';
import { emptyCart } from '#server/services/cart/cart-changes.ts';
import type { TemplateName } from '#server/services/mail/templates/templates.ts';
import { isSamePerson, ownerIn, ownership } from '#server/services/person.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

type QuoteArgs = RouteInput<typeof quoteStoreRoute>['body'];
type QuoteLine = CartLine &
  Pick<Article['entry'], 'name' | 'sku' | 'options'> &
  Pick<Article, 'productId' | 'variantId'>;

/**
 * Takes a person's quote request (domain 5.2, 5.3): its own lines at the shop's prices of now, a number, the cart of
 * its area emptied, and a mail to the customer and to the shop. The UUID given by the device is unique for ever: asked
 * again, the same quote answers (rule 2). Never refused for price or stock, nor for an article withdrawn meanwhile.
 * @throws Refusal `cart.productUnavailable`, `cart.variantRequired`, `record.moved` when the UUID is somebody else's
 */
export async function storeQuote(work: ChangeWork, args: QuoteArgs) {
  const before = await quoteOf(work, args.uuid);
  if (before) return before;
  const lines = await priceLines(work, args.lines);
  const totals = cartTotals(lines);
  const { rows } = await sql<{ place: number }>`select nextval('quote_number') as place`.execute(work.trx);
  const number = quoteNumber(rows[0]?.place ?? 0);
  const made = await work.trx
    .insertInto('quote')
    .values({
      uuid: args.uuid,
      mut_id: work.mutId,
      number,
      area: args.area,
      ...ownership(work.person),
      contact: JSON.stringify(args.contact),
      vehicle: args.vehicle,
      wanted_date: args.wantedDate,
      comment: args.comment,
      sub_total: numericOf(totals.subTotal),
      tax_total: numericOf(totals.taxTotal),
      grand_total: numericOf(totals.grandTotal),
      requested_at: work.now,
      updated_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another transaction took this request at the same moment: it has committed by now, and its quote is the quote.
  if (!made) return (await quoteOf(work, args.uuid)) ?? refuseForeign();
  await storeLines(work, made.id, lines);
  await emptyCart(work, args.area);
  await orderMails(work, args);
  return { uuid: args.uuid, number, state: 'requested' as const };
}

/** @throws Refusal `record.moved` when somebody else's quote has this UUID */
async function quoteOf(work: ChangeWork, uuid: string) {
  const found = await work.trx
    .selectFrom('quote')
    .select(['number', 'visitor_id', 'customer_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!found) return null;
  // A guest's request that came along to an account is still the guest's own.
  const authors = [ownerIn(found), ownerIn({ ...found, customer_id: null })];
  if (!authors.some((author) => isSamePerson(author, work.person))) return refuseForeign();
  return { uuid, number: found.number, state: 'requested' as const };
}

function refuseForeign(): never {
  throw new Refusal('record.moved');
}

async function priceLines(work: ChangeWork, asked: QuoteArgs['lines']): Promise<QuoteLine[]> {
  const lines: QuoteLine[] = [];
  work.carts.expect(asked.map((line) => line.lineKey));
  for (const { lineKey, quantity } of asked) {
    const article = await work.carts.article(lineKey);
    if (!article) throw new Refusal('cart.productUnavailable', { lineKey });
    if (article.type === 'configurable' && article.variantId === null)
      throw new Refusal('cart.variantRequired', { lineKey });
    const { entry, productId, variantId } = article;
    lines.push({ ...entry, lineKey, quantity, productId, variantId });
  }
  return lines;
}

async function storeLines(work: ChangeWork, quoteId: number, lines: readonly QuoteLine[]) {
  const rows = lines.map((line, position) => ({
    quote_id: quoteId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    options: JSON.stringify(line.options),
    requested_qty: line.quantity,
    unit_price: numericOf(line.unitPrice),
    tax_percent: line.taxPercent,
  }));
  await work.trx.insertInto('quote_line').values(rows).execute();
}

/** Ordered with the quote, in one transaction: both or neither. What they say is read when they are sent. */
async function orderMails(work: ChangeWork, { uuid, contact }: QuoteArgs) {
  const readers: readonly (readonly [TemplateName, string])[] = [
    ['quote.requested.customer', contact.email],
    ['quote.requested.shop', work.shopEmail],
  ];
  for (const [template, to] of readers) {
    const data = { uuid, locale: work.locale };
    await work.jobs.enqueue(work.trx, 'mail.send', { key: `${template} ${uuid}`, template, to, data });
  }
}
