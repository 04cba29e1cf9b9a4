import { sql } from 'kysely';

import type { RouteInput } from '#core/wire/route.ts';
import type { readNotificationsRoute } from '#core/contract/admin/office/notifications.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';

type Read = RouteInput<typeof readNotificationsRoute>['body'];

/** Marks one as read, or all that happened until then; what is read stays so. */
export async function markRead(db: Db, { id: admin }: Pick<Admin, 'id'>, read: Read, now: Date): Promise<void> {
  if (!('until' in read)) {
    const row = { admin, kind: read.kind, id: read.id, at: now };
    await db
      .insertInto('admin_notification_read')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  /* nothing that has yet to happen has been read */
  const until = new Date(Math.min(Date.parse(read.until), now.getTime()));
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('admin')
      .set({ notifications_read_until: sql<Date>`greatest(notifications_read_until, ${until})` })
      .where('uuid', '=', admin)
      .execute();
    await trx.deleteFrom('admin_notification_read').where('admin', '=', admin).where('at', '<', until).execute();
  });
}
