/** What earlier sittings left of a document on this device: gone on with, or offered (rule S98). */
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { draftKey, isClean, isSameBody, savedBody, type DocumentDraft } from './draft-row.ts';
import { readDrafts, setAside } from './draft-store.ts';

export interface LeftDrafts {
  /** The one that the shop has not whole, as it was saved here, or that waits for a decision. */
  readonly going: DocumentDraft | undefined;
  /** What was typed and saved nowhere, the newest first. */
  readonly offers: readonly DocumentDraft[];
}

interface LeftDraftsDeps {
  readonly person: Pick<OfficePerson, 'store' | 'newId'>;
  readonly doc: string;
  /** True while somebody writes in this draft, in whatever tab. */
  readonly isHeld: (key: string) => Promise<boolean>;
}

const isSaved = (draft: DocumentDraft): boolean => isSameBody(draft.working, savedBody(draft));

export async function leftDrafts(deps: LeftDraftsDeps): Promise<LeftDrafts> {
  const free = await freeDrafts(deps);
  const going = free.find((draft) => draft.conflict !== null || (isSaved(draft) && !isClean(draft)));
  const offers = free.filter((draft) => draft !== going && !isSaved(draft));
  if (going !== undefined) return { going, offers };
  for (const offer of offers) {
    const parted = await setAside(deps.person, offer);
    if (parted === null) continue;
    return { going: parted.saved, offers: offers.map((one) => (one === offer ? parted.typed : one)) };
  }
  return { going, offers };
}

/** Drafts that nobody writes in at this moment. */
async function freeDrafts({ person, doc, isHeld }: LeftDraftsDeps): Promise<readonly DocumentDraft[]> {
  const drafts = await readDrafts(person.store, doc);
  const held = await Promise.all(drafts.map((draft) => isHeld(draftKey(draft))));
  return drafts.filter((_draft, at) => held[at] !== true);
}
