import type { mediaDestroyRoute } from '#core/contract/cms/media/media-file.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';

import { discardContent } from './discard-content.ts';
import { usesOf } from './media-uses.ts';
import { tellMedia } from './write-media.ts';

/**
 * Takes files out of the library. What is in use stays and is named, unless whoever asks means it: then its place shows
 * that something is missing. What is gone already is gone.
 */
export async function removeMedia(
  deps: MediaDeps,
  { uuids, evenUsed }: RouteInput<typeof mediaDestroyRoute>['body'],
  now: Date,
): Promise<RouteAnswer<typeof mediaDestroyRoute>> {
  const files = await deps.db
    .selectFrom('media_file')
    .select(['uuid', 'hash', 'file_name'])
    .where('uuid', 'in', uuids)
    .where('deleted_at', 'is', null)
    .orderBy('uuid')
    .execute();
  const uses = await usesOf(deps, files);
  const used = files.flatMap(({ uuid, file_name: fileName }) => {
    const list = [...(uses.get(uuid) ?? [])];
    return list.length === 0 || evenUsed ? [] : [{ uuid, fileName, uses: list }];
  });
  const kept = new Set(used.map(({ uuid }) => uuid));
  const going = files.map(({ uuid }) => uuid).filter((uuid) => !kept.has(uuid));
  if (going.length > 0)
    await inTransaction(deps.db, async (trx) => {
      const gone = await trx
        .updateTable('media_file')
        .set({ deleted_at: now, updated_at: now })
        .where('uuid', 'in', going)
        .where('deleted_at', 'is', null)
        .returning(['hash', 'stored'])
        .execute();
      for (const content of gone) await discardContent(trx, content, now);
      await tellMedia(trx, deps, now);
    });
  return { removed: going, used };
}
