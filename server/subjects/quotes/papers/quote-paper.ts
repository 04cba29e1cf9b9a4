import { say } from '#server/platform/mail/mail-format.ts';
import { renderQuote } from '#server/subjects/documents/quote.ts';
import { keepDocument, type PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';

import { loadQuoteModel } from './quote-model.ts';

export interface QuotePaper {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A proposal as a PDF: each version is made once and kept as it was sent.
 * @throws Error for a quote that was never proposed
 */
export async function quotePaper(deps: PaperDeps, quote: Quote, now: Date): Promise<QuotePaper> {
  const { uuid, number, version, locale } = quote;
  if (quote.proposed_at === null) throw new Error(`quote ${number} was not proposed`);
  const bytes = await keepDocument(deps, { kind: 'quote', subject: uuid, version }, now, async (trx) =>
    renderQuote(await loadQuoteModel(trx, quote)),
  );
  if (bytes === null) throw new Error(`quote ${number} has no document`);
  return { name: `${say(locale, 'devis', 'quote')}-${number}-v${version}.pdf`, bytes };
}
