/** Folders of the library (`core/contract/cms/media/media-folders.ts`). */
import { sql } from 'kysely';

import { DEEPEST_FOLDER, type MediaFolder } from '#core/contract/cms/media/media-folders.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, isTaken, type Trx } from '#server/database/transaction.ts';

import { checkSeen, nextRevision, type SeenRevision } from './revision.ts';

interface Seen extends SeenRevision {
  readonly uuid: string;
}
/** A folder as it is now. */
interface Stored {
  readonly uuid: string;
  readonly rev: number;
  readonly revId: string;
}
interface Written {
  readonly name: string;
  readonly parent: string | null;
}

const wrongAt = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

export async function readFolders(db: Db): Promise<MediaFolder[]> {
  const { rows } = await sql<MediaFolder>`
    select uuid, rev, rev_id as "revId", name, parent, (
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
export function storeFolder(db: Db, { uuid, name, parent }: Written & { uuid: string }, now: Date): Promise<Stored> {
  return named(
    inTransaction(db, async (trx) => {
      await checkPlace(trx, uuid, parent);
      const made = await trx
        .insertInto('media_folder')
        .values({ uuid, name, parent, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('uuid').doNothing())
        .returning(['uuid', 'rev', 'rev_id as revId'])
        .executeTakeFirst();
      if (made === undefined) throw new Refusal('record.moved');
      return made;
    }),
  );
}

async function seenFolder(trx: Trx, { uuid, ...seen }: Seen) {
  const row = await trx.selectFrom('media_folder').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  checkSeen(row, seen);
  return row;
}

/** @throws Refusal `record.unknown`, `record.moved`, `input.invalid` as above */
export function updateFolder(db: Db, { name, parent, ...seen }: Written & Seen, now: Date): Promise<Stored> {
  return named(
    inTransaction(db, async (trx) => {
      const before = await seenFolder(trx, seen);
      await checkPlace(trx, before.uuid, parent);
      return trx
        .updateTable('media_folder')
        .set({ name, parent, ...nextRevision(before), updated_at: now })
        .where('uuid', '=', before.uuid)
        .returning(['uuid', 'rev', 'rev_id as revId'])
        .executeTakeFirstOrThrow();
    }),
  );
}

/** What stands in it moves to the folder above, and every device hears where it is. @throws Refusal `record.unknown`, `record.moved` */
export function destroyFolder(db: Db, seen: Seen, now: Date): Promise<void> {
  return named(
    inTransaction(db, async (trx) => {
      const { uuid, parent } = await seenFolder(trx, seen);
      const moved = { rev: sql<number>`rev + 1`, rev_id: sql<string>`gen_random_uuid()`, updated_at: now };
      await trx
        .updateTable('media_folder')
        .set({ parent, ...moved })
        .where('parent', '=', uuid)
        .execute();
      await trx
        .updateTable('media_file')
        .set({ folder: parent, ...moved })
        .where('folder', '=', uuid)
        .execute();
      await trx.deleteFrom('media_folder').where('uuid', '=', uuid).execute();
    }),
  );
}
