/** What a buyer does with a return, from any of their devices (domain 6.2). */
import type { rmaCloseRoute, rmaMessageRoute, rmaReopenRoute } from '#core/contract/returns/rma-thread.ts';
import { isRmaOpen, rmaReopening } from '#core/domain/returns/rma-status.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ReturnMail } from '#server/subjects/returns/mails/mails.ts';
import { readReturns } from '#server/subjects/returns/read/read-returns.ts';
import { moveRma } from '#server/subjects/returns/service/move-rma.ts';
import type { Rma, RmaWork } from '#server/subjects/returns/service/rma-work.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { areUnitsFree, checkLines } from './check-return.ts';
import { ownRma } from './own-rma.ts';
import { orderRecord } from './store-rma.ts';

const workOf = (context: ChangeContext): RmaWork => ({ ...context, by: 'customer' });

/** When its state of now began. */
async function since({ trx }: ChangeContext, { id, created_at: created }: Rma): Promise<number> {
  const last = await trx
    .selectFrom('rma_status_change')
    .select('at')
    .where('rma_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return (last?.at ?? created).getTime();
}

/** The order of a return and its other returns. */
async function around(context: ChangeContext, uuid: string) {
  const { trx, person } = context;
  const [own] = await readReturns(trx, { customer: person.id, wanted: [uuid] });
  if (own === undefined) throw new Refusal('record.unknown');
  const others = (await readReturns(trx, { order: own.order })).filter((one) => one.uuid !== uuid);
  return { own, others, order: await orderRecord(context, own.order) };
}

/**
 * The buyer writes to the shop, which gets a mail; a return that was refused is looked at again for it, for 14 days. The
 * UUID of the message is unique for ever.
 * @throws Refusal `record.unknown`, `record.moved`, `order.notAllowed` once the return has ended
 */
export async function storeMessage(context: ChangeContext, args: RouteInput<typeof rmaMessageRoute>['body']) {
  const { trx, now } = context;
  const { uuid, message } = args;
  const rma = await ownRma(context, args.rma);
  const before = await trx
    .selectFrom('rma_message')
    .select(['rma_id', 'at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (before !== undefined) {
    if (before.rma_id !== rma.id) throw new Refusal('record.moved');
    return { uuid, at: before.at.toISOString() };
  }
  if (!isRmaOpen(rma.status)) throw new Refusal('order.notAllowed', { status: rma.status });
  await trx.insertInto('rma_message').values({ uuid, rma_id: rma.id, author: 'customer', message, at: now }).execute();
  const template: ReturnMail = 'rma.message.shop';
  await orderMail(context, { template, uuid, to: context.shopEmail, locale: 'fr_FR', rank: 'shop' });
  if (rma.status === 'refused') {
    const to = rmaReopening('refused', await since(context, rma), now.getTime(), true);
    const { order, own, others } = await around(context, args.rma);
    if (to !== null && areUnitsFree(order, others, own)) await moveRma(workOf(context), rma, { to });
  }
  return { uuid, at: now.toISOString() };
}

/** @throws Refusal `record.unknown`, `order.notAllowed` */
export async function closeRma(context: ChangeContext, args: RouteInput<typeof rmaCloseRoute>['body']) {
  const rma = await ownRma(context, args.rma);
  if (rma.status !== 'customer-closed') await moveRma(workOf(context), rma, { to: 'customer-closed' });
  return { status: 'customer-closed' as const };
}

/**
 * "Rouvrir": what was refused or solved, for 14 days; what the buyer closed, while its lines may still be sent back.
 * @throws Refusal `record.unknown`, `order.notAllowed`, and what a new request for its lines would be refused for
 */
export async function reopenRma(context: ChangeContext, args: RouteInput<typeof rmaReopenRoute>['body']) {
  const { now } = context;
  const rma = await ownRma(context, args.rma);
  if (rma.status === 'new_request' || rma.status === 'processing') return { status: rma.status };
  const to = rmaReopening(rma.status, await since(context, rma), now.getTime(), true);
  if (to !== 'new_request' && to !== 'processing') throw new Refusal('order.notAllowed', { status: rma.status });
  const { order, own, others } = await around(context, args.rma);
  if (to === 'new_request') checkLines(order, others, own, { now, setting: await context.settings() });
  else if (!areUnitsFree(order, others, own)) throw new Refusal('return.alreadyOpen');
  await moveRma(workOf(context), rma, { to });
  return { status: to };
}
