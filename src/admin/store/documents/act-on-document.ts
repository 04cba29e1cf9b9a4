/** What lists do to a document: behind whatever waits of it on this device, so also to one the shop does not know yet. */
import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { readSome, type SomeBody } from '#core/contract/cms/document-bodies.ts';
import { draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { laneRange, type OutboxRow } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { progressIn } from '#src/sync/meta.ts';
import { copiedHere, isTakenIn } from './copied-here.ts';
import { saveOf } from '#src/admin/store/drafts/save-fate.ts';

type Person = Pick<OfficePerson, 'store' | 'bodies' | 'perform' | 'newId'>;

/** What waits of a document, in order: each moves it to its next revision. */
function waitingOf({ store }: Pick<OfficePerson, 'store'>, doc: string): Promise<readonly OutboxRow[]> {
  const lane = draftLane.of(doc);
  return store.read(['outbox', 'meta'], async (t) => {
    const { acked } = await progressIn(t);
    const rows = await t.outbox.between(...laneRange(lane));
    return rows.filter((row) => !isNoop(row) && row.seq > (acked[lane] ?? 0));
  });
}

/** Into the bin, as it stands here: at the revision that what waits before it leads to. */
export async function removeDocument(person: Person, { uuid, rev, revId }: DocumentHead): Promise<void> {
  const waiting = await waitingOf(person, uuid);
  const last = waiting.at(-1);
  // a revision that only the shop makes has no identity yet: the number alone decides
  const meant = last === undefined ? revId : (saveOf(last) ?? undefined);
  const args = { doc: uuid, rev: Math.max(1, rev + waiting.length) };
  await person.perform('api.admin.documents.remove', { ...args, ...(meant === undefined ? {} : { revId: meant }) });
}

/** Out of the bin, behind what waits. */
export async function restoreDocument(person: Pick<Person, 'perform'>, doc: string): Promise<void> {
  await person.perform('api.admin.documents.restore', { doc });
}

/**
 * A copy. The shop makes it of what it has; where something was saved here that waits, or the shop does not know the
 * document yet, this device does, with the text that was saved here: what is shown of a copy and what the shop makes of it
 * is the same text, and a lane waits for no other (S107).
 * @returns false: the text is not on this device
 */
export async function duplicateDocument(
  person: Person,
  head: DocumentHead,
  heads: ReadonlyMap<string, DocumentHead>,
): Promise<boolean> {
  const { uuid, of, type, title, rev } = head;
  const copy = person.newId();
  const text = await savedHere(person, head, heads);
  if (rev > 0 && text === null) {
    const shown = { of, type, title: `${title} (copie)` };
    await person.perform('api.admin.documents.replicate', { doc: uuid, copy, head: shown });
    return true;
  }
  if (text === null) return false;
  const made = copiedBody(text, isTakenIn(heads, type));
  const first = { doc: copy, type, baseRev: 0, revId: person.newId() };
  await person.perform('api.admin.documents.save', { ...first, ...made });
  return true;
}

/** The text that a document comes to have by what waits of it here; null: nothing does, or the text is not here. */
async function savedHere(
  person: Person,
  { uuid, of }: DocumentHead,
  heads: ReadonlyMap<string, DocumentHead>,
): Promise<SomeBody | null> {
  const copied = await copiedHere(person, uuid, heads);
  return copied === null || copied === 'away' ? null : readSome(of, copied.body);
}
