/** A draft of a document on this device: what its author has in mind, and what the shop knows of it (rules S93–S97). */
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { written } from '#core/domain/merge/equal.ts';
import type { DraftRow } from '#src/db/rows.ts';

/** A save on its way: its text is the base of what follows once it has been received. */
export interface SaveUnderWay {
  readonly mutId: string;
  readonly body: DocumentBody;
}

export interface DocumentDraft {
  readonly draft: string;
  readonly doc: string;
  readonly of: DocumentKind;
  readonly type: string;
  /** Revision that the text stands on; 0: the document is new. */
  readonly baseRev: number;
  /** What the shop had at that revision; null for a new document. */
  readonly base: DocumentBody | null;
  readonly working: DocumentBody;
  readonly save: SaveUnderWay | null;
  /** What somebody else wrote meanwhile, where only a person can say what shall be. */
  readonly conflict: { readonly rev: number; readonly theirs: DocumentBody } | null;
  /** How often base and text were moved onto another revision: whoever has an older one in hand must look again. */
  readonly moves: number;
  /** ISO instant of the device. */
  readonly at: string;
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
const isDraft = (value: unknown): value is DocumentDraft =>
  isObject(value) &&
  typeof value['draft'] === 'string' &&
  typeof value['doc'] === 'string' &&
  typeof value['of'] === 'string' &&
  typeof value['baseRev'] === 'number' &&
  typeof value['moves'] === 'number' &&
  isObject(value['working']);

export const draftIn = (row: DraftRow | undefined): DocumentDraft | null => (isDraft(row?.value) ? row.value : null);

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

/** How many of these drafts, of forms and of documents, hold what nobody but this device has and no change carries. */
export const unsavedIn = (rows: readonly DraftRow[]): number =>
  rows.filter((row) => {
    const draft = draftIn(row);
    return draft === null || draft.conflict !== null || !isSameBody(draft.working, savedBody(draft));
  }).length;
