/** The whole library of media on this device, kept up in the background: it is asked here without a network. */
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { Answers } from '#src/admin/api/answers-of.ts';
import type { Call } from '#src/admin/api/office-client.ts';

/** What has changed since the beginning: all there is. */
const ALL = { query: {} };
const ROUTE = 'api.admin.media.changes';

/** Transactions that began earlier may end later: what they wrote is asked for again, rather than never told; in ms. */
const OVERLAP_MS = 60_000;

export interface LibraryDeps {
  readonly call: Call;
  readonly answers: Answers;
  readonly now: () => string;
}

/** The library as this device has it; null: it has never been told. */
export async function keptLibrary({ answers }: Pick<LibraryDeps, 'answers'>): Promise<readonly MediaFile[] | null> {
  return (await answers.read(ROUTE, ALL))?.answer.files ?? null;
}

/** Asks for what has changed, and keeps what has come by the time the shop can no longer be asked. @throws CallFailed, Refusal */
export async function fillLibrary({ call, answers, now }: LibraryDeps): Promise<void> {
  const kept = await answers.read(ROUTE, ALL);
  const files = new Map((kept?.answer.files ?? []).map((file) => [file.uuid, file]));
  let next = kept?.answer.next ?? null;
  let since = next === null ? null : new Date(Date.parse(next) - OVERLAP_MS).toISOString();
  for (let hasMore = true; hasMore;) {
    const told = await call(ROUTE, { query: since === null ? {} : { since } });
    for (const file of told.files) files.set(file.uuid, file);
    for (const uuid of told.gone) files.delete(uuid);
    ({ next, hasMore } = told);
    since = next;
    await answers.keep(ROUTE, ALL, { answer: { files: [...files.values()], gone: [], next, hasMore }, at: now() });
  }
}
