import { rmaTimedMove } from '#core/domain/returns/rma-status.ts';
import type { Db } from '#server/database/connection.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { SweepTools } from '#server/subjects/subject.ts';

import { moveRma } from './service/move-rma.ts';
import { withRma } from './service/rma-work.ts';

/** How many returns one sweep moves on, and how many files it removes. */
const MOST = 500;

/** Takes files of rows that are gone out of the storage; one that cannot be removed stays for the next sweep. */
async function removeDiscarded(db: Db, storage: SweepTools['storage']): Promise<void> {
  const files = await db.selectFrom('discarded_file').select('name').limit(MOST).execute();
  for (const { name } of files) {
    await storage.remove(name);
    await db.deleteFrom('discarded_file').where('name', '=', name).execute();
  }
}

/** States whose time is over move on (domain 6.2): nothing came back in 30 days, refunded for 7, sent anew for 14. */
export async function sweepReturns(db: Db, now: Date, { ids, jobs, storage }: SweepTools): Promise<void> {
  await removeDiscarded(db, storage);
  const due = await db
    .selectFrom('rma')
    .select('uuid')
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(MOST)
    .execute();
  for (const { uuid } of due) {
    await withRma({ db, ids, jobs }, { uuid, now, by: 'system' }, async (work, rma) => {
      // Somebody may have moved it since it was looked for.
      if (rma.deadline_at === null || rma.deadline_at > now) return;
      const to = rmaTimedMove(rma.status, 0, Number.MAX_SAFE_INTEGER);
      if (to === null) return;
      const reason =
        to === 'refused'
          ? say(rma.locale, 'Aucun colis ne nous est parvenu sous 30 jours.', 'No parcel reached us within 30 days.')
          : null;
      await moveRma(work, rma, { to, reason });
    });
  }
}
