import type { Subject } from '#server/subjects/subject.ts';

import { partsOf } from './upload/stored-parts.ts';

/** A file whose last part came longer ago is not on its way any more. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How many one sweep takes. */
const MOST = 200;

/** The library of the back office. */
export const media = {
  lanes: [],
  handlers: {},
  readers: [],
  async sweep(db, now, { storage }) {
    const stale = await db
      .selectFrom('media_upload')
      .select(['uuid', 'secret', 'bytes'])
      .where('updated_at', '<', new Date(now.getTime() - KEPT_MS))
      .orderBy('updated_at')
      .limit(MOST)
      .execute();
    for (const upload of stale) {
      for (const name of partsOf(upload)) await storage.remove(name);
      await db.deleteFrom('media_upload').where('uuid', '=', upload.uuid).execute();
    }
  },
} as const satisfies Subject;
