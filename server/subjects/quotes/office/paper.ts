import { Refusal } from '#core/wire/refusal.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import type { PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import { quotePaper } from '#server/subjects/quotes/papers/quote-paper.ts';

/** The proposal as it was last sent. @throws Refusal `record.unknown` where nothing was proposed, too */
export async function deskQuotePaper(deps: PaperDeps, uuid: string, now: Date): Promise<RawFile> {
  const quote = await deps.db.selectFrom('quote').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (quote === undefined || quote.proposed_at === null) throw new Refusal('record.unknown');
  const { name, bytes } = await quotePaper(deps, quote, now);
  return new RawFile(name, 'application/pdf', bytes);
}
