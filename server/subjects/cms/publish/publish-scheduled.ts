import { inTransaction } from '#server/database/transaction.ts';
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts';
import { lockDocument, tellOffice } from '#server/subjects/cms/document-row.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { storedBody } from './check-content.ts';
import { showRevision } from './publish-document.ts';

export type ScheduleDeps = Pick<ShopTools, 'db' | 'clock' | 'ids'>;

/**
 * Publishes what was scheduled for now or earlier, each in a transaction of its own: several processes may do so at once,
 * and one that cannot be published holds up no other.
 * @returns how many
 */
export async function publishScheduled({ db, clock, ids }: ScheduleDeps): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('cms_document')
    .select('uuid')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .limit(100)
    .execute();
  let published = 0;
  await eachByItself(due, async ({ uuid }) => {
    published += await inTransaction(db, async (trx) => {
      const row = await lockDocument(trx, uuid);
      if (row?.status !== 'scheduled' || row.scheduled_at === null || row.scheduled_at > now) return 0;
      if (row.scheduled_rev === null) return 0;
      const editing = { trx, ids, now };
      const some = storedBody(row, row.scheduled);
      await showRevision(editing, { row: { ...row, published: null }, some, rev: row.scheduled_rev });
      await trx.updateTable('cms_document').set({ status: 'published' }).where('uuid', '=', uuid).execute();
      await tellOffice(editing, [row]);
      return 1;
    });
  });
  return published;
}
