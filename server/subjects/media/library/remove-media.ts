import type { mediaDestroyRoute } from '#core/contract/cms/media/media-file.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import { isSeen } from '#server/subjects/media/revision.ts';

import { discardContent } from './discard-content.ts';
import { usesOf } from '#server/platform/media/media-uses.ts';
import type { MediaRow } from './read-media.ts';
import { tellMedia } from './write-media.ts';

/**
 * Takes files out of the library. What is in use stays and is named, unless whoever asks means it: then its place shows
 * that something is missing. What was written since they saw it stays and is named, whatever they mean (rule S112). What is
 * gone already is gone.
 */
export async function removeMedia(
  deps: MediaDeps,
  { files: asked, evenUsed }: RouteInput<typeof mediaDestroyRoute>['body'],
  now: Date,
): Promise<RouteAnswer<typeof mediaDestroyRoute>> {
  const seen = new Map(asked.map((one) => [one.uuid, one]));
  const isMoved = (row: { uuid: string; rev: number; rev_id: string }): boolean => {
    const by = seen.get(row.uuid);
    return by === undefined || !isSeen(row, by);
  };
  const files = await knownOf(deps.db, [...seen.keys()]);
  const uses = await usesOf(deps, files);
  const used = files.flatMap((file) => {
    const list = [...(uses.get(file.uuid) ?? [])];
    return list.length === 0 || evenUsed || isMoved(file)
      ? []
      : [{ uuid: file.uuid, fileName: file.file_name, uses: list }];
  });
  const kept = new Set(used.map(({ uuid }) => uuid));
  const going = files.map(({ uuid }) => uuid).filter((uuid) => !kept.has(uuid));
  if (going.length === 0) return { removed: [], used, moved: [] };
  return inTransaction(deps.db, async (trx) => {
    const rows = await knownOf(trx, going, true);
    const gone = rows.filter((row) => !isMoved(row));
    const moved = rows.filter(isMoved).map(({ uuid, file_name: fileName }) => ({ uuid, fileName }));
    const removed = gone.map(({ uuid }) => uuid);
    if (removed.length > 0) {
      const bin = { deleted_at: now, updated_at: now };
      await trx.updateTable('media_file').set(bin).where('uuid', 'in', removed).execute();
      for (const content of gone) await discardContent(trx, content, now);
      await tellMedia(trx, deps, { files: removed, now });
    }
    return { removed, used, moved };
  });
}

const knownOf = (db: Db | Trx, uuids: readonly string[], lock = false): Promise<MediaRow[]> =>
  db
    .selectFrom('media_file')
    .selectAll()
    .where('uuid', 'in', uuids)
    .where('deleted_at', 'is', null)
    .orderBy('uuid')
    .$if(lock, (query) => query.forUpdate())
    .execute();
