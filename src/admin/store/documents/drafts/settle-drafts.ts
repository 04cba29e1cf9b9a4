/** What became of saves, brought to their drafts: whatever tab or worker sent them (rules S95, S96). */
import * as v from 'valibot';
import { draftLane } from '#core/contract/cms/document.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import type { KeptBodies } from '#src/db/kept-bodies.ts';
import { laneRange, type ParkedRow } from '#src/db/rows.ts';
import type { ReadTables, WriteTables } from '#src/db/store.ts';
import { CallFailed } from '#src/api/failure.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { draftIn, draftKey, isSameBody, rowOf, type DocumentDraft } from './draft-row.ts';
import { queueSave, readDrafts, readerOf } from './draft-store.ts';
import { acknowledged, isOvertaken, rebased, type ShopDocument } from './settle-draft.ts';

export interface SettleDeps {
  readonly person: Pick<OfficePerson, 'store' | 'newId' | 'now' | 'notify' | 'bodies'>;
  /** The document as the shop has it now; null: it is gone, or may not be seen. @throws CallFailed, Refusal */
  readonly ask: (draft: DocumentDraft) => Promise<ShopDocument | null>;
}

const TABLES = ['outbox', 'parked', 'results', 'drafts'] as const;
const received = v.object({ rev: v.number() });

type Fate =
  /** Its answer is not known. */
  | { readonly is: 'waiting' }
  | { readonly is: 'received'; readonly rev: number }
  /** Somebody else wrote first. */
  | { readonly is: 'overtaken'; readonly parked: ParkedRow }
  /** Refused for another reason: it waits on « Ce qui reste à envoyer ». */
  | { readonly is: 'refused' }
  /** Received or not: only the shop can say. */
  | { readonly is: 'unknown' };

async function fateOf(t: Pick<ReadTables, 'outbox' | 'parked' | 'results'>, draft: DocumentDraft): Promise<Fate> {
  const { save, doc } = draft;
  if (save === null) return { is: 'waiting' };
  const result = await t.results.get(save.mutId);
  if (result !== undefined) {
    const answer = v.safeParse(received, result.answer);
    return answer.success ? { is: 'received', rev: answer.output.rev } : { is: 'unknown' };
  }
  const parked = await t.parked.get(save.mutId);
  if (parked !== undefined) {
    return isOvertaken(parked) ? { is: 'overtaken', parked } : { is: 'refused' };
  }
  // Under another id after a new group began (rule S60): as long as anything waits in the lane it may be that.
  const rows = await t.outbox.between(...laneRange(draftLane.of(doc)));
  return rows.length > 0 ? { is: 'waiting' } : { is: 'unknown' };
}

/** Settles every draft whose answer has come. Answers how many of them could not be, because the shop was not in reach. */
export async function settleDrafts(deps: SettleDeps): Promise<number> {
  let left = 0;
  for (const draft of await readDrafts(deps.person.store)) {
    if (draft.save !== null && !(await settleOne(deps, draft))) left += 1;
  }
  return left;
}

async function settleOne({ person, ask }: SettleDeps, draft: DocumentDraft): Promise<boolean> {
  const { store } = person;
  const fate = await store.read(TABLES, (t) => fateOf(t, draft));
  if (fate.is === 'received') {
    const { rev } = fate;
    await keepReceived(person.bodies, draft, rev);
    await store.write(TABLES, (t) => take(t, draft, (row) => acknowledged(row, rev)));
    // What was typed since its save left follows at once.
    await queueSave(person, draft, false);
    return true;
  }
  if (fate.is !== 'overtaken' && fate.is !== 'unknown') return true;
  const shop = await asked(ask, draft);
  if (shop === undefined) return false;
  await store.write(TABLES, async (t) => {
    const isOver = await take(t, draft, (row) => moved(row, shop));
    // Its text stands in the draft: what was refused is not sent again as it was.
    if (isOver && fate.is === 'overtaken') await t.parked.remove([fate.parked.mutId]);
  });
  await queueSave(person, draft, false);
  return true;
}

/**
 * Once a draft is acknowledged its text is the shop's, and the draft may go: kept here before that, it can be opened
 * although the network goes again before the shop has told of it.
 */
async function keepReceived(bodies: KeptBodies, { doc, save }: DocumentDraft, rev: number): Promise<void> {
  const known = await bodies.read(doc);
  if (save !== null && (known === null || known.rev < rev)) await bodies.keep([{ uuid: doc, rev, body: save.body }]);
}

/** A document that is gone keeps its draft: it can be read, saved to a file, and made anew. */
function moved(row: DocumentDraft, shop: ShopDocument | null): DocumentDraft {
  if (shop === null) return { ...row, save: null };
  // The answer was lost, and the save was received after all.
  if (row.save !== null && isSameBody(row.save.body, shop.body)) return acknowledged(row, shop.rev);
  return rebased(row, shop, readerOf(row));
}

/** Changes the row of a draft if it still waits for the same save. Answers whether it did. */
async function take(
  t: Pick<WriteTables, 'drafts' | 'results'>,
  { save, ...draft }: DocumentDraft,
  change: (row: DocumentDraft) => DocumentDraft,
): Promise<boolean> {
  const row = draftIn(await t.drafts.get(draftKey(draft)));
  if (row?.save == null || row.save.mutId !== save?.mutId) return false;
  await t.drafts.put([rowOf(change(row))]);
  await t.results.remove([row.save.mutId]);
  return true;
}

/** Undefined: the shop is out of reach, or does not say. */
async function asked(ask: SettleDeps['ask'], draft: DocumentDraft): Promise<ShopDocument | null | undefined> {
  try {
    return await ask(draft);
  } catch (error) {
    if (error instanceof CallFailed || error instanceof Refusal) return undefined;
    throw error;
  }
}
