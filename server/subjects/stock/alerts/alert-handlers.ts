import { sql } from 'kysely';

import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { SOLD_AS_ONE } from '#server/database/product-types.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { confirmAlert, endAlert, requestAlert } from './request-alert.ts';
import { isOfferedNow } from './saleable.ts';

type Routes = Pick<OnlineRoutes, `api.stock-alerts.${'store' | 'confirm' | 'destroy'}`>;

export function alertHandlers(deps: Pick<ShopTools, 'db' | 'ids' | 'jobs'>): Handlers<Routes> {
  const { db } = deps;
  return {
    'api.stock-alerts.store': async (call, { body: { email, sku } }) => {
      const { now, locale } = call;
      const article = await findArticle(db, sku);
      if (article === undefined) throw new Refusal('record.unknown');
      const setting = await settingsIn(db);
      if (!setting('emails.general.notifications.back_in_stock', { channel: article.area }))
        throw new Refusal('stockAlert.closed');
      const isConfirmed = await isOwn(db, await call.session(), email);
      const asked = { email, product: article.id, locale, isConfirmed };
      await inTransaction(db, (trx) => requestAlert(trx, asked, { ...deps, now }));
      return { isConfirmed };
    },
    'api.stock-alerts.confirm': async ({ now }, { body: { token } }) =>
      orExpired(await inTransaction(db, (trx) => confirmAlert(trx, token, now))),
    'api.stock-alerts.destroy': async ({ now }, { body: { token } }) =>
      orExpired(await inTransaction(db, (trx) => endAlert(trx, token, now))),
  };
}

/** @throws Refusal `auth.linkExpired` */
function orExpired<Found>(found: Found | null): Found {
  if (found === null) throw new Refusal('auth.linkExpired');
  return found;
}

async function findArticle(db: Db, sku: string): Promise<{ id: number; area: Area } | undefined> {
  const { rows } = await sql<{ id: number; area: Area }>`
    select p.id, p.area from product p
    where lower(p.sku) = lower(${sku}) and p.type = ${SOLD_AS_ONE} and ${isOfferedNow('p')}`.execute(db);
  return rows[0];
}

/** The address of the account that asks, which was proven. */
async function isOwn(db: Db, session: { readonly customer: string } | null, email: string): Promise<boolean> {
  if (session === null) return false;
  const own = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', session.customer)
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return own !== undefined;
}
