/** Moves a return on (domain 6.2): the one table of moves is asked, the history is written, its buyer gets a mail. */
import type { RmaParcel } from '#core/contract/returns/rma-record.ts';
import { findRmaMove, rmaDeadline, type RmaNeed, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { RmaResolution } from '#core/domain/returns/rma.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';

import { settleWithdrawals } from '#server/subjects/orders/service/refund/settle-withdrawals.ts';
import type { ReturnMail } from '#server/subjects/returns/mails/mails.ts';
import { receiveUnits, type ReceivedUnits } from './receive-units.ts';
import type { Rma, RmaWork } from './rma-work.ts';

/** What a move is made with; which of it a move needs is said by the table. */
export interface RmaStep {
  readonly to: RmaStatus;
  /** Shown to the buyer where something is refused. */
  readonly reason?: string | null;
  /** What was in the parcel, by UUID of the order's line. */
  readonly received?: Readonly<Record<string, ReceivedUnits>>;
  /** Gives the money back in this transaction; answers the UUID of the refund. */
  readonly refund?: (work: RmaWork, rma: Rma) => Promise<string>;
  readonly parcel?: RmaParcel;
  readonly resolution?: RmaResolution;
}

const ENDS: ReadonlySet<RmaStatus> = new Set(['solved', 'refused', 'customer-closed']);

const isGiven: Readonly<Record<RmaNeed, (step: RmaStep) => boolean>> = {
  reason: ({ reason }) => (reason ?? '').trim() !== '',
  quantities: ({ received }) => received !== undefined,
  refund: ({ refund }) => refund !== undefined,
  shipment: ({ parcel }) => parcel !== undefined,
};

/** What was granted, where the state says it. */
const GRANTED: Readonly<Partial<Record<RmaStatus, RmaResolution>>> = {
  refunded: 'refund',
  new_parcel_sent: 'exchange',
};

/** @throws Refusal `order.notAllowed` for a move that is in no row of the table, or without what it needs */
export async function moveRma(work: RmaWork, rma: Rma, step: RmaStep): Promise<void> {
  const { trx, now, by } = work;
  const { to, reason = null } = step;
  const move = findRmaMove(rma.status, to, by);
  if (move === null) throw new Refusal('order.notAllowed', { from: rma.status, to });
  if (move.needs !== null && !isGiven[move.needs](step)) {
    throw new Refusal('order.notAllowed', { from: rma.status, to, needs: move.needs });
  }
  if (step.received !== undefined) await receiveUnits(work, rma, step.received);
  const refund = step.refund === undefined ? null : await step.refund(work, rma);
  const granted = step.resolution ?? GRANTED[to];
  const deadline = rmaDeadline(to, now.getTime());
  await trx
    .updateTable('rma')
    .set((row) => ({
      status: to,
      rev: row('rev', '+', 1),
      updated_at: now,
      deadline_at: deadline === null ? null : new Date(deadline),
      closed_at: ENDS.has(to) ? now : null,
      refusal_reason: to === 'refused' ? reason : null,
      ...(to === 'returned' ? { received_at: now } : {}),
      ...(granted === undefined ? {} : { granted_resolution: granted }),
      ...(refund === null ? {} : { refund_uuid: refund }),
      ...(step.parcel === undefined ? {} : { new_parcel: JSON.stringify(step.parcel) }),
    }))
    .where('id', '=', rma.id)
    .execute();
  await settleWithdrawals(trx, rma.order_id);
  await noteMove(work, rma, rma.status, to, reason);
}

/** Writes a state into the history of a return and orders the mail about it; its first state has a mail of its own. */
export async function noteMove(
  { trx, now, jobs, by, admin }: Pick<RmaWork, 'trx' | 'now' | 'jobs' | 'by' | 'admin'>,
  { id, email, locale }: Pick<Rma, 'id' | 'email' | 'locale'>,
  from: RmaStatus | null,
  to: RmaStatus,
  reason: string | null,
): Promise<void> {
  const { uuid } = await trx
    .insertInto('rma_status_change')
    .values({ rma_id: id, from_status: from, to_status: to, actor: by, actor_id: admin ?? null, reason, at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  if (from === null) return;
  const template: ReturnMail = 'rma.moved.customer';
  await orderMail({ trx, jobs }, { template, uuid, to: email, locale });
}
