/** What an administrator does for another who cannot get in, and with the own account at the end. */
import type { destroySelfRoute } from '#core/contract/admin/people/accounts.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';
import { dropAdminLinks, orderAdminLink } from '#server/subjects/admins/admin-links.ts';
import { orderNotice } from '#server/subjects/admins/mails/order-notice.ts';
import { checkAdminPassword } from '#server/subjects/admins/passwords/new-password.ts';
import { dropSecondFactor } from '#server/subjects/admins/second-factor/manage.ts';
import { endAdminSessions } from '#server/subjects/admins/sessions/admin-sessions.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';

import { checkNotLast, checkRole } from './who-may.ts';

/** @throws Refusal `record.unknown`; `admin.notAllowed` for a stronger account, and for one that has a password */
export async function inviteAgain(deps: AdminDeps, author: Admin, now: Date, uuid: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { email, locale, hasPassword, isActive } = await touched(trx, author, uuid);
    if (hasPassword || !isActive) throw new Refusal('admin.notAllowed', { reason: 'admin.entered' });
    await dropAdminLinks(trx, uuid);
    await orderAdminLink(trx, { admin: uuid, purpose: 'invitation', email, locale }, { ...deps, now });
  });
}

/** Ends the sessions too: whoever has one may be who took the authenticator. @throws Refusal as `inviteAgain` */
export async function dropForeignSecondFactor(deps: AdminDeps, author: Admin, uuid: string): Promise<void> {
  if (uuid === author.id) throw new Refusal('admin.notAllowed', { reason: 'admin.self' });
  await inTransaction(deps.db, async (trx) => {
    const { email, locale } = await touched(trx, author, uuid);
    await dropSecondFactor(trx, uuid);
    await endAdminSessions(trx, uuid);
    await orderNotice(trx, deps, { template: 'admin.second-factor-off', admin: uuid, to: email, locale });
  });
  deps.note('admin.secondFactor.disabled', uuid);
}

/** @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`; `admin.notAllowed` for the last one */
export async function destroySelf(
  deps: AdminDeps,
  session: AdminSession,
  now: Date,
  { currentPassword }: RouteInput<typeof destroySelfRoute>['body'],
): Promise<void> {
  await checkAdminPassword(deps, session, currentPassword);
  const { id, name } = session.actor;
  await inTransaction(deps.db, async (trx) => {
    await checkNotLast(trx, id);
    const gone = await trx.deleteFrom('admin').where('uuid', '=', id).returningAll().executeTakeFirst();
    if (!gone) return;
    const { email, role, locale, is_active: isActive } = gone;
    await trx
      .insertInto('resource_history')
      .values({
        resource: 'admins',
        uuid: id,
        action: 'destroy',
        actor: id,
        actor_name: name,
        at: now,
        before: JSON.stringify({ name: gone.name, email, role, locale, isActive }),
        after: null,
      })
      .execute();
  });
}

/** The account of somebody else, which its author may touch. */
async function touched(trx: Trx, author: Admin, uuid: string) {
  const account = await trx
    .selectFrom('admin')
    .innerJoin('admin_credential as credential', 'credential.admin_id', 'admin.uuid')
    .select(['email', 'locale', 'role', 'is_active as isActive', 'password_hash'])
    .where('admin.uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Refusal('record.unknown');
  await checkRole(trx, author, account.role);
  return { ...account, hasPassword: account.password_hash !== null };
}
