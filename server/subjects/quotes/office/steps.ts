/** What the back office does with a quote (domain 5.3). */
import type { DeskCommentInput } from '#core/contract/admin/desk-step.ts';
import type { cancelQuoteRoute, proposeQuoteRoute, refuseQuoteRoute } from '#core/contract/admin/quotes/moves.ts';
import { shopActions } from '#core/domain/quotes/quote.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';
import { moveQuote } from '#server/subjects/quotes/service/move-quote.ts';
import { proposeQuote, type AddedLine } from '#server/subjects/quotes/service/propose-quote.ts';
import { withQuote, type QuoteDeps, type QuoteWork } from '#server/subjects/quotes/service/quote-work.ts';
import { commentQuote, refuseQuote, withdrawQuote } from '#server/subjects/quotes/service/refuse-quote.ts';

import { articleOfSku } from './article-of-sku.ts';
import { onQuote } from './on-quote.ts';

/** @throws Refusal `quote.notAnswerable` unless it waits for somebody to look into it */
export const reviewQuote = (deps: QuoteDeps, at: OfficeStep): Promise<void> =>
  onQuote(deps, at, async (work, quote) => {
    const { state, version } = quote;
    if (!shopActions(state).review) throw new Refusal('quote.notAnswerable', { state, version });
    await moveQuote(work, quote, { to: 'in_review', actor: 'shop', by: at.admin });
  });

type Added = RouteInput<typeof proposeQuoteRoute>['body']['added'];

async function articlesOf({ trx, now }: QuoteWork, quote: Quote, added: Added): Promise<AddedLine[]> {
  const lines: AddedLine[] = [];
  for (const { sku, quantity, unitPrice } of added) {
    lines.push({ article: await articleOfSku(trx, quote, sku, now), quantity, unitPrice });
  }
  return lines;
}

/**
 * @throws Refusal `quote.notAnswerable`, `input.invalid` at the lines where no unit is proposed or an article stands twice, and as `articleOfSku` for
 * what is added
 */
export const proposeByShop = (
  deps: QuoteDeps,
  at: OfficeStep,
  { lines, added, validityDays, deliveryDelay, conditions }: RouteInput<typeof proposeQuoteRoute>['body'],
): Promise<void> =>
  onQuote(deps, at, async (work, quote) => {
    try {
      await proposeQuote(work, quote, {
        lines: new Map(lines.map(({ position, quantity, unitPrice }) => [position, { quantity, unitPrice }])),
        added: await articlesOf(work, quote, added),
        validityDays,
        deliveryDelay,
        conditions,
        by: at.admin,
      });
    } catch (error) {
      const isEmpty = error instanceof Refusal && error.code === 'quote.empty';
      throw isEmpty ? new Refusal('input.invalid', { fields: [{ path: 'lines', code: 'required' }] }) : error;
    }
  });

/** @throws Refusal `quote.notAnswerable` */
export const refuseByShop = (
  deps: QuoteDeps,
  at: OfficeStep,
  { reason }: RouteInput<typeof refuseQuoteRoute>['body'],
): Promise<void> => onQuote(deps, at, (work, quote) => refuseQuote(work, quote, { reason, by: at.admin }));

/** @throws Refusal `quote.notCancelable` */
export const cancelByShop = (
  deps: QuoteDeps,
  at: OfficeStep,
  { reason }: RouteInput<typeof cancelQuoteRoute>['body'],
): Promise<void> => onQuote(deps, at, (work, quote) => withdrawQuote(work, quote, { reason, by: at.admin }));

/**
 * Writes to the buyer, who gets it by mail too, or a note that colleagues alone read. The same one again is the same one.
 * @throws Refusal `record.unknown`, `record.moved` when the UUID is another quote's
 */
export const commentByShop = (
  deps: QuoteDeps,
  { uuid, admin, now }: Omit<OfficeStep, 'rev'>,
  { id, message, isVisible }: DeskCommentInput,
): Promise<void> =>
  withQuote(deps, { uuid, now }, (work, quote) =>
    commentQuote(work, quote, { uuid: id, message, by: admin, isInternal: !isVisible }),
  );
