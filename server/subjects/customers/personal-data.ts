/** What a customer may ask of the shop about their data, done by whoever works here (domain 4.8). */
import type { customerDataRoute } from '#core/contract/admin/customers/data.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { AccountDeps } from '#server/subjects/account/account-deps.ts';
import { checkFree, forgetCustomer, noteErasure } from '#server/subjects/account/closure/destroy-account.ts';
import { listData, orderExport } from '#server/subjects/account/data/data-requests.ts';

import { checkCustomer } from './read-beside.ts';

export type PersonalDataDeps = Pick<AccountDeps, 'db' | 'ids' | 'jobs' | 'forget' | 'note'>;

/** @throws Refusal `record.unknown` */
export async function dataOf(db: Db, customer: string, now: Date): Promise<RouteAnswer<typeof customerDataRoute>> {
  await checkCustomer(db, customer);
  const { export: last, obstacles } = await listData(db, customer, now);
  return { export: last === null ? null : { state: last.state, askedAt: last.askedAt }, obstacles };
}

/** @throws Refusal `record.unknown`, also for somebody the shop has forgotten */
export function sendData(deps: PersonalDataDeps, customer: string, now: Date): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const locale = await localeOf(trx, customer);
    await orderExport(trx, deps, { customer, locale, now });
  });
}

/**
 * Forgets a customer as if they had asked for it themselves.
 * @throws Refusal `record.unknown`, `account.busy` with what has to end first
 */
export async function eraseCustomer(deps: PersonalDataDeps, customer: string, now: Date): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const locale = await localeOf(trx, customer);
    await checkFree(trx, customer);
    await noteErasure(trx, deps, { customer, now, locale });
    await forgetCustomer(trx, deps, { customer, now, locale });
  });
  deps.note('account.forgotten.byShop', customer);
}

async function localeOf(trx: Trx, customer: string): Promise<Locale> {
  const found = await trx
    .selectFrom('customer')
    .select('locale')
    .where('id', '=', customer)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('record.unknown');
  return found.locale;
}
