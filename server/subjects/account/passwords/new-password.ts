import type { passwordRoute } from '#core/contract/account/account.ts';
import type { resetRoute } from '#core/contract/account/auth.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { MAIL_PRIORITY } from '#server/platform/jobs/job-kinds.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Session } from '#server/platform/identity/session.ts';

import type { AccountDeps } from '../account-deps.ts';
import { checkProbes, tellOfAddress } from '../address-probes.ts';
import { dropEntrances, orderLink, useLink } from '../mails/account-links.ts';
import { checkUncommon } from './common-passwords.ts';
import { openAccount } from '../open-account.ts';
import { fieldRefusal } from '../profile.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import { releaseSignIn } from '../sign-in/sign-in-locks.ts';
import { endSessions, renewSession } from '../sessions/sessions.ts';

interface Asked {
  readonly now: Date;
  readonly locale: Locale;
}

/** Letters to one account within an hour, whoever asks. */
const LETTER_LIMIT = { attempts: 5, perSeconds: 3600 };

/**
 * Sends a link for a new password. A browser that has signed in to the account is told nothing new: it always may.
 * @throws Refusal `input.invalid` at `email` when no account has it (the specification tells it, §5), `attempts.exceeded`
 */
export async function forgotPassword(
  deps: AccountDeps,
  { now, locale, ...caller }: Asked & { visitor(): Promise<string | null> },
  email: string,
): Promise<void> {
  if ((await knownDevice(deps, await caller.visitor(), email)) === null) await checkProbes(deps, 'unknown');
  const account = await deps.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
  if (!account) throw await tellOfAddress(deps, 'unknown');
  await deps.attempts.count([{ key: `api.auth.forgot customer:${account.id}`, limit: LETTER_LIMIT }]);
  await inTransaction(deps.db, (trx) =>
    orderLink(trx, { customer: account.id, purpose: 'reset', email, locale }, { ...deps, now }),
  );
}

/**
 * Takes a new password by the link of a mail, which proves the address too. Every session ends, and every other link.
 * @throws Refusal `auth.linkExpired`
 */
export async function resetPassword(
  deps: AccountDeps,
  { now, locale, network }: Asked & { readonly network: string },
  { token, password }: RouteInput<typeof resetRoute>['body'],
): Promise<{ email: string }> {
  await checkUncommon(deps, password);
  const passwordHash = await deps.passwords.hash(password);
  const { customer, email, current } = await inTransaction(deps.db, async (trx) => {
    const link = await useLink(trx, token, ['reset'], now);
    if (!link) throw new Refusal('auth.linkExpired');
    await checkUncommon(deps, password, link.email);
    const account = await trx
      .updateTable('customer')
      .set({ password_hash: passwordHash, is_demo: false })
      .where('id', '=', link.customer)
      .returning('email')
      .executeTakeFirstOrThrow();
    await openAccount(trx, deps, { customer: link.customer, locale, now });
    await dropEntrances(trx, link.customer);
    await endSessions(trx, link.customer);
    await orderNotice(trx, deps, { customer: link.customer, to: account.email, locale });
    return { customer: link.customer, email: link.email, current: account.email };
  });
  deps.note('password.reset', customer);
  await releaseSignIn(deps.locks, { account: current, network });
  return { email };
}

/**
 * Takes a new password from somebody who knows the current one. The other sessions end, and every link
 * that was sent; this session gets a new secret.
 * @returns the secret
 * @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`
 */
export async function changePassword(
  deps: AccountDeps,
  session: Session,
  { locale }: Asked,
  { currentPassword, password }: RouteInput<typeof passwordRoute>['body'],
): Promise<string> {
  await checkCurrent(deps, session, currentPassword);
  const { email: own } = await deps.db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', session.customer)
    .executeTakeFirstOrThrow();
  await checkUncommon(deps, password, own);
  const passwordHash = await deps.passwords.hash(password);
  const secret = await inTransaction(deps.db, async (trx) => {
    const { email } = await trx
      .updateTable('customer')
      .set({ password_hash: passwordHash, is_demo: false })
      .where('id', '=', session.customer)
      .returning('email')
      .executeTakeFirstOrThrow();
    await dropEntrances(trx, session.customer);
    await endSessions(trx, session.customer, session.id);
    await orderNotice(trx, deps, { customer: session.customer, to: email, locale });
    return renewSession(trx, session.id, deps.ids);
  });
  deps.note('password.changed', session.customer);
  return secret;
}

/**
 * Who is signed in proves to be the owner of the account.
 * @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`
 */
export async function checkCurrent(
  { db, locks, passwords, note }: AccountDeps,
  { id, customer }: Pick<Session, 'id' | 'customer'>,
  given: string,
) {
  // By session: one that was stolen locks its thief, not the owner.
  await locks.attempt('password', id).catch((refusal: unknown) => {
    note('password.locked', customer);
    throw refusal;
  });
  const account = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(account.password_hash, given))) throw fieldRefusal('currentPassword', 'password.wrong');
  await locks.release('password', id);
}

async function orderNotice(
  trx: Trx,
  { ids, jobs }: AccountDeps,
  { customer, to, locale }: { customer: string; to: string; locale: Locale },
) {
  const template = 'account.password-updated';
  const data = { uuid: customer, locale };
  const mail = { key: `${template} ${ids.uuid()}`, template, to, data, rank: 'link' } as const;
  await jobs.enqueue(trx, 'mail.send', mail, { priority: MAIL_PRIORITY.link });
}
