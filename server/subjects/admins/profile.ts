import type { adminProfileRoute } from '#core/contract/admin/people/profile.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, isTaken } from '#server/database/transaction.ts';
import { fieldRefusal } from '#server/subjects/account/profile.ts';

import { dropAdminLinks } from './admin-links.ts';
import type { AdminDeps } from './admin-deps.ts';
import { orderNotice } from './mails/order-notice.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';

/**
 * Writes the own account on the revision that was seen: name, address, language, and nothing that gives rights.
 * @throws Refusal `record.moved`; `input.invalid` at `email` when another account has it
 */
export async function updateAdminProfile(
  deps: AdminDeps,
  { actor: { id: admin } }: AdminSession,
  now: Date,
  { rev, baseRevId, name, email, locale }: RouteInput<typeof adminProfileRoute>['body'],
): Promise<void> {
  const isMoved = await inTransaction(deps.db, async (trx) => {
    const before = await trx
      .selectFrom('admin')
      .select(['rev', 'rev_id', 'email', 'locale'])
      .where('uuid', '=', admin)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!standsOn({ rev, baseRevId }, { rev: before.rev, revId: before.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: before.rev });
    await trx
      .updateTable('admin')
      .set({ name, email, locale, rev: rev + 1, updated_at: now })
      .where('uuid', '=', admin)
      .execute();
    if (before.email === email) return false;
    await dropAdminLinks(trx, admin);
    await orderNotice(trx, deps, { template: 'admin.email-changed', admin, to: before.email, locale: before.locale });
    return true;
  }).catch((error: unknown) => {
    throw isTaken(error, 'admin_email') ? fieldRefusal('email', 'email.taken') : error;
  });
  if (isMoved) deps.note('admin.email.changed', admin);
}
