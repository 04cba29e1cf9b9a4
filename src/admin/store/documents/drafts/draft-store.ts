/** Transactions on drafts. The row is what counts, whichever tab wrote it (rules S93–S97). */
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { documentKind, draftLane } from '#core/contract/cms/document.ts';
import { isLater, isRevisionOf, isSameRevision } from '#core/domain/cms/document-revision.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, ReadTables, WriteTables } from '#src/db/store.ts';
import { append } from '#src/sync/outbox/perform.ts';
import { noopOf } from '#src/sync/core/park.ts';
import {
  ALL_DRAFTS,
  draftIn,
  draftKey,
  draftsOf,
  isClean,
  isSameBody,
  isSaved,
  isUnchanged,
  rowOf,
  savedBody,
  type DocumentDraft,
} from '#src/admin/store/drafts/draft-row.ts';
import { fateOf, isOwedByName } from '#src/admin/store/drafts/save-fate.ts';
import { decided, typedOn, type ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';

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
  key: Pick<DocumentDraft, 'doc' | 'draft'>,
  isNamed: boolean,
): Promise<Queued> {
  const queued = await person.store.write(QUEUE, async (t): Promise<Queued> => {
    const draft = draftIn(await t.drafts.get(draftKey(key)));
    return draft === null ? 'nothing' : queueIn(t, draft, isNamed, person);
  });
  if (queued === 'queued') person.notify();
  return queued;
}

/** What a save is queued with. */
export const QUEUE = ['meta', 'outbox', 'parked', 'results', 'drafts'] as const;

/** The same in the running transaction. A save that a pressed one is part of, or that takes its place, is pressed too. */
export async function queueIn(
  t: WriteTables,
  draft: DocumentDraft,
  isPressed: boolean,
  person: Pick<OfficePerson, 'newId' | 'now'>,
): Promise<Queued> {
  if (draft.conflict !== null) return 'conflict';
  const fate = await fateOf(t, draft);
  const saved = fate.is === 'nowhere' ? draft.base : savedBody(draft);
  if (isSameBody(draft.working, saved) && !isPressed) return 'nothing';
  const lane = draftLane.of(draft.doc);
  const change = changeOf(draft, person.newId(), isPressed || isOwedByName(fate), person);
  if (change === null) return 'invalid';
  if (fate.is === 'left' || fate.is === 'received') {
    if (isPressed) await t.drafts.put([rowOf({ ...draft, isPressed })]);
    return 'underWay';
  }
  if (fate.is === 'refused' || fate.is === 'overtaken') await t.parked.remove([fate.row.mutId]);
  if (fate.is === 'waiting' && fate.isLast) {
    const { seq, sends } = fate.row;
    await t.outbox.put([{ ...change, lane, seq, sends }]);
  } else {
    if (fate.is === 'waiting') await t.outbox.put([noopOf(fate.row)]);
    await append(t, lane, change, person.newId);
  }
  await t.drafts.put([rowOf({ ...draft, isPressed: false, save: { revId: change.mutId, body: draft.working } })]);
  return 'queued';
}

/** The revision is called as the first mutation that makes it. Null: no schema accepts the text as it is. */
function changeOf(
  { doc, of, type, baseRev, baseRevId, working }: DocumentDraft,
  mutId: string,
  isNamed: boolean,
  { now }: Pick<OfficePerson, 'now'>,
): Omit<OutboxRow, 'lane' | 'seq' | 'sends'> | null {
  const stands = baseRevId === null ? { baseRev } : { baseRev, baseRevId };
  const args = { doc, of, type, ...stands, revId: mutId, body: working, ...(isNamed ? { named: true } : {}) };
  const row = { mutId, route: SAVE, v: documentSaveRoute.offline.version, args, at: now() };
  const opened = OFFICE.open(row);
  return opened.ok ? { ...row, args: opened.change.args } : null;
}

/** The person gives a draft up. A save that has left is the shop's; one that has not is taken back. */
export function discardDraft(
  { store }: Pick<OfficePerson, 'store'>,
  draft: Pick<DocumentDraft, 'doc' | 'draft'>,
): Promise<void> {
  return store.write(['outbox', 'parked', 'results', 'drafts'], async (t) => {
    const found = draftIn(await t.drafts.get(draftKey(draft)));
    await t.drafts.remove([draftKey(draft)]);
    if (found === null) return;
    const fate = await fateOf(t, found);
    if (fate.is === 'refused' || fate.is === 'overtaken') await t.parked.remove([fate.row.mutId]);
    if (fate.is === 'waiting') await t.outbox.put([noopOf(fate.row)]);
  });
}

/**
 * A later text of the shop takes the place of a draft of which the shop had everything (rule S101).
 * @returns the draft as it stands now; null: something of it is not with the shop, or it is no older
 */
export function takeLater(
  store: PersonStore,
  draft: Pick<DocumentDraft, 'doc' | 'draft'>,
  shop: ShopDocument,
): Promise<DocumentDraft | null> {
  return store.write(['base', 'drafts'], async (t) => {
    const row = draftIn(await t.drafts.get(draftKey(draft)));
    if (row === null || !isClean(row) || !(await isNews(t, row, shop))) return null;
    // moved: what is being typed meanwhile is put onto it (S97)
    const { rev: baseRev, revId: baseRevId = null, body } = shop;
    const next = { ...row, base: body, baseRev, baseRevId, working: body, moves: row.moves + 1 };
    await t.drafts.put([rowOf(next)]);
    return next;
  });
}

/**
 * Whether the shop has another text than a draft stands on, and no older one: a later revision or, whatever its number,
 * the one it tells of at this moment – a restored shop counts anew.
 */
export async function isNews(
  t: Pick<ReadTables, 'base'>,
  { doc, baseRev: rev, baseRevId: revId }: Pick<DocumentDraft, 'doc' | 'baseRev' | 'baseRevId'>,
  shop: ShopDocument,
): Promise<boolean> {
  if (isLater(shop, { rev, revId })) return true;
  const told = (await t.base.get(documentKind.key(doc)))?.record;
  return documentKind.is(told) && isRevisionOf(shop, told) && !isSameRevision(shop, { rev, revId });
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
    if (row?.save == null || row.conflict !== null || isSaved(row)) return null;
    const { body: base, revId: baseRevId } = row.save;
    const typed = { ...row, draft: newId(), base, baseRevId, save: null, isPressed: false };
    const saved = { ...row, working: row.save.body };
    await t.drafts.put([rowOf(saved), rowOf(typed)]);
    return { saved, typed };
  });
}

/**
 * A person has decided what a conflict comes to: it is saved on what the shop has (rule S98). `nothing`: it is not the
 * conflict any more that they looked at.
 */
export async function decide(
  person: Pick<OfficePerson, 'store' | 'newId' | 'now' | 'notify'>,
  seen: DocumentDraft,
  working: DocumentBody,
): Promise<Queued> {
  const queued = await person.store.write(QUEUE, async (t): Promise<Queued> => {
    const found = draftIn(await t.drafts.get(draftKey(seen)));
    if (found?.conflict == null || !isUnchanged(found, seen)) return 'nothing';
    const draft = { ...decided(found, working), at: person.now() };
    await t.drafts.put([rowOf(draft)]);
    return queueIn(t, draft, true, person);
  });
  if (queued === 'queued') person.notify();
  return queued;
}
