/** What two texts of a document do not have alike, for a person to read and to decide. */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { changesBetween, type TextChange } from '#core/domain/merge/changes-between.ts';
import type { Conflict, JsonObject, Path } from '#core/domain/merge/conflict.ts';
import { mergeDocument } from '#core/domain/merge/merge-document.ts';
import { resolveConflict, type Side } from '#core/domain/merge/resolve-conflict.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { readerOf } from './drafts/draft-store.ts';
import { merged } from '#src/admin/store/drafts/settle-draft.ts';

/** What was changed from one text to the next, with what came, went and was moved. */
export const textChanges = (before: DocumentBody | null, after: DocumentBody): readonly TextChange[] =>
  changesBetween(jsonOf(before), jsonOf(after));

/* a text of a document is JSON: it came by the wire, or will go by it */
const jsonOf = (body: DocumentBody | null): JsonObject | undefined =>
  body === null ? undefined : JSON.parse(JSON.stringify(body));

/** Each place where they differ: `mine` is the first's, `theirs` the second's. */
export const differencesOf = (one: DocumentBody | null, other: DocumentBody): readonly Conflict[] =>
  mergeDocument<object>({}, one ?? {}, other).conflicts;

/** What only a person can decide in a draft that met somebody else's text; nothing in any other. */
export function conflictsOf({ base, working, conflict }: DocumentDraft): readonly Conflict[] {
  return conflict === null ? [] : merged(base, working, conflict.theirs).conflicts;
}

/** How many places joined by themselves. */
export const joinedIn = (draft: DocumentDraft): number =>
  draft.conflict === null
    ? 0
    : Math.max(0, differencesOf(draft.working, draft.conflict.theirs).length - conflictsOf(draft).length);

/** The text after somebody chose a side of every place; null where that is no document, or a choice is missing. */
export function withChoices(draft: DocumentDraft, chosen: ReadonlyMap<string, Side>): DocumentBody | null {
  if (draft.conflict === null) return draft.working;
  const { document, conflicts } = merged(draft.base, draft.working, draft.conflict.theirs);
  let result: object = document;
  for (const conflict of conflicts) {
    const side = chosen.get(placeOf(conflict));
    if (side === undefined) return null;
    result = resolveConflict(result, conflict, side);
  }
  return readerOf(draft)(result);
}

/** Name of a place among the choices. */
export const placeOf = ({ path }: { readonly path: Path }): string => path.join('/');
