/** What an answer of the shop does to a draft: pure, and the same when it is applied twice. */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { mergeDocument, type Merged } from '#core/domain/merge/merge-document.ts';
import type { Revision } from '#core/domain/cms/document-revision.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import type { ParkedRow } from '#src/db/rows.ts';
import type { DocumentDraft } from './draft-row.ts';

/** A document as the shop has it. */
export interface ShopDocument extends Revision {
  readonly body: DocumentBody;
}

/** Somebody else wrote before this save came. */
export const isOvertaken = ({ reason }: Pick<ParkedRow, 'reason'>): boolean =>
  reason.class === 'refused' && reason.code === 'document.conflict';

/** Lists that are sets: what one adds and another takes out, both happens. */
const SETS = ['categories', 'tags'];

/**
 * Entries of a menu, blocks of a component and of a page keep the positions of a merge: the order is the same whoever
 * arrives first. By their whole way: a merchant may call a custom field as they like.
 */
const POSITIONED = ['items', 'blocks', ...LOCALES.map((locale) => `translations/${locale}/blocks`)];

/**
 * Of a new document nothing is known to be common: what both have alike stands, all else is for a person to decide.
 */
export function merged(base: DocumentBody | null, mine: DocumentBody, theirs: DocumentBody): Merged<object> {
  return mergeDocument<object>(base ?? {}, mine, theirs, { sets: SETS, positioned: POSITIONED });
}

/** Its save was received as this revision: what follows stands on it (rule S95). */
export function acknowledged(draft: DocumentDraft, { rev, revId = null }: Revision): DocumentDraft {
  const { save } = draft;
  if (save === null) return draft;
  return { ...draft, base: save.body, baseRev: rev, baseRevId: revId, save: null };
}

/** Its save was received and kept otherwise than it was sent: what was typed since is put onto the text as it is kept. */
export const keptOtherwise = (
  draft: DocumentDraft,
  shop: ShopDocument,
  read: (value: unknown) => DocumentBody | null,
): DocumentDraft => (draft.save === null ? draft : rebased({ ...draft, base: draft.save.body }, shop, read));

/** Nobody sends its save any more: the text stays a draft, and goes again when its author says so or writes on. */
export const givenUp = (draft: DocumentDraft): DocumentDraft => ({ ...draft, save: null, isPressed: false });

/**
 * Moves a draft onto what the shop has now (rule S96): where both fit together its text holds both, and is to be saved on
 * the new revision; else both stay as they are until a person decides.
 * @param read a body of the draft's kind, or null where a merge is none
 */
export function rebased(
  draft: DocumentDraft,
  shop: ShopDocument,
  read: (value: unknown) => DocumentBody | null,
): DocumentDraft {
  const { document, conflicts } = merged(draft.base, draft.working, shop.body);
  const body = conflicts.length === 0 ? read(document) : null;
  const { save: _answered, ...rest } = draft;
  if (body === null)
    return { ...rest, save: null, conflict: { rev: shop.rev, revId: shop.revId ?? null, theirs: shop.body } };
  return {
    ...rest,
    save: null,
    conflict: null,
    base: shop.body,
    baseRev: shop.rev,
    baseRevId: shop.revId ?? null,
    working: body,
    moves: draft.moves + 1,
  };
}

/** What is being typed, on a draft that was moved meanwhile (rule S97). */
export function typedOn(
  row: DocumentDraft,
  seen: DocumentDraft,
  working: DocumentBody,
  read: (value: unknown) => DocumentBody | null,
): DocumentDraft {
  if (row.moves === seen.moves) return { ...row, working };
  const { document, conflicts } = merged(seen.working, working, row.working);
  const body = conflicts.length === 0 ? read(document) : null;
  if (body !== null) return { ...row, working: body };
  // The move is taken back: the next save is refused, and merged with the text as it is then.
  return { ...row, base: seen.base, baseRev: seen.baseRev, baseRevId: seen.baseRevId, working, save: null };
}

/** A person has decided: their text stands on what the shop had, and is to be saved there. */
export function decided(draft: DocumentDraft, working: DocumentBody): DocumentDraft {
  const { conflict } = draft;
  if (conflict === null) return { ...draft, working };
  const { rev, revId = null, theirs } = conflict;
  const base = { base: theirs, baseRev: rev, baseRevId: revId };
  return { ...draft, ...base, working, conflict: null, save: null, moves: draft.moves + 1 };
}
