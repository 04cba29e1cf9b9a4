/** A step that somebody of the back office takes with a quote, on the revision they saw. */
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';
import { withQuote, type QuoteDeps, type QuoteWork } from '#server/subjects/quotes/service/quote-work.ts';

/**
 * Every step moves the quote, which is a revision of its own: one sent twice is refused instead of done twice.
 * @throws Refusal `record.unknown`, `record.moved` with the revision it stands at, and what `work` refuses
 */
export const onQuote = (
  deps: QuoteDeps,
  { uuid, now, ...base }: OfficeStep,
  work: (step: QuoteWork, quote: Quote) => Promise<unknown>,
): Promise<void> =>
  withQuote(deps, { uuid, now }, async (step, quote) => {
    if (!standsOn(base, { rev: quote.rev, revId: quote.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: quote.rev });
    await work(step, quote);
  });
