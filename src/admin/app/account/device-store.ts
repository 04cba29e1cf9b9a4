/** What this device keeps of an administrator, from the sign-in to the sign-out (design §1, law 4). */
import { deleteDexieStore, hasDexieStore } from '#src/db/dexie-store.ts';
import { deleteKeptAnswers, openKeptAnswers, type KeptAnswers } from '#src/db/kept-answers.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import { forgetMarker, lastOwner } from '#src/admin/app/account/marker.ts';
import { ADMIN_KEYS, forgetPerson, readKey, writeKey } from '#src/admin/store/storage-keys.ts';

/** Name of an administrator's databases, drafts and answers alike. */
export const scopeOf = (id: string): string => `admin:${id}`;

let answers: KeptAnswers | null = null;
let owner: string | null = null;

/** Null while nobody is known here. */
export const openedAnswers = (): KeptAnswers | null => answers;

/** Opens what is kept of somebody; what another one left goes first. */
export async function openDevice(id: string): Promise<void> {
  const before = readKey(ADMIN_KEYS.who);
  if (before !== null && before !== id) await emptyDevice();
  if (owner === id) return;
  answers = openKeptAnswers(scopeOf(id), await personPlace());
  owner = id;
  writeKey(ADMIN_KEYS.who, id);
}

/** Nothing of the person stays: answers, drafts, choices, the marker. */
export async function emptyDevice(): Promise<void> {
  const id = owner ?? lastOwner();
  const open = answers;
  [answers, owner] = [null, null];
  forgetPerson();
  forgetMarker();
  await open?.destroy();
  const place = await personPlace();
  if (id === null || place === null) return;
  await Promise.all([deleteDexieStore(scopeOf(id), place), deleteKeptAnswers(scopeOf(id), place)]);
}

/** How many drafts of whoever is signed in lie here: a sign-out deletes them. */
export async function draftCount(): Promise<number> {
  const id = owner ?? lastOwner();
  const place = await personPlace();
  if (id === null || place === null || !(await hasDexieStore(scopeOf(id), place))) return 0;
  const store = await openPersonStore(scopeOf(id), place);
  try {
    return await store.read(['drafts'], ({ drafts }) => Promise.resolve(drafts.count()));
  } finally {
    store.close();
  }
}
