/** What waits on this device to come to be in the shop – a copy, or a first save –, as it will be made: it can be opened. */
import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { documentReplicateRoute, documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { readSome } from '#core/contract/cms/document-bodies.ts';
import { argsOf } from '#src/admin/store/sync/change-args.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { laneRange } from '#src/db/rows.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { saveOf } from '#src/admin/store/drafts/save-fate.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';

/** The revision a copy is made as. */
const FIRST_REV = 1;

/** Slugs of a type that this device knows to be another's: heads say the French ones alone. */
export function isTakenIn(heads: ReadonlyMap<string, DocumentHead>, type: string) {
  const taken = new Set([...heads.values()].flatMap((head) => (head.type === type ? [head.slug] : [])));
  return (slug: string, locale: Locale): boolean => locale === 'fr_FR' && taken.has(slug);
}

/**
 * Null: nothing of this document waits. `away`: a copy does, and the text it is made of is not on this device. What is
 * written in a copy stands on a revision that no shop has, because only the shop knows what it copies and calls it: it is
 * merged with the copy as it was made (S96).
 */
export async function copiedHere(
  { store, bodies }: Pick<OfficePerson, 'store' | 'bodies'>,
  doc: string,
  heads: ReadonlyMap<string, DocumentHead>,
): Promise<ShopDocument | null | 'away'> {
  const rows = await store.read(['outbox'], async (t) => await t.outbox.between(...laneRange(draftLane.of(doc))));
  const save = rows.findLast(({ route }) => route === documentSaveRoute.name);
  const saved = save === undefined ? null : argsOf(documentSaveRoute, save);
  if (save !== undefined && saved !== null) return { rev: saved.baseRev + 1, revId: saveOf(save), body: saved.body };
  const copy = rows.find(({ route }) => route === documentReplicateRoute.name);
  const args = copy === undefined ? null : argsOf(documentReplicateRoute, copy);
  if (args === null) return null;
  const source = heads.get(args.doc);
  const kept = await bodies.read(args.doc);
  const some = source === undefined || kept === null ? null : readSome(source.of, kept.body);
  if (source === undefined || some === null) return 'away';
  return { rev: FIRST_REV, revId: doc, body: copiedBody(some, isTakenIn(heads, source.type)).body };
}
