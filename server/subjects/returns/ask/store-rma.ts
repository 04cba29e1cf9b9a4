import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { rmaStoreRoute } from '#core/contract/returns/rma.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { readOrders } from '#server/subjects/orders/read/read-orders.ts';
import { buyerIn, lockOrder } from '#server/subjects/orders/service/load-order.ts';
import type { ReturnMail } from '#server/subjects/returns/mails/mails.ts';
import { readReasons } from '#server/subjects/returns/read/read-reasons.ts';
import { readReturns } from '#server/subjects/returns/read/read-returns.ts';
import { openRma } from '#server/subjects/returns/service/open-rma.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { checkLines, checkReasons } from './check-return.ts';
import { photosAtMost } from './photos-at-most.ts';

type StoreArgs = RouteInput<typeof rmaStoreRoute>['body'];

/**
 * Takes a return request (domain 6.1, 6.3). The order is locked, so that two requests for the same units are seen one
 * after the other; the UUID given by the device is unique for ever: asked again, the same return answers.
 * @throws Refusal of `rmaStoreRoute`; `record.unknown` for somebody else's order
 */
export async function storeRma(context: ChangeContext, args: StoreArgs) {
  const { trx, person, now } = context;
  const order = await lockOrder(trx, args.order);
  if (person.kind !== 'customer' || order.customerId !== person.id) throw new Refusal('record.unknown');
  const before = await findRma(context, args.uuid);
  if (before !== null) return before;
  const setting = await context.settings();
  checkLines(await orderRecord(context, args.order), await readReturns(trx, { order: args.order }), args, {
    now,
    setting,
  });
  checkReasons(await readReasons(trx), args, photosAtMost(setting, order.row.area));
  const idOf = new Map(order.lines.map(({ row }) => [row.uuid, row.id]));
  const { email } = buyerIn(order.row.buyer);
  const made = await openRma(
    { ...context, by: 'customer' },
    {
      uuid: args.uuid,
      orderId: order.row.id,
      customerId: person.id,
      email,
      locale: context.locale,
      type: args.type,
      packageCondition: args.packageCondition,
      information: args.information,
      preferredResolution: args.preferredResolution,
      lines: args.lines.flatMap(({ line, quantity, reason }) => {
        const id = idOf.get(line);
        return id === undefined ? [] : [{ line: id, quantity, reason }];
      }),
    },
  );
  if (made === null) throw new Refusal('record.moved');
  await tellCreated(context, { uuid: args.uuid, email, locale: context.locale });
  return { uuid: args.uuid, number: made.number };
}

/** @throws Refusal `record.moved` when somebody else's return has this UUID */
async function findRma({ trx, person }: ChangeContext, uuid: string) {
  const found = await trx
    .selectFrom('rma')
    .select(['number', 'customer_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.customer_id !== person.id) throw new Refusal('record.moved');
  return { uuid, number: found.number };
}

/** The order as its buyer sees it: what is judged here is what their device judged. */
export async function orderRecord(
  { trx, person }: Pick<ChangeContext, 'trx' | 'person'>,
  uuid: string,
): Promise<OrderRecord> {
  const [record] = await readOrders(trx, person, [uuid]);
  if (record === undefined) throw new Refusal('record.unknown');
  return record;
}

/** Mail 32 of domain 12. */
export async function tellCreated(
  { trx, jobs, shopEmail }: Pick<ChangeContext, 'trx' | 'jobs' | 'shopEmail'>,
  { uuid, email, locale }: { readonly uuid: string; readonly email: string; readonly locale: ChangeContext['locale'] },
): Promise<void> {
  const customer: ReturnMail = 'rma.created.customer';
  const shop: ReturnMail = 'rma.created.shop';
  await orderMail({ trx, jobs }, { template: customer, uuid, to: email, locale });
  await orderMail({ trx, jobs }, { template: shop, uuid, to: shopEmail, locale: 'fr_FR', rank: 'shop' });
}
