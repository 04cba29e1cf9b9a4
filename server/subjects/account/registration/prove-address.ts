import type { emailRoute } from '#core/contract/account/account.ts';
import type { verifyRoute } from '#core/contract/account/auth.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { MAIL_PRIORITY } from '#server/platform/jobs/job-kinds.ts';
import { inTransaction, isTaken, type Trx } from '#server/database/transaction.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import { followCustomer } from '#server/subjects/newsletter/follow-customer.ts';

import type { AccountDeps } from '../account-deps.ts';
import { checkProbes, tellOfAddress } from '../address-probes.ts';
import { orderLink, useLink } from '../mails/account-links.ts';
import { checkCurrent } from '../passwords/new-password.ts';
import { openAccount } from '../open-account.ts';
import { fieldRefusal } from '../profile.ts';
import type { Session } from '#server/platform/identity/session.ts';

type Proven = RouteAnswer<typeof verifyRoute>;

/**
 * Asks for another address: it gets a link, and the account keeps the old one until that is followed. The old one hears
 * of it at once, with a link for a new password, which stops the change whoever asked for it.
 * @throws Refusal `input.invalid` at `currentPassword` or `email`, `auth.tooManyAttempts`, `attempts.exceeded`
 */
export async function askForEmail(
  deps: AccountDeps,
  session: Session,
  { now, locale }: { now: Date; locale: Locale },
  { email, currentPassword }: RouteInput<typeof emailRoute>['body'],
): Promise<void> {
  await checkProbes(deps, 'taken');
  await checkCurrent(deps, session, currentPassword);
  const { customer } = session;
  const taken = await deps.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) throw await tellOfAddress(deps, 'taken');
  await inTransaction(deps.db, async (trx) => {
    await orderLink(trx, { customer, purpose: 'email', email, locale }, { ...deps, now });
    const before = await trx
      .selectFrom('customer')
      .select(['email', 'locale'])
      .where('id', '=', customer)
      .executeTakeFirstOrThrow();
    const stop = { customer, purpose: 'reset', template: 'account.email-asked', ...before } as const;
    await orderLink(trx, stop, { ...deps, now });
  });
  deps.note('email.asked', customer);
}

/**
 * Follows the link of a mail: the address of a new account is proven, or an account takes its new address.
 * @throws Refusal `auth.linkExpired`; `input.invalid` at `password`, which leaves the link as it was, or at `email` when somebody else took the address meanwhile
 */
export async function proveAddress(
  deps: AccountDeps,
  { token, password }: RouteInput<typeof verifyRoute>['body'],
  now: Date,
): Promise<Proven> {
  const proving = inTransaction(deps.db, async (trx): Promise<{ customer: string; proven: Proven }> => {
    const link = await useLink(trx, token, ['verify', 'email'], now);
    if (!link) throw new Refusal('auth.linkExpired');
    const { customer, email, locale } = link;
    await checkPassword(trx, deps, customer, password);
    if (link.purpose === 'email') await moveAccount(trx, deps, { customer, email, locale, now });
    else await openAccount(trx, deps, { customer, locale, now });
    return { customer, proven: { purpose: link.purpose === 'email' ? 'email' : 'verify', email } };
  });
  const { customer, proven } = await proving.catch((error: unknown) => {
    throw isTaken(error, 'managed_customer_email') ? fieldRefusal('email', 'email.taken') : error;
  });
  if (proven.purpose === 'email') deps.note('email.changed', customer);
  return proven;
}

async function checkPassword(trx: Trx, { passwords }: AccountDeps, customer: string, given: string): Promise<void> {
  const { password_hash: stored } = await trx
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(stored, given))) throw fieldRefusal('password', 'password.wrong');
}

interface Move {
  readonly customer: string;
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** The account's devices see the new address; both addresses are told. */
async function moveAccount(trx: Trx, { ids, jobs }: AccountDeps, { customer, email, locale, now }: Move) {
  const before = await trx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customer)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('customer')
    .set({ email, verified_at: now, updated_at: now })
    .where('id', '=', customer)
    .execute();
  await followCustomer(trx, { customer, now }, ids);
  const template = 'account.email-changed';
  const data = { uuid: customer, locale };
  for (const to of [before.email, email]) {
    const mail = { key: `${template} ${ids.uuid()}`, template, to, data, rank: 'link' } as const;
    await jobs.enqueue(trx, 'mail.send', mail, { priority: MAIL_PRIORITY.link });
  }
  await advanceChannel(trx, personName(customerPerson(customer)), [{ entity: 'profile' }], { ids, now });
}
