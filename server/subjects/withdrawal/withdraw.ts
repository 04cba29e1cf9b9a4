/**
 * A withdrawal is received (Code de la consommation, art. L221-21; domain 6.4): acknowledged at once, what was not sent
 * is cancelled, what was sent is waited for.
 */
import { rmaKind } from '#core/contract/returns/rma-record.ts';
import type { withdrawalStoreRoute } from '#core/contract/withdrawal/withdrawals.ts';
import { splitWithdrawal } from '#core/domain/withdrawal/scope.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { buyerIn, type Order } from '#server/subjects/orders/service/load-order.ts';
import type { OrderWork } from '#server/subjects/orders/service/order-work.ts';
import type { Unit } from '#server/subjects/orders/read/withdrawn-units.ts';
import { openRma } from '#server/subjects/returns/service/open-rma.ts';

import { withdrawalOffer, type Offer } from './offer.ts';
import { releaseUnsent } from './release-unsent.ts';
import { earlierOf, findWithdrawal, isSameSet } from './stored-withdrawals.ts';

type StoreBody = RouteInput<typeof withdrawalStoreRoute>['body'];
type Told = RouteAnswer<typeof withdrawalStoreRoute>;
export type Statement = Omit<StoreBody, 'by'>;

/** What the buyer gives as reason for a return that needs none. */
const REASON = 'changed-mind';

/**
 * The UUID given by the device is unique for ever, and nothing is withdrawn from twice: asked again about the same lines,
 * the first withdrawal answers.
 * @throws Refusal `withdrawal.closed`, `record.moved` when the UUID is another order's withdrawal
 */
export async function withdraw(work: OrderWork, order: Order, statement: Statement): Promise<Told> {
  const { trx, now } = work;
  const { number } = order.row;
  const before = await findWithdrawal(trx, statement.uuid);
  if (before !== null) {
    if (before.orderId !== order.row.id) throw new Refusal('record.moved');
    return { ...before.told, number };
  }
  const offer = await withdrawalOffer(trx, order, { now, setting: await work.settings() });
  const wanted = statement.lines ?? wholeOrder(offer);
  if (!offer.period.isOpen || wanted.length === 0 || !isOffered(offer, wanted)) {
    const earlier = await earlierOf(trx, order.row.id);
    const same = earlier.findLast((one) => statement.lines === null || isSameSet(one.lines, wanted));
    if (same !== undefined) return { ...same.told, number };
    throw new Refusal('withdrawal.closed', { reason: offer.period.isOpen ? 'nothingLeft' : 'period' });
  }
  const parts = wanted.map(({ line, quantity }) => ({ line, ...splitWithdrawal(lineOf(offer, line), quantity) }));
  const rma = await openReturn(
    work,
    order,
    statement,
    parts.map(({ line, toReturn }) => ({ line, quantity: toReturn })).filter(({ quantity }) => quantity > 0),
  );
  await trx
    .insertInto('withdrawal')
    .values({
      uuid: statement.uuid,
      order_id: order.row.id,
      customer_id: order.customerId,
      name: statement.name,
      email: statement.email,
      lines: JSON.stringify(wanted),
      reason: statement.reason,
      status: 'received',
      rma_id: rma?.id ?? null,
      received_at: now,
      acknowledged_at: now,
    })
    .execute();
  const unsent = Object.fromEntries(parts.flatMap(({ line, unsent: count }) => (count > 0 ? [[line, count]] : [])));
  if (Object.keys(unsent).length > 0) await releaseUnsent(work, order, unsent);
  await tell(work, order, statement);
  return { uuid: statement.uuid, receivedAt: now.toISOString(), number, rma: rma?.number ?? null };
}

const wholeOrder = ({ lines }: Offer): readonly Unit[] =>
  lines.flatMap(({ uuid, quantity }) => (quantity > 0 ? [{ line: uuid, quantity }] : []));

const isOffered = ({ lines }: Offer, wanted: readonly Unit[]): boolean =>
  wanted.every(({ line, quantity }) => lines.some((one) => one.uuid === line && quantity <= one.quantity));

function lineOf({ lines }: Offer, uuid: string): Offer['lines'][number] {
  const line = lines.find((one) => one.uuid === uuid);
  if (line === undefined) throw new Refusal('withdrawal.closed');
  return line;
}

/** What was sent comes back: the shop waits for it, and asks for no reason. */
async function openReturn(work: OrderWork, order: Order, { reason }: Statement, units: readonly Unit[]) {
  if (units.length === 0) return null;
  const uuid = work.ids.uuid();
  const { row, lines } = order;
  const made = await openRma(
    { ...work, by: 'customer' },
    {
      uuid,
      orderId: row.id,
      customerId: order.customerId,
      email: buyerIn(row.buyer).email,
      locale: row.locale,
      type: 'withdrawal',
      packageCondition: 'unopened',
      information: reason ?? '',
      preferredResolution: 'refund',
      lines: units.flatMap(({ line, quantity }) => {
        const found = lines.find((one) => one.uuid === line);
        return found === undefined ? [] : [{ line: found.row.id, quantity, reason: REASON }];
      }),
    },
  );
  work.touch(rmaKind.key(uuid));
  return made;
}

/** Mail 35 of domain 12. The acknowledgement waits for no limit: the law wants it at once. */
async function tell(work: OrderWork, { row }: Order, { uuid, email }: Statement): Promise<void> {
  const { locale } = row;
  await orderMail(work, { template: 'withdrawal.received.customer', uuid, to: email, locale, rank: 'link' });
  const shop = { template: 'withdrawal.received.shop', uuid, to: work.shopEmail } as const;
  await orderMail(work, { ...shop, locale: 'fr_FR', rank: 'shop' });
}
