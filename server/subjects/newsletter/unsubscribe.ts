import type { Trx } from '#server/database/transaction.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import type { NewsletterTools } from './subscriptions.ts';

/**
 * Ends every letter to the address whose letter has this secret, in both areas, and the choice of its customer, whose
 * devices hear of it. Repeated, it answers the same. Null: no letter has this secret.
 */
export async function unsubscribe(
  trx: Trx,
  token: string,
  { ids, jobs, now }: NewsletterTools,
): Promise<{ email: string } | null> {
  const letter = await trx
    .selectFrom('subscriber')
    .select(['email', 'locale', 'request'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (letter === undefined) return null;
  const { email, locale, request } = letter;
  const ended = await trx
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', unsubscribed_at: now, updated_at: now, confirm_hash: null })
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('email', '=', email)
    .where('state', '!=', 'unsubscribed')
    .returning('uuid')
    .execute();
  if (ended.length === 0) return { email };
  await orderMail({ trx, jobs }, { template: 'newsletter.goodbye', uuid: request, to: email, locale });
  const customer = await trx
    .updateTable('customer')
    .set({ newsletter: false, updated_at: now })
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('email', '=', email)
    .where('newsletter', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (customer !== undefined)
    await advanceChannel(trx, personName(customerPerson(customer.id)), [{ entity: 'profile' }], { ids, now });
  return { email };
}
