/** What this device keeps of an administrator, from the sign-in to the sign-out (design §1, law 4). */
import { deleteDexieStore, hasDexieStore, type Place } from '#src/db/dexie-store.ts';
import { deleteKeptBodies } from '#src/db/kept-bodies.ts';
import { deleteKeptFiles, readKeptMarks } from '#src/db/kept-files.ts';
import { deleteKeptLibrary } from '#src/db/kept-library.ts';
import { deleteKeptAnswers, openKeptAnswers, type KeptAnswers } from '#src/db/kept-answers.ts';
import { openPersonStore, keepingPlace } from '#src/db/open.ts';
import { forgetMarker, lastOwner } from '#src/admin/app/account/marker.ts';
import { endLeaving, flushOffice } from '#src/admin/app/sync/leave-office.ts';
import { closeOffice, scopeOf } from '#src/admin/app/sync/open-office.ts';
import { ADMIN_KEYS, forgetPerson, readKey, writeKey } from '#src/admin/store/storage-keys.ts';
import { openPerson } from '#src/admin/store/sync/office-person.ts';
import { hasUnsent, NOTHING_UNSENT, unsentIn, type Unsent } from '#src/admin/store/sync/unsent.ts';
import { isHere } from '#src/admin/store/uploads/upload-state.ts';
import { identityIn } from '#src/sync/meta.ts';

export { stayHere } from '#src/admin/app/sync/leave-office.ts';
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
  if (id === null || place === null) return endLeaving();
  await Promise.all([
    deleteDexieStore(scopeOf(id), place),
    deleteKeptAnswers(scopeOf(id), place),
    deleteKeptBodies(scopeOf(id), place),
    deleteKeptLibrary(scopeOf(id), place),
    deleteKeptFiles(scopeOf(id), place),
  ]);
  endLeaving();
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

/** Of somebody who has nothing open in this tab. */
async function unsentOf(id: string, place: Place): Promise<Unsent> {
  const marks = await readKeptMarks(scopeOf(id), place);
  if (!(await hasDexieStore(scopeOf(id), place))) return { ...NOTHING_UNSENT, files: marks.filter(isHere).length };
  const store = await openPersonStore(scopeOf(id), place);
  try {
    return await store.read(['outbox', 'parked', 'drafts'], (t) => unsentIn(t, marks));
  } finally {
    store.close();
  }
}

/** What a sign-out would lose, after what waits had its time to go out. */
export async function unsentHere(): Promise<Unsent> {
  if (openPerson() !== null) return flushOffice(scopeOf);
  const [id, place] = [owner ?? lastOwner(), await keepingPlace()];
  return id === null || place === null ? NOTHING_UNSENT : unsentOf(id, place);
}
