/** The whole library of media on this device, kept up in the background: it is asked here without a network. */
import type { Call } from '#src/admin/api/office-client.ts';
import type { KeptLibrary } from '#src/db/kept-library.ts';

/** Transactions that began earlier may end later: what they wrote is asked for again, rather than never told; in ms. */
const OVERLAP_MS = 60_000;

export interface LibraryDeps {
  readonly call: Call;
  readonly library: Pick<KeptLibrary, 'next' | 'keep'>;
}

const before = (instant: string): string => new Date(Date.parse(instant) - OVERLAP_MS).toISOString();

/** Asks for what has changed, and keeps what has come by the time the shop can no longer be asked. @throws CallFailed, Refusal */
export async function fillLibrary({ call, library }: LibraryDeps): Promise<void> {
  const kept = await library.next();
  let query = kept === null ? {} : { since: before(kept.since), epoch: kept.epoch };
  // What is here of no known history gives way to what the shop has.
  let isWhole = kept === null;
  for (let hasMore = true; hasMore;) {
    const told = await call('api.admin.media.changes', { query });
    await library.keep(isWhole ? { ...told, reset: true } : told);
    isWhole = false;
    query = told.next === null ? {} : { since: told.next, epoch: told.epoch };
    ({ hasMore } = told);
  }
}
