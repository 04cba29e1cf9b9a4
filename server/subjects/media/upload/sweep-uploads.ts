import type { Db } from '#server/database/connection.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

import { partsOf } from './stored-parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A file whose last part came longer ago is not on its way any more. */
const UNDER_WAY_MS = DAY_MS;
/** What came of one is told as long as results of changes are (rules S27, S110). */
const ARRIVED_MS = 30 * DAY_MS;
/** How many one sweep takes. */
const MOST = 200;

/** Lets go of files that stopped coming, with their parts, and of what is remembered of those that arrived long ago. */
export async function sweepUploads(db: Db, now: Date, storage: Pick<StorageGateway, 'remove'>): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const stale = await db
    .selectFrom('media_upload')
    .select(['uuid', 'secret', 'bytes'])
    .where((eb) =>
      eb.or([
        eb.and([eb('media', 'is', null), eb('updated_at', '<', before(UNDER_WAY_MS))]),
        eb('updated_at', '<', before(ARRIVED_MS)),
      ]),
    )
    .orderBy('updated_at')
    .limit(MOST)
    .execute();
  for (const upload of stale) {
    for (const name of partsOf(upload)) await storage.remove(name);
    await db.deleteFrom('media_upload').where('uuid', '=', upload.uuid).execute();
  }
}
