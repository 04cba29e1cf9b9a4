import type { Db } from '#server/database/connection.ts';
import { BIN_DAYS, isShownStatus } from '#core/domain/cms/content-status.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import {
  demandRevision,
  documentFor,
  tellOffice,
  type Editing,
  type MeantRevision,
} from '#server/subjects/cms/document-row.ts';
import { tellShop } from '#server/subjects/cms/publish/publish-document.ts';

const DAY_MS = 86_400_000;

/**
 * Puts a document into the bin, where it stands at the revision that was seen; visitors lose it at once.
 * @throws Refusal `record.unknown`, `permission.missing`, `document.conflict`, `record.inUse` for a menu
 */
export async function removeDocument(
  editing: Editing,
  { doc, ...meant }: { readonly doc: string } & MeantRevision,
): Promise<{ rev: number; revId: string }> {
  const { trx, now, ids } = editing;
  const row = await documentFor(editing, doc, 'destroy');
  if (row.status === 'trash') return { rev: row.rev, revId: row.rev_id };
  demandRevision(row, meant);
  // the places of menus are the shop's
  if (row.kind === 'menu') throw new Refusal('record.inUse');
  const next = { rev: row.rev + 1, revId: ids.uuid() };
  await trx
    .updateTable('cms_document')
    .set({
      status: 'trash',
      status_before: row.status,
      scheduled: null,
      scheduled_rev: null,
      scheduled_at: null,
      rev: next.rev,
      rev_id: next.revId,
      deleted_at: now,
      updated_at: now,
    })
    .where('uuid', '=', doc)
    .execute();
  if (isShownStatus(row.status)) await tellShop(editing, row);
  return next;
}

/**
 * Out of the bin, to the state before; what had a minute to be published at is a draft again.
 * @throws Refusal `record.unknown`, `permission.missing`
 */
export async function restoreDocument(
  editing: Editing,
  { doc }: { readonly doc: string },
): Promise<{ rev: number; revId: string }> {
  const { trx, now, ids } = editing;
  const row = await documentFor(editing, doc, 'destroy');
  if (row.status !== 'trash') return { rev: row.rev, revId: row.rev_id };
  const before = row.status_before ?? 'draft';
  const status = before === 'scheduled' ? 'draft' : before;
  const next = { rev: row.rev + 1, revId: ids.uuid() };
  await trx
    .updateTable('cms_document')
    .set({ status, status_before: null, rev: next.rev, rev_id: next.revId, deleted_at: null, updated_at: now })
    .where('uuid', '=', doc)
    .execute();
  if (isShownStatus(status)) await tellShop(editing, row);
  return next;
}

/** Ends what has been in the bin for thirty days, with its slugs and its history. */
export async function emptyBin(db: Db, now: Date, ids: Pick<Ids, 'uuid'>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('cms_document')
      .where('deleted_at', '<', new Date(now.getTime() - BIN_DAYS * DAY_MS))
      .returning('uuid')
      .execute();
    await tellOffice(
      { trx, ids, now },
      gone.map(({ uuid }) => ({ uuid, removed: true })),
    );
    return gone.length;
  });
}
