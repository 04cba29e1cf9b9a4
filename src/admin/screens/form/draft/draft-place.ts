import type { FormDraft, FormDrafts } from '#src/admin/screens/form/draft/form-draft.ts';
import { holdDraft, type Release } from '#src/admin/store/drafts/draft-locks.ts';

/** Which draft a form writes: tabs with the same form have each their own (design §1, law 2). */
export interface DraftPlace {
  readonly key: string;
  /** What a tab that is gone has left there. */
  readonly found: FormDraft | null;
  readonly release: Release;
}

/** Tabs with one form. */
const MOST = 50;

/** Takes the newest draft that no tab writes in, or a place beside those that are written in. */
export async function takePlace(drafts: FormDrafts, key: string): Promise<DraftPlace> {
  const kept = await drafts.keys(key);
  const names = [key, ...Array.from({ length: MOST }, (_, at) => `${key}#${at + 2}`)];
  for (const name of new Set([...kept, ...names])) {
    /* locks that are refused are as locks that are missing: nobody knows of another tab */
    const release = await holdDraft(name).catch(() => () => {});
    if (release !== null) return { key: name, found: await drafts.read(name), release };
  }
  throw new Error(`${MOST} tabs write in ${key}`);
}
