/** What earlier sittings left of a document on this device: gone on with, or offered (rules S98, S104). */
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import type { PersonStore } from '#src/db/store.ts';
import type { Release } from '#src/admin/store/drafts/draft-locks.ts';
import {
  draftIn,
  draftKey,
  isClean,
  isSaved,
  isUnchanged,
  rowOf,
  type DocumentDraft,
} from '#src/admin/store/drafts/draft-row.ts';
import { readDrafts, setAside } from './draft-store.ts';

/** A draft that this tab holds until it lets go. */
export interface HeldDraft {
  readonly draft: DocumentDraft;
  readonly release: Release;
}

export interface LeftDraftsDeps {
  readonly person: Pick<OfficePerson, 'store' | 'newId'>;
  readonly doc: string;
  /** True while somebody writes in this draft, in whatever tab. */
  readonly isHeld: (key: string) => Promise<boolean>;
  /** Says that this tab does, until the answer is called; null: another one does. */
  readonly hold: (key: string) => Promise<Release | null>;
}

/** It was saved and the shop has not all of it, or it waits for a decision. */
const goesOn = (draft: DocumentDraft): boolean => draft.conflict !== null || (isSaved(draft) && !isClean(draft));

/**
 * The draft that a new sitting goes on with, as it was saved here; null: there is none, or another tab has it. It is read
 * once it is held: what it was before may be another tab's by then.
 */
export async function goOn(deps: LeftDraftsDeps): Promise<HeldDraft | null> {
  const { person, doc } = deps;
  const drafts = await readDrafts(person.store, doc);
  for (const { draft } of drafts.filter(goesOn)) {
    const held = await holding(deps, { doc, draft }, async (row) => (goesOn(row) ? row : null));
    if (held !== null) return held;
  }
  for (const { draft, save } of drafts) {
    if (save === null) continue;
    const held = await holding(deps, { doc, draft }, async (row) => (await setAside(person, row))?.saved ?? null);
    if (held !== null) return held;
  }
  return null;
}

/** What was typed and saved nowhere, the newest first; what another tab holds is that tab's. */
export async function offersOf(
  { person, doc, isHeld }: Pick<LeftDraftsDeps, 'person' | 'doc' | 'isHeld'>,
  own: string,
): Promise<readonly DocumentDraft[]> {
  const left = (await readDrafts(person.store, doc)).filter((one) => one.draft !== own && !isSaved(one));
  const held = await Promise.all(left.map((one) => isHeld(draftKey(one))));
  return left.filter((_one, at) => held[at] !== true);
}

/** Goes on with a text that was offered; null: it is another tab's by now, or not what was offered any more. */
export const takeOffer = (deps: LeftDraftsDeps, offer: DocumentDraft): Promise<HeldDraft | null> =>
  holding(deps, offer, (row) => Promise.resolve(isUnchanged(row, offer) ? row : null));

/**
 * Gives up a text that was offered, if it is still what was offered and nobody writes in it. What was saved of it is not
 * given up: that is on its way.
 */
export async function refuseOffer(deps: LeftDraftsDeps, offer: DocumentDraft): Promise<void> {
  const held = await holding(deps, offer, (row) => Promise.resolve(row));
  if (held === null) return;
  await deps.person.store.write(['drafts'], async (t) => {
    const row = draftIn(await t.drafts.get(draftKey(offer)));
    if (row === null || !isUnchanged(row, offer)) return;
    if (row.save === null) await t.drafts.remove([draftKey(row)]);
    else await t.drafts.put([rowOf({ ...row, working: row.save.body })]);
  });
  held.release();
}

/** Holds a draft and looks at its row; lets go of it where `as` finds nothing to go on with. */
async function holding(
  { person: { store }, hold }: LeftDraftsDeps,
  key: Pick<DocumentDraft, 'doc' | 'draft'>,
  as: (row: DocumentDraft) => Promise<DocumentDraft | null>,
): Promise<HeldDraft | null> {
  const release = await hold(draftKey(key));
  if (release === null) return null;
  const row = await rowNow(store, key);
  const draft = row === null ? null : await as(row);
  if (draft !== null) return { draft, release };
  release();
  return null;
}

const rowNow = (store: PersonStore, key: Pick<DocumentDraft, 'doc' | 'draft'>): Promise<DocumentDraft | null> =>
  store.read(['drafts'], async (t) => draftIn(await t.drafts.get(draftKey(key))));
