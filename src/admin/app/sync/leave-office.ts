/** The beginning of a sign-out of the back office: it ends by leaving, or by staying (rules S88, S99). */
import { leavingLock } from '#src/admin/app/sync/when-open.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { openPerson } from '#src/admin/store/sync/office-person.ts';
import { hasUnsent, NOTHING_UNSENT, unsentIn, type Unsent } from '#src/admin/store/sync/unsent.ts';
import { fileMarks, retryUploads, untilFilesSent } from '#src/admin/store/uploads/uploads.ts';
import type { PersonStore } from '#src/db/store.ts';
import { FLUSH_MS, markScope, untilSent } from '#src/sync/scope/closing.ts';

interface Leaving {
  readonly store: PersonStore;
  /** Ends the seconds that what waits is given. */
  readonly over: AbortController;
  /** The scope is closing on the disk. */
  readonly begun: Promise<void>;
  /** The other tabs need not wait for this one any more. */
  readonly release: () => void;
}

let leaving: Leaving | null = null;

function holdLock(name: string): () => void {
  const held = new AbortController();
  const { signal } = held;
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  navigator.locks?.request(name, () => released).catch(() => undefined);
  return () => held.abort();
}

/** What is left of whoever is here, in this tab and on the disk. */
async function unsentNow(store: PersonStore): Promise<Unsent> {
  const marks = await fileMarks();
  return store.read(['outbox', 'parked', 'drafts'], (t) => unsentIn(t, marks));
}

/**
 * Nothing new comes in, and what waits, changes and files alike, has five seconds to go out; where something is left the
 * scope is open again, and the person decides. Where nothing is, it stays closed until they have left, or `stayHere`.
 */
export async function flushOffice(scopeOf: (admin: string) => string): Promise<Unsent> {
  const before = stayHere();
  const person = openPerson();
  if (person === null) return NOTHING_UNSENT;
  const { store, resume } = person;
  const over = new AbortController();
  const begun = before.then(() => markScope(store, 'closing'));
  /* at once: whoever stays meanwhile must find that it has begun */
  leaving = { store, over, release: holdLock(leavingLock(scopeOf(person.admin))), begun };
  await begun;
  resume();
  retryUploads();
  const canSend = navigator.onLine && queue.reason !== 'session';
  const end = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve());
    setTimeout(resolve, canSend ? FLUSH_MS : 0);
  });
  await Promise.all([untilSent(store, end), untilFilesSent(end)]);
  const left = await unsentNow(store);
  if (hasUnsent(left)) await stayHere();
  return left;
}

/** Whoever began to sign out stays: their device takes work in again, in every tab. */
export async function stayHere(): Promise<void> {
  const before = leaving;
  if (before === null) return;
  leaving = null;
  before.over.abort();
  await before.begun;
  await markScope(before.store, 'open');
  before.release();
}

/** They have left: nothing is opened again. */
export function endLeaving(): void {
  leaving?.release();
  leaving = null;
}
