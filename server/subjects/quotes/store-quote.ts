import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { quoteStoreRoute } from '#core/contract/quotes/quotes.ts';
import { cartTotals, type CartLine } from '#core/domain/cart/cart.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Article } from '#server/subjects/cart/articles/articles.ts';
import { emptyCart } from '#server/subjects/cart/cart-changes.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';
import { isSamePerson, ownerIn, ownership } from '#server/platform/person.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import type { QuoteMail } from './mails/mails.ts';
import { nextQuoteNumber } from './next-number.ts';

type QuoteArgs = RouteInput<typeof quoteStoreRoute>['body'];
type QuoteLine = CartLine &
  Pick<Article['entry'], 'name' | 'sku' | 'options'> &
  Pick<Article, 'productId' | 'variantId'>;

/**
 * Takes a person's quote request (domain 5.2, 5.3): its own lines at the shop's prices of now, a number, the cart of
 * its area emptied, and a mail to the customer and to the shop. The UUID given by the device is unique for ever: asked
 * again, the same quote answers (rule 2). Never refused for price or stock, nor for an article withdrawn meanwhile.
 * @throws Refusal `cart.productUnavailable`, `cart.variantRequired`, `cart.choiceRequired`, `record.moved` when the UUID is somebody else's
 */
export async function storeQuote(context: ChangeContext, args: QuoteArgs) {
  const before = await quoteOf(context, args.uuid);
  if (before) return before;
  const lines = await priceLines(context, args.lines);
  const totals = cartTotals(lines);
  const number = await nextQuoteNumber(context.trx, args.area);
  const made = await context.trx
    .insertInto('quote')
    .values({
      uuid: args.uuid,
      mut_id: context.mutId,
      number,
      area: args.area,
      ...ownership(context.person),
      contact: JSON.stringify(args.contact),
      vehicle: args.vehicle,
      wanted_date: args.wantedDate,
      comment: args.comment,
      sub_total: numericOf(totals.subTotal),
      tax_total: numericOf(totals.taxTotal),
      grand_total: numericOf(totals.grandTotal),
      locale: context.locale,
      requested_at: context.now,
      updated_at: context.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another transaction took this request at the same moment: it has committed by now, and its quote is the quote.
  if (!made) return (await quoteOf(context, args.uuid)) ?? refuseForeign();
  await storeLines(context, made.id, lines);
  await noteRequest(context, made.id);
  await emptyCart(context, args.area, args.lines);
  await orderMails(context, args);
  return { uuid: args.uuid, number, state: 'requested' as const };
}

/** @throws Refusal `record.moved` when somebody else's quote has this UUID */
async function quoteOf(context: ChangeContext, uuid: string) {
  const found = await context.trx
    .selectFrom('quote')
    .select(['number', 'visitor_id', 'customer_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!found) return null;
  // A guest's request that came along to an account is still the guest's own.
  const authors = [ownerIn(found), ownerIn({ ...found, customer_id: null })];
  if (!authors.some((author) => isSamePerson(author, context.person))) return refuseForeign();
  return { uuid, number: found.number, state: 'requested' as const };
}

function refuseForeign(): never {
  throw new Refusal('record.moved');
}

/** Its history begins. */
async function noteRequest({ trx, now }: ChangeContext, quote: number): Promise<void> {
  const asked = { quote_id: quote, from_state: null, to_state: 'requested', actor: 'buyer', at: now } as const;
  await trx.insertInto('quote_state_change').values(asked).execute();
}

async function priceLines(context: ChangeContext, asked: QuoteArgs['lines']): Promise<QuoteLine[]> {
  const lines: QuoteLine[] = [];
  const carts = cartsIn(context.units);
  carts.expect(asked.map((line) => line.lineKey));
  for (const { lineKey, quantity } of asked) {
    const article = await carts.article(lineKey);
    if (!article) throw new Refusal('cart.productUnavailable', { lineKey });
    const { cartLine, choice } = factsOfType(article.type);
    if (cartLine === 'variant' && article.variantId === null) throw new Refusal('cart.variantRequired', { lineKey });
    if (choice === 'required' && article.choice === null) throw new Refusal('cart.choiceRequired', { lineKey });
    const { entry, productId, variantId } = article;
    lines.push({ ...entry, lineKey, quantity, productId, variantId });
  }
  return lines;
}

async function storeLines(context: ChangeContext, quoteId: number, lines: readonly QuoteLine[]) {
  const rows = lines.map((line, position) => ({
    quote_id: quoteId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    options: JSON.stringify(line.options),
    requested_qty: line.quantity,
    unit_price: numericOf(unitPriceOf(line)),
    tax_percent: line.taxPercent,
  }));
  await context.trx.insertInto('quote_line').values(rows).execute();
}

async function orderMails(context: ChangeContext, { uuid, contact }: QuoteArgs) {
  const { locale } = context;
  const mails: readonly MailOrder<QuoteMail>[] = [
    { template: 'quote.requested.customer', uuid, to: contact.email, locale },
    { template: 'quote.requested.shop', uuid, to: context.shopEmail, locale, rank: 'shop' },
  ];
  for (const mail of mails) await orderMail(context, mail);
}
