/** A draft of a document on this device: what its author has in mind, and what the shop knows of it (rules S93–S97). */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { written } from '#core/domain/merge/equal.ts';
import type { DraftRow } from '#src/db/rows.ts';

/**
 * A save of a draft: its text is the base of what follows once it has been received. What becomes of it is told by the
 * queue alone, where it is known by the revision that it makes (`save-fate.ts`).
 */
export interface DraftSave {
  readonly revId: string;
  readonly body: DocumentBody;
}

export interface DocumentDraft {
  readonly draft: string;
  readonly doc: string;
  readonly of: DocumentKind;
  readonly type: string;
  /** Revision that the text stands on; 0: the document is new. */
  readonly baseRev: number;
  /** Which revision of that number; null: its author was not told. */
  readonly baseRevId: string | null;
  /** What the shop had at that revision; null for a new document. */
  readonly base: DocumentBody | null;
  readonly working: DocumentBody;
  readonly save: DraftSave | null;
  /** Somebody pressed save while one was on its way: what follows it is a version of its own. */
  readonly isPressed?: boolean;
  /** What somebody else wrote meanwhile, where only a person can say what shall be. */
  readonly conflict: { readonly rev: number; readonly revId?: string | null; readonly theirs: DocumentBody } | null;
  /** How often base and text were moved onto another revision: whoever has an older one in hand must look again. */
  readonly moves: number;
  /** ISO instant of the device. */
  readonly at: string;
}

/** As builds wrote it that knew a save by its mutation and a revision by its number. */
interface EarlierDraft extends Omit<DocumentDraft, 'baseRevId' | 'save'> {
  readonly baseRevId?: string | null;
  readonly save: DraftSave | { readonly mutId: string; readonly body: DocumentBody } | null;
}

const START = 'document:';

export const draftKey = ({ doc, draft }: Pick<DocumentDraft, 'doc' | 'draft'>): string => `${START}${doc}:${draft}`;

/** Between which keys the drafts of a document stand. */
export const draftsOf = (doc: string): readonly [from: string, before: string] => [
  `${START}${doc}:`,
  `${START}${doc};`,
];

/** Between which keys all drafts of documents stand. */
export const ALL_DRAFTS: readonly [from: string, before: string] = [START, 'document;'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What another build wrote and this one cannot read is no draft of it; it stays where it is. */
const isDraft = (value: unknown): value is EarlierDraft =>
  isObject(value) &&
  typeof value['draft'] === 'string' &&
  typeof value['doc'] === 'string' &&
  typeof value['of'] === 'string' &&
  typeof value['baseRev'] === 'number' &&
  typeof value['moves'] === 'number' &&
  isObject(value['working']);

export const draftIn = (row: DraftRow | undefined): DocumentDraft | null =>
  isDraft(row?.value) ? raised(row.value) : null;

/** A save of an earlier build makes no revision that it names: it goes on being known by its mutation. */
function raised({ save, ...draft }: EarlierDraft): DocumentDraft {
  const known = !save ? null : 'revId' in save ? save : { revId: save.mutId, body: save.body };
  return { ...draft, baseRevId: draft.baseRevId ?? null, save: known };
}

export const rowOf = (draft: DocumentDraft): DraftRow => ({ key: draftKey(draft), value: draft, at: draft.at });

/** The same text: in whatever order its fields were written. */
export function isSameBody(one: DocumentBody | null, other: DocumentBody | null): boolean {
  if (one === other) return true;
  return one !== null && other !== null && written(one) === written(other);
}

/** Nothing of it is this device's alone: the shop has all of it. */
export const isClean = ({ save, base, working, conflict }: DocumentDraft): boolean =>
  save === null && conflict === null && isSameBody(base, working);

/** What has reached the queue of this draft, or the shop. */
export const savedBody = ({ save, base }: Pick<DocumentDraft, 'save' | 'base'>): DocumentBody | null =>
  save === null ? base : save.body;

/** All of it was saved, here or with the shop. */
export const isSaved = (draft: Pick<DocumentDraft, 'save' | 'base' | 'working'>): boolean =>
  isSameBody(draft.working, savedBody(draft));

/** The row is what somebody looked at: text, save and conflict. */
export const isUnchanged = (row: DocumentDraft, seen: DocumentDraft): boolean =>
  row.moves === seen.moves &&
  row.save?.revId === seen.save?.revId &&
  row.conflict?.rev === seen.conflict?.rev &&
  row.conflict?.revId === seen.conflict?.revId &&
  isSameBody(row.working, seen.working);

/** How many of these drafts, of forms and of documents, hold what nobody but this device has and no change carries. */
export const unsavedIn = (rows: readonly DraftRow[]): number =>
  rows.filter((row) => {
    const draft = draftIn(row);
    return draft === null || draft.conflict !== null || !isSaved(draft);
  }).length;
