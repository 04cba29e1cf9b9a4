/** What lists do to a document: behind whatever waits of it on this device, so also to one the shop does not know yet. */
import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { readSome, type SomeBody } from '#core/contract/cms/document-bodies.ts';
import { draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { laneRange, type OutboxRow } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { progressIn } from '#src/sync/meta.ts';
import * as v from 'valibot';
import { copiedHere, isTakenIn } from './copied-here.ts';

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
export async function removeDocument(person: Person, { uuid, rev }: DocumentHead): Promise<void> {
  const waiting = await waitingOf(person, uuid);
  await person.perform('api.admin.documents.remove', { doc: uuid, rev: Math.max(1, rev + waiting.length) });
}

/**
 * A copy. The shop makes it of what it has; of a document that it does not know yet this device does, with the text that
 * was saved here: a lane waits for no other, and the shop could be asked for the copy first.
 * @returns false: the text is not on this device
 */
export async function duplicateDocument(
  person: Person,
  head: DocumentHead,
  heads: ReadonlyMap<string, DocumentHead>,
): Promise<boolean> {
  const { uuid, of, type, title, rev } = head;
  const copy = person.newId();
  if (rev > 0) {
    const shown = { of, type, title: `${title} (copie)` };
    await person.perform('api.admin.documents.replicate', { doc: uuid, copy, head: shown });
    return true;
  }
  const text = await savedHere(person, head, heads);
  if (text === null) return false;
  const made = copiedBody(text, isTakenIn(heads, type));
  await person.perform('api.admin.documents.save', { doc: copy, type, baseRev: 0, ...made });
  return true;
}

/** The text that was saved of a document that is new on this device; null: it is not here. */
async function savedHere(
  person: Person,
  { uuid, of }: DocumentHead,
  heads: ReadonlyMap<string, DocumentHead>,
): Promise<SomeBody | null> {
  const row = (await waitingOf(person, uuid)).findLast(({ route }) => route === documentSaveRoute.name);
  const opened = row === undefined ? null : OFFICE.open(row);
  const saved = v.safeParse(documentSaveRoute.body, opened?.ok === true ? opened.change.args : null);
  if (saved.success) return readSome(of, saved.output.body);
  const copied = await copiedHere(person, uuid, heads);
  return copied === null || copied === 'away' ? null : readSome(of, copied.body);
}
