/** The first administrator of a shop in which nobody works yet. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { adminDoorRoute, adminWelcomeRoute } from '#core/contract/admin/people/passwords.ts';
import { ADMIN_ROLE } from '#core/domain/actor/role.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, isTaken, type Trx } from '#server/database/transaction.ts';
import { checkUncommon } from '#server/subjects/account/passwords/common-passwords.ts';
import { fieldRefusal } from '#server/subjects/account/profile.ts';
import type { AdminEntered } from '#server/platform/identity/admin-session.ts';

import type { AdminDeps } from './admin-deps.ts';
import { openAdminSession } from './sessions/admin-sessions.ts';
import { arrive, type AdminBrowser } from './sign-in.ts';

/**
 * The secret of the link that the shop prints: of its key, so that it is the same after a restart and in every process;
 * it opens something only while nobody can enter the back office.
 */
export const welcomeToken = (sessionSecret: string): string =>
  createHmac('sha256', sessionSecret).update('first administrator').digest('base64url');

/** Whether nobody can enter the back office. @param exposed accounts of the demo shop open nothing then */
export async function isUnmanned(db: Db | Trx, exposed: boolean): Promise<boolean> {
  const somebody = await db
    .selectFrom('admin_credential')
    .select('admin_id')
    .where('is_demo', 'in', exposed ? [false] : [false, true])
    .limit(1)
    .executeTakeFirst();
  return somebody === undefined;
}

/** Whether nobody works here yet, and whether the link would make the first administrator. */
export async function lookAtDoor(
  { db, exposed, welcomeToken: known }: Pick<AdminDeps, 'db' | 'exposed' | 'welcomeToken'>,
  token: string | null,
): Promise<RouteAnswer<typeof adminDoorRoute>> {
  const isFree = await isUnmanned(db, await exposed());
  return { isUnmanned: isFree, opens: isFree && token !== null && isSame(token, known) };
}

/**
 * Makes the first administrator and signs them in.
 * @throws Refusal `auth.linkExpired`; `input.invalid` at `password` or `email`
 */
export async function welcomeAdmin(
  deps: AdminDeps,
  browser: AdminBrowser,
  { token, name, email, password }: RouteInput<typeof adminWelcomeRoute>['body'],
  locale: 'fr_FR' | 'en_GB',
): Promise<AdminEntered> {
  const { db, ids, passwords, exposed } = deps;
  if (!isSame(token, deps.welcomeToken) || !(await isUnmanned(db, await exposed())))
    throw new Refusal('auth.linkExpired');
  await checkUncommon(deps, password, email);
  const passwordHash = await passwords.hash(password);
  const { now } = browser;
  const admin = ids.uuid();
  const isExposed = await exposed();
  const entered = await inTransaction(db, async (trx) => {
    await trx.selectFrom('shop').select('seeded_at').forUpdate().execute(); // of two at once the first one counts
    if (!(await isUnmanned(trx, isExposed))) throw new Refusal('auth.linkExpired');
    await trx
      .insertInto('admin')
      .values({ uuid: admin, name, email, role: ADMIN_ROLE, locale, created_at: now, updated_at: now })
      .execute();
    await trx.insertInto('admin_credential').values({ admin_id: admin, password_hash: passwordHash }).execute();
    const opening = { admin, remembered: false, browser: browser.userAgent, isPending: false };
    const { secret: session } = await openAdminSession(trx, opening, { ids, now });
    return { session, remembered: false, ...(await arrive(trx, deps, admin, browser)) };
  }).catch((error: unknown) => {
    throw isTaken(error, 'admin_email') ? fieldRefusal('email', 'email.taken') : error;
  });
  deps.note('admin.signedIn', admin);
  return entered;
}

function isSame(given: string, token: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
