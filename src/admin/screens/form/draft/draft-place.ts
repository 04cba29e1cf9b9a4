import type { FormDraft, FormDrafts } from '#src/admin/screens/form/draft/form-draft.ts';
import { holdDraft, type Release } from '#src/admin/store/drafts/draft-locks.ts';

/** Which draft a form writes: tabs with the same form have each their own (design §1, law 2). */
export interface DraftPlace {
  readonly key: string;
  /** What a tab that is gone has left there. */
  readonly found: FormDraft | null;
  readonly release: Release;
}

/** Takes the newest draft that no tab writes in, or a place beside those that are written in. */
export async function takePlace(drafts: FormDrafts, key: string): Promise<DraftPlace> {
  for (const name of new Set([...(await drafts.keys(key)), key])) {
    const release = await hold(name);
    if (release !== null) return { key: name, found: await drafts.read(name), release };
  }
  const own = `${key}#${crypto.randomUUID()}`;
  return { key: own, found: null, release: (await hold(own)) ?? nothing };
}

const nothing = (): void => {};

/** Locks that are refused are as locks that are missing: nobody knows of another tab. */
const hold = (name: string): Promise<Release | null> => holdDraft(name).catch(() => nothing);
