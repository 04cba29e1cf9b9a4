import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { buyerIn, loadOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

import { orderLink, orderOfLink } from './links.ts';
import { withdrawalOffer } from './offer.ts';
import { earlierOf } from './stored-withdrawals.ts';
import { withdraw } from './withdraw.ts';

type Routes = Pick<OnlineRoutes, 'api.withdrawals.request-link' | 'api.withdrawals.show' | 'api.withdrawals.store'>;
type By = RouteInput<Routes['api.withdrawals.show']>['body']['by'];

/** "Renoncer au contrat ici", with and without an account. */
export function withdrawalHandlers(deps: OrderDeps): {
  readonly [Name in keyof Routes]: (
    call: PersonCall,
    input: RouteInput<Routes[Name]>,
  ) => Promise<RouteAnswer<Routes[Name]>>;
} {
  return {
    'api.withdrawals.request-link': async (call, { body }) => {
      await requestLink(deps, call, body);
      return {};
    },
    'api.withdrawals.show': async (call, { body }) => {
      const order = await loadOrder(deps.db, await orderOf(deps, call, body.by));
      return shown(deps, call, order);
    },
    'api.withdrawals.store': async (call, { body: { by, ...statement } }) => {
      const uuid = await orderOf(deps, call, by);
      const doer = { kind: 'customer', id: await call.customer() } as const;
      return withOrder(deps, { uuid, now: call.now, by: doer }, (work, order) => withdraw(work, order, statement));
    },
  };
}

/**
 * UUID of the order somebody may withdraw from: their own, or that of their link.
 * @throws Refusal `record.unknown`, `auth.linkExpired`
 */
async function orderOf({ db }: OrderDeps, call: PersonCall, by: By): Promise<string> {
  if ('token' in by) {
    const uuid = await orderOfLink(db, by.token, call.now);
    if (uuid === null) throw new Refusal('auth.linkExpired');
    return uuid;
  }
  const customer = await call.customer();
  if (customer === null) throw new Refusal('record.unknown');
  const own = await db
    .selectFrom('sale_order')
    .select('uuid')
    .where('uuid', '=', by.order)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (own === undefined) throw new Refusal('record.unknown');
  return own.uuid;
}

async function requestLink(
  { db, ids, jobs }: OrderDeps,
  { now, locale }: PersonCall,
  { number, email }: RouteInput<Routes['api.withdrawals.request-link']>['body'],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('sale_order')
      .select(['id', 'buyer'])
      .where('number', '=', number.toUpperCase())
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined || buyerIn(order.buyer).email.toLowerCase() !== email) return;
    await orderLink(trx, { order: order.id, email, locale }, { ids, jobs, now });
  });
}

async function shown(
  { db }: OrderDeps,
  { now }: PersonCall,
  order: Order,
): Promise<RouteAnswer<Routes['api.withdrawals.show']>> {
  const { row } = order;
  const { period, lines } = await withdrawalOffer(db, order, { now, setting: await settingsIn(db) });
  const { firstName, lastName, email } = buyerIn(row.buyer);
  return {
    area: row.area,
    number: row.number,
    placedAt: row.placed_at.toISOString(),
    name: `${firstName} ${lastName}`.trim(),
    email,
    isOpen: period.isOpen,
    lastDay: period.lastDay,
    lines: lines.flatMap(({ uuid, quantity, unsent, obstacle, mustBeSealed }) => {
      const line = order.lines.find((one) => one.uuid === uuid);
      if (line === undefined) return [];
      const { name, sku } = line.row;
      return [{ uuid, name, sku, quantity, unsent, obstacle, mustBeSealed }];
    }),
    before: (await earlierOf(db, row.id)).map(({ told: { uuid, receivedAt } }) => ({ uuid, receivedAt })),
  };
}
