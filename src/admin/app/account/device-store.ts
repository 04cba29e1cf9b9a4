/** What this device keeps of an administrator, from the sign-in to the sign-out (design §1, law 4). */
import { deleteDexieStore, hasDexieStore, type Place } from '#src/db/dexie-store.ts';
import { deleteKeptBodies } from '#src/db/kept-bodies.ts';
import { countKeptFiles, deleteKeptFiles } from '#src/db/kept-files.ts';
import { deleteKeptLibrary } from '#src/db/kept-library.ts';
import { deleteKeptAnswers, openKeptAnswers, type KeptAnswers } from '#src/db/kept-answers.ts';
import { openPersonStore, keepingPlace } from '#src/db/open.ts';
import { forgetMarker, lastOwner } from '#src/admin/app/account/marker.ts';
import { closeOffice, flushOffice, hasUnsent, scopeOf, type Unsent } from '#src/admin/app/sync/open-office.ts';
import { ADMIN_KEYS, forgetPerson, readKey, writeKey } from '#src/admin/store/storage-keys.ts';
import { unsavedIn } from '#src/admin/store/documents/drafts/draft-row.ts';
import { openPerson } from '#src/admin/store/sync/office-person.ts';
import { identityIn } from '#src/sync/meta.ts';
import { unsentIn } from '#src/sync/scope/closing.ts';

export { openOffice } from '#src/admin/app/sync/open-office.ts';

let answers: KeptAnswers | null = null;
let owner: string | null = null;

/** Null while nobody is known here. */
export const openedAnswers = (): KeptAnswers | null => answers;

/** Opens what is kept of somebody; what another one left goes first, but for work that is theirs to send. */
export async function openDevice(id: string): Promise<void> {
  const before = readKey(ADMIN_KEYS.who);
  if (before !== null && before !== id) await takeLeave(before);
  if (owner === id) return;
  answers = openKeptAnswers(scopeOf(id), await keepingPlace());
  owner = id;
  writeKey(ADMIN_KEYS.who, id);
}

/** Somebody else has signed in: what is unsent stays in its own database, which is opened for its author alone (S89). */
async function takeLeave(id: string): Promise<void> {
  await letGo(false);
  const place = await keepingPlace();
  if (place === null) return;
  await Promise.all([
    deleteKeptAnswers(scopeOf(id), place),
    deleteKeptBodies(scopeOf(id), place),
    deleteKeptLibrary(scopeOf(id), place),
  ]);
  if (hasUnsent(await unsentOf(id, place))) return;
  await Promise.all([deleteDexieStore(scopeOf(id), place), deleteKeptFiles(scopeOf(id), place)]);
}

/** What this device is to the shop; null where nothing is open. The sign-out gives it back (rule S34). */
export async function deviceGroup(): Promise<string | null> {
  const store = openPerson()?.store;
  return store === undefined ? null : ((await store.read(['meta'], identityIn))?.group ?? null);
}

/** Nothing of the person stays: answers, drafts, choices, the marker. */
export async function emptyDevice(): Promise<void> {
  const id = owner ?? lastOwner();
  await letGo(true);
  forgetMarker();
  const place = await keepingPlace();
  if (id === null || place === null) return;
  await Promise.all([
    deleteDexieStore(scopeOf(id), place),
    deleteKeptAnswers(scopeOf(id), place),
    deleteKeptBodies(scopeOf(id), place),
    deleteKeptLibrary(scopeOf(id), place),
    deleteKeptFiles(scopeOf(id), place),
  ]);
}

/** Which files somebody looked at shows in these; the shell is the same for everybody. */
const TELLING_CACHES = ['admin-pictures'] as const;

async function letGo(everywhere: boolean): Promise<void> {
  const open = answers;
  [answers, owner] = [null, null];
  await closeOffice(everywhere);
  forgetPerson();
  await open?.destroy();
  if ('caches' in globalThis) await Promise.all(TELLING_CACHES.map((name) => caches.delete(name)));
}

async function unsentOf(id: string, place: Place): Promise<Unsent> {
  const files = await countKeptFiles(scopeOf(id), place);
  if (!(await hasDexieStore(scopeOf(id), place))) return { changes: 0, drafts: 0, files };
  const store = await openPersonStore(scopeOf(id), place);
  try {
    return await store.read(['outbox', 'parked', 'drafts'], async (t) => ({
      changes: await unsentIn(t),
      drafts: unsavedIn(await t.drafts.all()),
      files,
    }));
  } finally {
    store.close();
  }
}

/** What a sign-out would lose, after what waits had its time to go out. */
export async function unsentHere(): Promise<Unsent> {
  const left = await flushOffice();
  const [id, place] = [owner ?? lastOwner(), await keepingPlace()];
  return hasUnsent(left) || id === null || place === null ? left : unsentOf(id, place);
}
