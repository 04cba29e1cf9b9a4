/** What became of saves, brought to their drafts: whatever tab or worker sent them (rules S95, S96). */
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import type { KeptBodies } from '#src/db/kept-bodies.ts';
import type { WriteTables } from '#src/db/store.ts';
import { CallFailed } from '#src/api/failure.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { draftIn, draftKey, isSameBody, rowOf, type DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { QUEUE, queueIn, readDrafts, readerOf } from './draft-store.ts';
import { adoptLostSaves } from './lost-saves.ts';
import { fateOf, isOwedByName, type SaveFate } from '#src/admin/store/drafts/save-fate.ts';
import {
  acknowledged,
  givenUp,
  keptOtherwise,
  rebased,
  type ShopDocument,
} from '#src/admin/store/drafts/settle-draft.ts';

export interface SettleDeps {
  readonly person: Pick<OfficePerson, 'store' | 'newId' | 'now' | 'notify' | 'bodies'>;
  /** The document as the shop has it now; null: it is gone, or may not be seen. @throws CallFailed, Refusal */
  readonly ask: (draft: DocumentDraft) => Promise<ShopDocument | null>;
}

/** Settles every draft whose answer has come. Answers how many of them could not be, because the shop was not in reach. */
export async function settleDrafts(deps: SettleDeps): Promise<number> {
  let left = 0;
  await adoptLostSaves(deps.person);
  for (const draft of await readDrafts(deps.person.store)) {
    if (draft.save !== null && !(await settleOne(deps, draft))) left += 1;
  }
  return left;
}

/** What an answer makes of the row of a draft. */
type Settled = (row: DocumentDraft) => DocumentDraft;

async function settleOne(deps: SettleDeps, draft: DocumentDraft): Promise<boolean> {
  const { person } = deps;
  const fate = await person.store.read(['outbox', 'parked', 'results'], (t) => fateOf(t, draft));
  if (fate.is !== 'received' && fate.is !== 'overtaken' && fate.is !== 'nowhere') return true;
  const settled = await settledBy(deps, draft, fate);
  if (settled === null) return false;
  const isQueued = await person.store.write(QUEUE, async (t) => {
    const row = await settleRow(t, draft, fate, settled);
    // What was typed since its save left follows at once, and so does a merged text; what was given up does not.
    if (row === null || fate.is === 'nowhere') return false;
    return (await queueIn(t, row, isOwedByName(fate) || row.isPressed === true, person)) === 'queued';
  });
  if (isQueued) person.notify();
  return true;
}

/** Null: only the shop can tell, and it is out of reach, or does not say. */
async function settledBy({ person, ask }: SettleDeps, draft: DocumentDraft, fate: SaveFate): Promise<Settled | null> {
  if (fate.is === 'received' && fate.answer.asSent) {
    const { answer } = fate;
    await keepReceived(person.bodies, draft, answer);
    return (row) => acknowledged(row, answer);
  }
  const shop = await asked(ask, draft);
  if (shop === undefined) return null;
  return (row) => {
    const read = readerOf(row);
    if (fate.is === 'received') return shop === null ? acknowledged(row, fate.answer) : keptOtherwise(row, shop, read);
    // The answer was lost, and the save was received after all: the same text is not saved twice.
    const isHere = row.save?.revId === shop?.revId || isSameBody(row.save?.body ?? null, shop?.body ?? null);
    if (shop !== null && isHere) return acknowledged(row, shop);
    // A document that is gone keeps its draft: it can be read, saved to a file, and made anew.
    return shop === null || fate.is === 'nowhere' ? givenUp(row) : rebased(row, shop, read);
  };
}

/**
 * Once a draft is acknowledged its text is the shop's, and the draft may go: kept here before that, it can be opened
 * although the network goes again before the shop has told of it.
 */
async function keepReceived(
  bodies: KeptBodies,
  { doc, save }: DocumentDraft,
  { rev, revId }: { readonly rev: number; readonly revId?: string | undefined },
): Promise<void> {
  const known = await bodies.read(doc);
  if (save !== null && (known === null || known.rev < rev))
    await bodies.keep([{ uuid: doc, rev, revId, body: save.body }]);
}

/** Changes the row of a draft if it still waits for the same save; null: it does not. */
async function settleRow(
  t: Pick<WriteTables, 'drafts' | 'results' | 'parked'>,
  { save, ...key }: DocumentDraft,
  fate: SaveFate,
  settled: Settled,
): Promise<DocumentDraft | null> {
  const row = draftIn(await t.drafts.get(draftKey(key)));
  if (row?.save == null || row.save.revId !== save?.revId) return null;
  const next = settled(row);
  await t.drafts.put([rowOf(next)]);
  if (fate.is === 'received') await t.results.remove([fate.mutId]);
  // Its text stands in the draft: what was refused is not sent again as it was.
  if (fate.is === 'overtaken') await t.parked.remove([fate.row.mutId]);
  return next;
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
