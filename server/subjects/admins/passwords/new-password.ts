import type { adminPasswordRoute, adminResetRoute } from '#core/contract/admin/people/passwords.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { checkProbes, tellOfAddress } from '#server/subjects/account/address-probes.ts';
import { checkUncommon } from '#server/subjects/account/passwords/common-passwords.ts';
import { fieldRefusal } from '#server/subjects/account/profile.ts';
import { releaseSignIn } from '#server/subjects/account/sign-in/sign-in-locks.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';
import { orderNotice } from '#server/subjects/admins/mails/order-notice.ts';
import { lockName } from '#server/subjects/admins/lock-name.ts';
import {
  confirmAdminSession,
  endAdminSessions,
  renewAdminSession,
} from '#server/subjects/admins/sessions/admin-sessions.ts';

import { dropAdminLinks, orderAdminLink, useAdminLink } from '#server/subjects/admins/admin-links.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';

/** Letters to one account within an hour, whoever asks. */
const LETTER_LIMIT = { attempts: 5, perSeconds: 3600 };

/**
 * Sends a link for a new password.
 * @throws Refusal `input.invalid` at `email` when no active account has it (the specification tells it, §5),
 *   `attempts.exceeded`
 */
export async function forgotAdminPassword(deps: AdminDeps, now: Date, email: string): Promise<void> {
  await checkProbes(deps, 'unknownInOffice');
  const account = await deps.db
    .selectFrom('admin')
    .select(['uuid', 'locale'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!account) throw await tellOfAddress(deps, 'unknownInOffice');
  const { uuid: admin, locale } = account;
  await deps.attempts.count([{ key: `api.admin.password.forgot admin:${admin}`, limit: LETTER_LIMIT }]);
  await inTransaction(deps.db, (trx) =>
    orderAdminLink(trx, { admin, purpose: 'reset', email, locale }, { ...deps, now }),
  );
}

/**
 * Takes a new password by the link of a mail. Every session ends, every other link, and no browser is known any more.
 * @throws Refusal `auth.linkExpired`, `input.invalid` at `password`
 */
export async function resetAdminPassword(
  deps: AdminDeps,
  { now, network }: { readonly now: Date; readonly network: string },
  { token, password }: RouteInput<typeof adminResetRoute>['body'],
): Promise<{ email: string }> {
  await checkUncommon(deps, password);
  const passwordHash = await deps.passwords.hash(password);
  const { admin, email } = await inTransaction(deps.db, async (trx) => {
    const admin = await useAdminLink(trx, token, now);
    if (admin === null) throw new Refusal('auth.linkExpired');
    const { email, locale } = await accountOf(trx, admin);
    await checkUncommon(deps, password, email);
    await writePassword(trx, admin, passwordHash);
    await endAdminSessions(trx, admin);
    await trx.deleteFrom('admin_browser').where('admin_id', '=', admin).execute();
    await orderNotice(trx, deps, { template: 'admin.password-updated', admin, to: email, locale });
    return { admin, email };
  });
  deps.note('admin.password.reset', admin);
  await releaseSignIn(deps.locks, { account: lockName(email), network });
  return { email };
}

/**
 * Takes a new password from somebody who knows the current one. The other sessions end, and every link that was sent;
 * this session gets a new secret.
 * @returns the secret
 * @throws Refusal `input.invalid` at `currentPassword` or `password`, `auth.tooManyAttempts`
 */
export async function changeAdminPassword(
  deps: AdminDeps,
  session: AdminSession,
  now: Date,
  { currentPassword, password }: RouteInput<typeof adminPasswordRoute>['body'],
): Promise<string> {
  await checkAdminPassword(deps, session, currentPassword);
  const { id: admin } = session.actor;
  await checkUncommon(deps, password, session.administrator.email);
  const passwordHash = await deps.passwords.hash(password);
  const secret = await inTransaction(deps.db, async (trx) => {
    const { email, locale } = await accountOf(trx, admin);
    await writePassword(trx, admin, passwordHash);
    await dropAdminLinks(trx, admin);
    await endAdminSessions(trx, admin, session.id);
    await confirmAdminSession(trx, session.id, now);
    await orderNotice(trx, deps, { template: 'admin.password-updated', admin, to: email, locale });
    return renewAdminSession(trx, session.id, deps.ids);
  });
  deps.note('admin.password.changed', admin);
  return secret;
}

/**
 * The password once more, for what guards itself by it.
 * @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`
 */
export async function confirmAdminPassword(
  deps: AdminDeps,
  session: AdminSession,
  now: Date,
  currentPassword: string,
): Promise<void> {
  await checkAdminPassword(deps, session, currentPassword);
  await confirmAdminSession(deps.db, session.id, now);
}

/**
 * Who is signed in proves to be the owner of the account.
 * @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`
 */
export async function checkAdminPassword(
  { db, locks, passwords, note }: AdminDeps,
  session: AdminSession,
  given: string,
) {
  const { id: admin } = session.actor;
  // By session: one that was stolen locks its thief, not the owner.
  await locks.attempt('password', session.id).catch((refusal: unknown) => {
    note('admin.password.locked', admin);
    throw refusal;
  });
  const { password_hash: stored } = await db
    .selectFrom('admin_credential')
    .select('password_hash')
    .where('admin_id', '=', admin)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(stored, given))) throw fieldRefusal('currentPassword', 'password.wrong');
  await locks.release('password', session.id);
}

const accountOf = (trx: Trx, admin: string) =>
  trx.selectFrom('admin').select(['email', 'locale']).where('uuid', '=', admin).executeTakeFirstOrThrow();

/** Chosen by its owner: nobody else's any more. */
async function writePassword(trx: Trx, admin: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('admin_credential')
    .set({ password_hash: passwordHash, is_demo: false })
    .where('admin_id', '=', admin)
    .execute();
}
