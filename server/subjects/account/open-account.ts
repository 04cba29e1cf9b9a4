import type { Locale } from '#core/domain/shop/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';
import { followCustomer } from '#server/subjects/newsletter/follow-customer.ts';

import type { AccountDeps } from './account-deps.ts';
import type { AccountMail } from './mails/mails.ts';

interface Proven {
  readonly customer: string;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * The address of an account is proven. The first time this opens the account: its owner is welcomed, and the shop hears
 * of the registration (domain 12). Not sooner, because anybody can register any address under any name.
 */
export async function openAccount(
  trx: Trx,
  { ids, jobs, shopEmail }: Pick<AccountDeps, 'ids' | 'jobs' | 'shopEmail'>,
  { customer, locale, now }: Proven,
): Promise<void> {
  const opened = await trx
    .updateTable('customer')
    .set({ verified_at: now })
    .where('id', '=', customer)
    .where('verified_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!opened) return;
  await followCustomer(trx, { customer, now }, ids);
  const mails: readonly MailOrder<AccountMail>[] = [
    { template: 'account.welcome', uuid: customer, to: opened.email, locale },
    { template: 'account.opened.shop', uuid: customer, to: shopEmail, locale, rank: 'shop' },
  ];
  for (const mail of mails) await orderMail({ trx, jobs }, mail);
}
