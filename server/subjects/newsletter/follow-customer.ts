import { AREAS } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

/** The box of the account (`customer-fields.ts`), as the row keeps it. */
const CONSENT_TEXT = 'Lettre de la boutique';

interface Choice {
  readonly customer: string;
  readonly now: Date;
}

/**
 * Subscriptions follow what a customer chose, under the address of the account: it was proven, which is what a link of
 * the newsletter would prove. Called in the transaction that writes choice, address or proof of it.
 */
export async function followCustomer(trx: Trx, { customer, now }: Choice, ids: Ids): Promise<void> {
  const account = await trx
    .selectFrom('customer')
    .select(['email', 'newsletter', 'locale', 'verified_at'])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  const wants = account.newsletter && account.verified_at !== null;
  const ended = trx
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', unsubscribed_at: now, updated_at: now, confirm_hash: null })
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('state', '!=', 'unsubscribed');
  // the address the account had before
  await ended.where('customer_id', '=', customer).where('email', '!=', account.email).execute();
  if (wants) await subscribe(trx, { customer, now, email: account.email, locale: account.locale }, ids);
  else if (account.verified_at !== null) await ended.where('email', '=', account.email).execute();
}

async function subscribe(
  trx: Trx,
  { customer, now, email, locale }: Choice & { readonly email: string; readonly locale: Locale },
  ids: Ids,
): Promise<void> {
  const given = { customer_id: customer, state: 'subscribed', source: 'account', consent_text: CONSENT_TEXT } as const;
  const rows = AREAS.map((area) => ({
    uuid: ids.uuid(),
    email,
    area,
    locale,
    token: ids.secret(),
    request: ids.uuid(),
  }));
  const at = { requested_at: now, confirmed_at: now, created_at: now, updated_at: now };
  await trx
    .insertInto('subscriber')
    .values(rows.map((row) => ({ ...row, ...given, ...at })))
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'area'])
        .doUpdateSet(({ eb }) => ({
          ...given,
          rev: eb('subscriber.rev', '+', 1),
          confirmed_at: now,
          unsubscribed_at: null,
          confirm_hash: null,
          updated_at: now,
        }))
        .where('subscriber.state', '!=', 'subscribed'),
    )
    .execute();
}
