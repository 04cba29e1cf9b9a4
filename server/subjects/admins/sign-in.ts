import type { adminLoginRoute } from '#core/contract/admin/people/login.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { attemptSignIn, countNetwork } from '#server/subjects/account/sign-in/sign-in-locks.ts';
import type { AdminEntered, AdminSession } from '#server/platform/identity/admin-session.ts';

import type { AdminDeps } from './admin-deps.ts';
import { lockName } from './lock-name.ts';
import { orderNotice } from './mails/order-notice.ts';
import { useCode } from './second-factor/use-code.ts';
import { completeAdminSession, endAdminSession, openAdminSession } from './sessions/admin-sessions.ts';
import { isKnownBrowser, keepBrowser } from './sessions/known-browsers.ts';

/** The browser in which somebody signs in. */
export interface AdminBrowser {
  /** The secret it is known by. */
  readonly secret: string | undefined;
  /** The session it had until now, whoever's. */
  readonly session: string | null;
  readonly network: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Signs an administrator in. An unknown address costs what a known one costs, and reads the same. Where the account has
 * a second factor the session waits for it.
 * @throws Refusal `auth.badCredentials`, `auth.tooManyAttempts`, `auth.inactive`
 */
export async function signInAdmin(
  deps: AdminDeps,
  browser: AdminBrowser,
  { email, password, remember: remembered }: RouteInput<typeof adminLoginRoute>['body'],
): Promise<AdminEntered> {
  const { db, ids, locks, passwords, note } = deps;
  const isKnown = await isKnownBrowser(db, browser.secret, email);
  await countNetwork(deps, 'api.admin.login', { network: browser.network, isKnown });
  const device = isKnown ? (browser.secret ?? null) : null;
  const place = { account: lockName(email), network: browser.network, device };
  const account = await db
    .selectFrom('admin')
    .innerJoin('admin_credential as credential', 'credential.admin_id', 'admin.uuid')
    .select(['admin.uuid', 'is_active', 'password_hash', 'is_demo', 'totp_enabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const release = await attemptSignIn(locks, place).catch((refusal: unknown) => {
    note('admin.signin.locked', account?.uuid ?? null);
    throw refusal;
  });
  const isRight = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new Refusal('auth.badCredentials');
  await release();
  if (!account.is_active || (account.is_demo && (await deps.exposed()))) throw new Refusal('auth.inactive');
  const isPending = account.totp_enabled_at !== null;
  const opened = await inTransaction(db, async (trx) => {
    if (browser.session !== null) await endAdminSession(trx, browser.session);
    const opening = { admin: account.uuid, remembered, browser: browser.userAgent, isPending };
    const { secret: session } = await openAdminSession(trx, opening, { ids, now: browser.now });
    return { session, remembered, ...(isPending ? {} : await arrive(trx, deps, account.uuid, browser)) };
  });
  if (!isPending) note('admin.signedIn', account.uuid);
  return opened;
}

/**
 * The second step of a sign-in. Attempts are counted by account: whoever gets here knows its password.
 * @throws Refusal `session.required`, `auth.badCode`, `auth.tooManyAttempts`
 */
export async function passSecondFactor(
  deps: AdminDeps,
  browser: AdminBrowser,
  session: AdminSession | null,
  code: string,
): Promise<AdminEntered> {
  if (!session?.isPending) throw new Refusal('session.required');
  const { db, ids, locks, note } = deps;
  const { id: admin } = session.actor;
  await locks.attempt('second factor', admin).catch((refusal: unknown) => {
    note('admin.secondFactor.locked', admin);
    throw refusal;
  });
  const { by, ...entered } = await inTransaction(db, async (trx) => {
    const by = await useCode(trx, deps, { admin, code, now: browser.now });
    const secret = await completeAdminSession(trx, session.id, ids);
    return { by, session: secret, remembered: session.remembered, ...(await arrive(trx, deps, admin, browser)) };
  });
  await locks.release('second factor', admin);
  note(by === 'recovery' ? 'admin.secondFactor.recovered' : 'admin.signedIn', admin);
  return entered;
}

/** Somebody is really there: the browser is known from now on, by a secret that nobody could have planted. */
export async function arrive(
  trx: Trx,
  deps: Pick<AdminDeps, 'ids' | 'jobs'>,
  admin: string,
  { secret: former, now }: Pick<AdminBrowser, 'secret' | 'now'>,
): Promise<{ browser: string }> {
  const browser = deps.ids.secret();
  const isKnown = await keepBrowser(trx, { admin, former, next: browser, now });
  const {
    email,
    locale,
    last_login_at: before,
  } = await trx
    .selectFrom('admin')
    .innerJoin('admin_credential as credential', 'credential.admin_id', 'admin.uuid')
    .select(['email', 'locale', 'last_login_at'])
    .where('admin.uuid', '=', admin)
    .executeTakeFirstOrThrow();
  await trx.updateTable('admin_credential').set({ last_login_at: now }).where('admin_id', '=', admin).execute();
  if (!isKnown && before !== null)
    await orderNotice(trx, deps, { template: 'admin.new-browser', admin, to: email, locale });
  return { browser };
}
