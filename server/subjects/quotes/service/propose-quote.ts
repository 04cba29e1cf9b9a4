/** The shop answers a request with lines, prices and a term of its own (domain 5.3). */
import { shopActions } from '#core/domain/quotes/quote.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import { quoteValidUntil } from '#core/domain/quotes/validity.ts';
import type { Money } from '#core/domain/price/money.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Article } from '#server/subjects/cart/articles/articles.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { orderQuoteLink } from '#server/subjects/quotes/links/quote-links.ts';
import { termOf } from '#server/subjects/quotes/read/own-quote.ts';
import { proposedLine } from '#server/subjects/quotes/read/proposal.ts';
import { linesOf, type Quote, type QuoteLine } from '#server/subjects/quotes/read/stored-quote.ts';

import { moveQuote } from './move-quote.ts';
import type { QuoteWork } from './quote-work.ts';

/** A line as it is proposed; what is left out stays as it is. No unit: the shop cannot bring it. */
export interface ProposedLine {
  readonly quantity?: number;
  /** Of one unit, VAT included. */
  readonly unitPrice?: Money;
}

/** An article that the shop adds; its price is for whoever asked. */
export interface AddedLine {
  readonly article: Article;
  readonly quantity: number;
  readonly unitPrice: Money;
}

export interface Proposal {
  /** By position in the quote. */
  readonly lines: ReadonlyMap<number, ProposedLine>;
  /** What nobody asked for. */
  readonly added?: readonly AddedLine[];
  /** Days from today; where silent, the shop's setting. */
  readonly validityDays?: number;
  readonly deliveryDelay: string | null;
  readonly conditions: string | null;
  /** Who of the back office. */
  readonly by?: string;
}

/** They stand behind the others, as asked for by nobody. */
async function addLines({ trx }: QuoteWork, quote: Quote, added: readonly AddedLine[]): Promise<void> {
  if (added.length === 0) return;
  const { last } = await trx
    .selectFrom('quote_line')
    .select((row) => row.fn.coalesce(row.fn.max('position'), row.lit(-1)).as('last'))
    .where('quote_id', '=', quote.id)
    .executeTakeFirstOrThrow();
  const rows = added.map(({ article: { entry, productId, variantId }, quantity, unitPrice }, place) => ({
    quote_id: quote.id,
    position: last + 1 + place,
    product_id: productId,
    variant_id: variantId,
    sku: entry.sku,
    name: entry.name,
    options: JSON.stringify(entry.options),
    requested_qty: 0,
    unit_price: numericOf(unitPriceOf({ ...entry, quantity })),
    tax_percent: entry.taxPercent,
    proposed_qty: quantity,
    proposed_price: numericOf(unitPrice),
  }));
  await trx.insertInto('quote_line').values(rows).execute();
}

/** @throws Refusal `quote.empty` where nothing is proposed, `input.invalid` at the lines where an article stands twice */
function checkArticles(proposed: readonly QuoteLine[]): void {
  if (proposed.length === 0) throw new Refusal('quote.empty');
  // within a kit an article may stand again, and at two prices
  const articles = proposed.flatMap((line) =>
    line.product_id === null || line.kit !== null ? [] : [`${line.product_id} ${line.variant_id ?? ''}`],
  );
  if (new Set(articles).size === articles.length) return;
  throw new Refusal('input.invalid', { fields: [{ path: 'lines', code: 'value.taken' }] });
}

/**
 * Sends a proposal, or a new version of one: its buyer gets it by mail with the link that answers it.
 * @returns its version
 * @throws Refusal `quote.notAnswerable` for a quote that was answered or ended, `quote.empty` where nothing is proposed,
 * `input.invalid` where an article stands twice
 */
export async function proposeQuote(work: QuoteWork, quote: Quote, proposal: Proposal): Promise<number> {
  const { trx, now } = work;
  if (!shopActions(quote.state).propose)
    throw new Refusal('quote.notAnswerable', { state: quote.state, version: quote.version });
  const setting = await settingsIn(trx);
  const days = proposal.validityDays ?? setting('sales.quote_settings.validity_days', { channel: quote.area });
  for (const [position, { quantity, unitPrice }] of proposal.lines) {
    await trx
      .updateTable('quote_line')
      .set({
        ...(quantity === undefined ? {} : { proposed_qty: quantity }),
        ...(unitPrice === undefined ? {} : { proposed_price: numericOf(unitPrice) }),
      })
      .where('quote_id', '=', quote.id)
      .where('position', '=', position)
      .execute();
  }
  await addLines(work, quote, proposal.added ?? []);
  checkArticles((await linesOf(trx, quote.id)).filter((line) => proposedLine(line).quantity > 0));
  const version = quote.proposed_at === null ? quote.version : quote.version + 1;
  const proposed = await moveQuote(work, quote, {
    to: 'proposed',
    actor: 'shop',
    by: proposal.by ?? null,
    set: {
      version,
      valid_until: quoteValidUntil(now.getTime(), days),
      proposed_at: now,
      delivery_delay: proposal.deliveryDelay,
      conditions: proposal.conditions,
    },
  });
  await orderQuoteLink(work, { quote: proposed, term: termOf(proposed), template: 'quote.proposed.customer' });
  return version;
}
