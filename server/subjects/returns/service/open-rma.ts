import { documentNumber, counterScope, type NumberFormat } from '#core/domain/order/document-number.ts';
import { firstRmaStatus, rmaDeadline, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { PackageCondition, RmaResolution, RmaType } from '#core/domain/returns/rma.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { nextNumber } from '#server/subjects/orders/next-number.ts';

import { noteMove } from './move-rma.ts';
import type { RmaWork } from './rma-work.ts';

const FORMAT: NumberFormat = { prefix: 'RMA', length: 8, suffix: '', yearlyReset: false };

export interface NewRma {
  readonly uuid: string;
  readonly orderId: number;
  readonly customerId: string | null;
  readonly email: string;
  readonly locale: Locale;
  readonly type: RmaType;
  readonly packageCondition: PackageCondition;
  readonly information: string;
  readonly preferredResolution: RmaResolution;
  /** `line`: id of the order's line. */
  readonly lines: readonly { readonly line: number; readonly quantity: number; readonly reason: string }[];
}

/** Writes a return with its number and first state. @returns null where a return has this UUID already */
export async function openRma(
  work: Pick<RmaWork, 'trx' | 'now' | 'jobs' | 'by'>,
  asked: NewRma,
): Promise<{ readonly id: number; readonly number: string; readonly status: RmaStatus } | null> {
  const { trx, now } = work;
  const status = firstRmaStatus(asked.type);
  const deadline = rmaDeadline(status, now.getTime());
  const at = now.getTime();
  // A UUID that is taken would cost a number: the series has no gap.
  const before = await trx.selectFrom('rma').select('id').where('uuid', '=', asked.uuid).executeTakeFirst();
  if (before !== undefined) return null;
  const number = documentNumber(FORMAT, await nextNumber(trx, 'rma', counterScope(FORMAT, at)), at);
  const { id } = await trx
    .insertInto('rma')
    .values({
      uuid: asked.uuid,
      number,
      order_id: asked.orderId,
      customer_id: asked.customerId,
      email: asked.email,
      locale: asked.locale,
      status,
      type: asked.type,
      package_condition: asked.packageCondition,
      information: asked.information,
      preferred_resolution: asked.preferredResolution,
      deadline_at: deadline === null ? null : new Date(deadline),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('rma_line')
    .values(asked.lines.map(({ line, quantity, reason }) => ({ rma_id: id, order_line_id: line, quantity, reason })))
    .execute();
  await noteMove(work, { id, email: asked.email, locale: asked.locale }, null, status, null);
  return { id, number, status };
}
