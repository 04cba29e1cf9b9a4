import { Refusal } from '#core/wire/refusal.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { isOpenRequest } from '#server/platform/personal/open-requests.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';

import type { AccountDeps } from '../account-deps.ts';
import { obstaclesOf } from './obstacles.ts';
import type { AccountMail } from '../mails/mails.ts';
import { checkCurrent } from '../passwords/new-password.ts';
import type { Session } from '#server/platform/identity/session.ts';

/**
 * Forgets a customer who proves to be the owner of the account, and tells the address a last time.
 * @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`, `account.busy` with what has to end first
 */
export async function destroyAccount(
  deps: AccountDeps,
  session: Session,
  { now, locale }: { now: Date; locale: Locale },
  given: string,
): Promise<void> {
  await checkCurrent(deps, session, given);
  const { customer } = session;
  await inTransaction(deps.db, async (trx) => {
    await checkFree(trx, customer);
    await noteErasure(trx, deps, { customer, now, locale });
    await forgetCustomer(trx, deps, { customer, now, locale });
  });
  deps.note('account.forgotten', customer);
}

/** That somebody wants to be forgotten, where the shop does not know it yet; forgetting them answers it. */
export async function noteErasure(
  trx: Trx,
  { ids }: Pick<AccountDeps, 'ids'>,
  { customer, now, locale }: { customer: string; now: Date; locale: Locale },
): Promise<void> {
  const asked = { uuid: ids.uuid(), customer_id: customer, type: 'erasure', status: 'processing', locale } as const;
  await trx
    .insertInto('data_request')
    .values({ ...asked, received_on: dayInParis(now.getTime()), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'type']).where(isOpenRequest()).doNothing())
    .execute();
}

/** @throws Refusal `account.busy` with what has to end first */
export async function checkFree(trx: Trx, customer: string): Promise<void> {
  const [first] = await obstaclesOf(trx, customer);
  if (first !== undefined) throw new Refusal('account.busy', { reason: first.kind, number: first.number });
}

/** @returns false for an account that is gone already */
export async function forgetCustomer(
  trx: Trx,
  { forget, jobs }: Pick<AccountDeps, 'forget' | 'jobs'>,
  { customer, now, locale }: { customer: string; now: Date; locale: Locale },
): Promise<boolean> {
  const account = await trx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customer)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (!account) return false;
  const { email } = account;
  await forget(trx, { customer, email, now });
  // After it: the queue holds nothing else for this address.
  const mail: MailOrder<AccountMail> = { template: 'account.forgotten', uuid: customer, to: email, locale };
  await orderMail({ trx, jobs }, mail);
  return true;
}

/** Forgets an address, with its account where it has one. @returns whether it had */
export async function forgetAddress(
  trx: Trx,
  tools: Pick<AccountDeps, 'forget' | 'jobs'>,
  email: string,
  now: Date,
): Promise<boolean> {
  const account = await trx
    .selectFrom('customer')
    .select(['id', 'locale'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (account) return forgetCustomer(trx, tools, { customer: account.id, now, locale: account.locale });
  await tools.forget(trx, { customer: null, email, now });
  return false;
}
