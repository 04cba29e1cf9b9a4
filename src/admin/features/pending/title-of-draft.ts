import { namesOf, readSome } from '#core/contract/cms/document-bodies.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';

/**
 * What a draft is called: as its document is in the lists of this device, else as its author calls it. A shop that was
 * restored from a backup may not know its document any more.
 * @param listed title in the lists; undefined where they do not have it
 */
export function titleOfDraft(
  { of, working }: Pick<DocumentDraft, 'of' | 'working'>,
  listed: string | undefined,
): string {
  const own = listed === undefined ? readSome(of, working) : null;
  return listed ?? (own === null ? '' : namesOf(own).title);
}
