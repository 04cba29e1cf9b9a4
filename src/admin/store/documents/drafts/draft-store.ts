/** Transactions on drafts. The row is what counts, whichever tab wrote it (rules S93–S97). */
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { draftLane } from '#core/contract/cms/document.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { laneRange, type OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import { append } from '#src/sync/outbox/perform.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { noopOf } from '#src/sync/core/park.ts';
import {
  ALL_DRAFTS,
  draftIn,
  draftKey,
  draftsOf,
  isClean,
  isSameBody,
  rowOf,
  savedBody,
  type DocumentDraft,
} from './draft-row.ts';
import { decided, typedOn, type ShopDocument } from './settle-draft.ts';

const SAVE = documentSaveRoute.name;

export const readerOf =
  ({ of }: Pick<DocumentDraft, 'of'>) =>
  (value: unknown): DocumentBody | null =>
    readBody(of, value);

/** Drafts of a document, or of all, the newest first. */
export async function readDrafts(store: Pick<PersonStore, 'read'>, doc?: string): Promise<readonly DocumentDraft[]> {
  const [from, before] = doc === undefined ? ALL_DRAFTS : draftsOf(doc);
  const rows = await store.read(['drafts'], async (t) => await t.drafts.between(from, before));
  return rows.flatMap((row) => draftIn(row) ?? []).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/**
 * Writes what is typed, strictly on the disk when it resolves. @param seen the draft as the typing began on it
 * @returns the draft as it stands now, which holds what was typed
 */
export function keepWorking(
  store: PersonStore,
  seen: DocumentDraft,
  working: DocumentBody,
  at: string,
): Promise<DocumentDraft> {
  return store.write(['drafts'], async (t) => {
    const row = draftIn(await t.drafts.get(draftKey(seen)));
    const next = {
      ...(row === null ? { ...seen, save: null, working } : typedOn(row, seen, working, readerOf(seen))),
      at,
    };
    await t.drafts.put([rowOf(next)]);
    return next;
  });
}

export type Queued = 'queued' | 'nothing' | 'underWay' | 'conflict' | 'invalid';

/**
 * Queues the text of a draft (rule S94): never two saves of it wait. One that has not left yet takes the new text in its
 * own place or, where something follows it in its lane, gives way to a noop; one that has left is waited for.
 */
export async function queueSave(
  person: Pick<OfficePerson, 'store' | 'newId' | 'now' | 'notify'>,
  { doc, draft: id }: Pick<DocumentDraft, 'doc' | 'draft'>,
  isNamed: boolean,
): Promise<Queued> {
  const queued = await person.store.write(['meta', 'outbox', 'parked', 'drafts'], async (t): Promise<Queued> => {
    const draft = draftIn(await t.drafts.get(draftKey({ doc, draft: id })));
    if (draft === null) return 'nothing';
    if (draft.conflict !== null) return 'conflict';
    if (isSameBody(draft.working, savedBody(draft)) && !isNamed) return 'nothing';
    const change = changeOf(draft, isNamed, person);
    if (change === null) return 'invalid';
    const before = draft.save === null ? null : await placeOf(t, draft, draft.save.mutId);
    if (before === 'left') return 'underWay';
    if (before === 'refused' && draft.save !== null) await t.parked.remove([draft.save.mutId]);
    const lane = draftLane.of(doc);
    if (before !== null && typeof before === 'object' && before.isLast) {
      const { seq, sends } = before.row;
      await t.outbox.put([{ ...change, lane, seq, sends }]);
    } else {
      if (before !== null && typeof before === 'object') await t.outbox.put([noopOf(before.row)]);
      await append(t, lane, change, person.newId);
    }
    await t.drafts.put([rowOf({ ...draft, save: { mutId: change.mutId, body: draft.working } })]);
    return 'queued';
  });
  if (queued === 'queued') person.notify();
  return queued;
}

function changeOf(
  { doc, of, type, baseRev, working }: DocumentDraft,
  isNamed: boolean,
  { newId, now }: Pick<OfficePerson, 'newId' | 'now'>,
): Omit<OutboxRow, 'lane' | 'seq' | 'sends'> | null {
  const args = { doc, of, type, baseRev, body: working, ...(isNamed ? { named: true } : {}) };
  const row = { mutId: newId(), route: SAVE, v: documentSaveRoute.offline.version, args, at: now() };
  const opened = OFFICE.open(row);
  return opened.ok ? { ...row, args: opened.change.args } : null;
}

/** Where the save of a draft stands; null: its answer has come. */
async function placeOf(
  t: Pick<WriteTables, 'outbox' | 'parked'>,
  { doc }: Pick<DocumentDraft, 'doc'>,
  mutId: string,
): Promise<{ row: OutboxRow; isLast: boolean } | 'left' | 'refused' | null> {
  const rows = await t.outbox.between(...laneRange(draftLane.of(doc)));
  const row = rows.find((one) => one.mutId === mutId);
  if (row === undefined) return (await t.parked.get(mutId)) === undefined ? 'left' : 'refused';
  if (row.sends > 0) return 'left';
  return { row, isLast: rows.filter((one) => !isNoop(one)).at(-1) === row && rows.at(-1) === row };
}

/** The person gives a draft up. A save that has left is the shop's; one that has not is taken back. */
export function discardDraft(
  { store }: Pick<OfficePerson, 'store'>,
  draft: Pick<DocumentDraft, 'doc' | 'draft'>,
): Promise<void> {
  return store.write(['outbox', 'parked', 'drafts'], async (t) => {
    const found = draftIn(await t.drafts.get(draftKey(draft)));
    await t.drafts.remove([draftKey(draft)]);
    if (found?.save == null) return;
    const before = await placeOf(t, found, found.save.mutId);
    if (before === 'refused') await t.parked.remove([found.save.mutId]);
    if (before !== null && typeof before === 'object') await t.outbox.put([noopOf(before.row)]);
  });
}

/**
 * A later text of the shop takes the place of a draft of which the shop had everything (rule S101).
 * @returns the draft as it stands now; null: something of it is not with the shop, or it is no older
 */
export function takeLater(
  store: PersonStore,
  draft: Pick<DocumentDraft, 'doc' | 'draft'>,
  { rev, body }: ShopDocument,
): Promise<DocumentDraft | null> {
  return store.write(['drafts'], async (t) => {
    const row = draftIn(await t.drafts.get(draftKey(draft)));
    if (row === null || !isClean(row) || rev <= row.baseRev) return null;
    // moved: what is being typed meanwhile is put onto it (S97)
    const next = { ...row, base: body, baseRev: rev, working: body, moves: row.moves + 1 };
    await t.drafts.put([rowOf(next)]);
    return next;
  });
}

/** A draft of which the shop has everything is none any more; called where nobody writes in it. */
export function dropClean({ store }: Pick<OfficePerson, 'store'>, draft: Pick<DocumentDraft, 'doc' | 'draft'>) {
  return store.write(['drafts'], async (t) => {
    const found = draftIn(await t.drafts.get(draftKey(draft)));
    if (found !== null && isClean(found)) await t.drafts.remove([draftKey(draft)]);
  });
}

/**
 * Parts a draft whose save waits from what was typed behind it and saved nowhere: the draft goes on with the text that was
 * saved, the other becomes a draft of its own (rule S98). It stands on that text: the shop refuses it as second, whatever
 * revision it names, and it is merged with what it was typed on (S96).
 * @returns both; null: nothing was typed behind a save, or its answer has come meanwhile
 */
export function setAside(
  { store, newId }: Pick<OfficePerson, 'store' | 'newId'>,
  draft: Pick<DocumentDraft, 'doc' | 'draft'>,
): Promise<{ readonly saved: DocumentDraft; readonly typed: DocumentDraft } | null> {
  return store.write(['drafts'], async (t) => {
    const row = draftIn(await t.drafts.get(draftKey(draft)));
    if (row?.save == null || row.conflict !== null || isSameBody(row.working, row.save.body)) return null;
    const typed = { ...row, draft: newId(), base: row.save.body, save: null };
    const saved = { ...row, working: row.save.body };
    await t.drafts.put([rowOf(saved), rowOf(typed)]);
    return { saved, typed };
  });
}

/** A person has decided what a conflict comes to: it is saved on what the shop has (rule S98). */
export async function decide(
  person: Pick<OfficePerson, 'store' | 'newId' | 'now' | 'notify'>,
  draft: Pick<DocumentDraft, 'doc' | 'draft'>,
  working: DocumentBody,
): Promise<Queued> {
  await person.store.write(['drafts'], async (t) => {
    const found = draftIn(await t.drafts.get(draftKey(draft)));
    if (found !== null) await t.drafts.put([rowOf({ ...decided(found, working), at: person.now() })]);
  });
  return queueSave(person, draft, true);
}
