/** A copy that waits on this device to be made by the shop, as the shop will make it: it can be written in at once. */
import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { documentReplicateRoute } from '#core/contract/cms/document-changes.ts';
import { readSome } from '#core/contract/cms/document-bodies.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { laneRange } from '#src/db/rows.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import * as v from 'valibot';
import type { ShopDocument } from './drafts/settle-draft.ts';

/** The revision a copy is made as. */
const FIRST_REV = 1;

/** Slugs of a type that this device knows to be another's: heads say the French ones alone. */
export function isTakenIn(heads: ReadonlyMap<string, DocumentHead>, type: string) {
  const taken = new Set([...heads.values()].flatMap((head) => (head.type === type ? [head.slug] : [])));
  return (slug: string, locale: Locale): boolean => locale === 'fr_FR' && taken.has(slug);
}

/**
 * Null: no copy of this document waits. `away`: one does, and the text it is made of is not on this device. Where the shop
 * names it otherwise, because somebody else took the slug meanwhile, what is written here is still taken: it stands on
 * the first revision.
 */
export async function copiedHere(
  { store, bodies }: Pick<OfficePerson, 'store' | 'bodies'>,
  doc: string,
  heads: ReadonlyMap<string, DocumentHead>,
): Promise<ShopDocument | null | 'away'> {
  const rows = await store.read(['outbox'], async (t) => await t.outbox.between(...laneRange(draftLane.of(doc))));
  const row = rows.find(({ route }) => route === documentReplicateRoute.name);
  const opened = row === undefined ? null : OFFICE.open(row);
  const args = v.safeParse(documentReplicateRoute.body, opened?.ok === true ? opened.change.args : null);
  if (!args.success) return null;
  const source = heads.get(args.output.doc);
  const kept = await bodies.read(args.output.doc);
  const some = source === undefined || kept === null ? null : readSome(source.of, kept.body);
  if (source === undefined || some === null) return 'away';
  const { body } = copiedBody(some, isTakenIn(heads, source.type));
  return { rev: FIRST_REV, body };
}
