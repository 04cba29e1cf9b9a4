/** Folders of the library (`core/contract/cms/media/media-folders.ts`). */
import { sql } from 'kysely';

import { DEEPEST_FOLDER, type MediaFolder } from '#core/contract/cms/media/media-folders.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, isTaken, type Trx } from '#server/database/transaction.ts';

interface Seen {
  readonly uuid: string;
  readonly rev: number;
}
interface Written {
  readonly name: string;
  readonly parent: string | null;
}

const wrongAt = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

export async function readFolders(db: Db): Promise<MediaFolder[]> {
  const { rows } = await sql<MediaFolder>`
    select uuid, rev, name, parent, (
      select count(*) from media_file where folder = media_folder.uuid and deleted_at is null
    ) as count
    from media_folder order by lower(name), uuid`.execute(db);
  return rows;
}

/** Nothing lies in itself, and nobody files deeper than can be shown. */
async function checkPlace(trx: Trx, uuid: string, parent: string | null): Promise<void> {
  let depth = 1;
  for (let above = parent; above !== null; depth += 1) {
    if (above === uuid || depth > DEEPEST_FOLDER) throw wrongAt('parent', 'value.invalid');
    const row = await trx.selectFrom('media_folder').select('parent').where('uuid', '=', above).executeTakeFirst();
    if (row === undefined) throw wrongAt('parent', 'value.invalid');
    above = row.parent;
  }
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isTaken(error, 'media_folder_name')) throw wrongAt('name', 'value.taken');
    throw error;
  }
}

/** @throws Refusal `record.moved` where the UUID is known, `input.invalid` at a name taken or a place that cannot be */
export function storeFolder(db: Db, { uuid, name, parent }: Written & { uuid: string }, now: Date): Promise<Seen> {
  return named(
    inTransaction(db, async (trx) => {
      await checkPlace(trx, uuid, parent);
      const made = await trx
        .insertInto('media_folder')
        .values({ uuid, name, parent, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('uuid').doNothing())
        .returning(['uuid', 'rev'])
        .executeTakeFirst();
      if (made === undefined) throw new Refusal('record.moved');
      return made;
    }),
  );
}

async function seenFolder(trx: Trx, { uuid, rev }: Seen) {
  const row = await trx.selectFrom('media_folder').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  if (row.rev !== rev) throw new Refusal('record.moved', { reason: 'rev', rev: row.rev });
  return row;
}

/** @throws Refusal `record.unknown`, `record.moved`, `input.invalid` as above */
export function updateFolder(db: Db, { uuid, rev, name, parent }: Written & Seen, now: Date): Promise<Seen> {
  return named(
    inTransaction(db, async (trx) => {
      await seenFolder(trx, { uuid, rev });
      await checkPlace(trx, uuid, parent);
      const row = { name, parent, rev: rev + 1, updated_at: now };
      await trx.updateTable('media_folder').set(row).where('uuid', '=', uuid).execute();
      return { uuid, rev: rev + 1 };
    }),
  );
}

/** What stands in it moves to the folder above. @throws Refusal `record.unknown`, `record.moved` */
export function destroyFolder(db: Db, seen: Seen): Promise<void> {
  return named(
    inTransaction(db, async (trx) => {
      const { uuid, parent } = await seenFolder(trx, seen);
      await trx.updateTable('media_folder').set({ parent }).where('parent', '=', uuid).execute();
      await trx.updateTable('media_file').set({ folder: parent }).where('folder', '=', uuid).execute();
      await trx.deleteFrom('media_folder').where('uuid', '=', uuid).execute();
    }),
  );
}
