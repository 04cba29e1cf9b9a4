/** Asking for everything the shop holds of a customer, and fetching it (domain 4.8). */
import { sql } from 'kysely';

import type { dataIndexRoute } from '#core/contract/account/data-requests.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { Db } from '#server/database/connection.ts';
import { isOpenRequest } from '#server/platform/personal/open-requests.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { RawFile } from '#server/platform/raw-file.ts';

import type { AccountDeps } from '../account-deps.ts';
import { obstaclesOf } from '../closure/obstacles.ts';
import { checkCurrent } from '../passwords/new-password.ts';
import type { Session } from '#server/platform/identity/session.ts';

type Told = RouteAnswer<typeof dataIndexRoute>;

/** How many rows of requests are kept for the page: the last one says all. */
export async function listData(db: Db, customer: string, now: Date): Promise<Told> {
  const last = await db
    .selectFrom('data_request')
    .select(['uuid', 'ordered_at', 'expires_at'])
    .where('customer_id', '=', customer)
    .where('ordered_at', 'is not', null)
    .orderBy('ordered_at', 'desc')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst();
  return {
    export:
      last === undefined
        ? null
        : {
            uuid: last.uuid,
            state: last.expires_at === null ? 'pending' : last.expires_at > now ? 'ready' : 'expired',
            askedAt: (last.ordered_at ?? now).toISOString(),
            until: last.expires_at?.toISOString() ?? null,
          },
    obstacles: [...(await obstaclesOf(db, customer))],
  };
}

/**
 * Asks for the file, under the password of the account; one that is being made answers whoever asks again.
 * @throws Refusal `input.invalid` at `currentPassword`, `auth.tooManyAttempts`
 */
export async function askForData(
  deps: AccountDeps,
  session: Session,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
  given: string,
): Promise<{ uuid: string }> {
  await checkCurrent(deps, session, given);
  return inTransaction(deps.db, (trx) => orderExport(trx, deps, { customer: session.customer, locale, now }));
}

/** One that is being made is the one that is asked for; what was asked by letter is answered by it. */
export async function orderExport(
  trx: Trx,
  { ids, jobs }: Pick<AccountDeps, 'ids' | 'jobs'>,
  { customer, locale, now }: { readonly customer: string; readonly locale: Locale; readonly now: Date },
): Promise<{ uuid: string }> {
  const made = await trx
    .insertInto('data_request')
    .values({
      uuid: ids.uuid(),
      customer_id: customer,
      type: 'export',
      status: 'processing',
      locale,
      received_on: dayInParis(now.getTime()),
      ordered_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'type'])
        .where(isOpenRequest())
        .doUpdateSet({
          status: 'processing',
          locale,
          ordered_at: sql`coalesce(data_request.ordered_at, ${now})`,
          rev: sql`data_request.rev + 1`,
          updated_at: now,
        }),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await jobs.enqueue(trx, 'account.export', { uuid: made.uuid });
  return { uuid: made.uuid };
}

/** @throws Refusal `record.unknown` for somebody else's, one that is being made, and one whose time is over */
export async function dataFile(db: Db, customer: string, uuid: string, now: Date): Promise<RawFile> {
  const found = await db
    .selectFrom('data_request')
    .select(['archive', 'handled_at'])
    .where('uuid', '=', uuid)
    .where('customer_id', '=', customer)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (found?.archive === undefined || found.archive === null) throw new Refusal('record.unknown');
  const day = (found.handled_at ?? now).toISOString().slice(0, 10);
  return new RawFile(`mes-donnees-${day}.zip`, 'application/zip', Uint8Array.from(found.archive));
}
