/** What of an order can be withdrawn from now, by the rules of the core (Code de la consommation, art. L221-18 s.). */
import * as v from 'valibot';

import { unitsInReturns } from '#core/contract/returns/returnable.ts';
import { awaitedUnits } from '#core/contract/withdrawal/awaited.ts';
import { toCancel, toShip } from '#core/domain/order/quantities.ts';
import { withdrawalPeriod, type WithdrawalPeriod } from '#core/domain/withdrawal/period.ts';
import { WITHDRAWAL_EXCLUSIONS, withdrawalScope, type WithdrawableLine } from '#core/domain/withdrawal/scope.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import { buyerIn, type Order } from '#server/subjects/orders/service/load-order.ts';
import { readReturns } from '#server/subjects/returns/read/read-returns.ts';

import { earlierOf } from './stored-withdrawals.ts';

const exclusion = v.nullable(v.picklist(WITHDRAWAL_EXCLUSIONS));

export interface Offer {
  readonly period: WithdrawalPeriod;
  readonly lines: readonly WithdrawableLine[];
}

export async function withdrawalOffer(
  db: Db | Trx,
  order: Order,
  { now, setting }: { readonly now: Date; readonly setting: ReadSetting },
): Promise<Offer> {
  const { row } = order;
  const place = { channel: row.area };
  const returns = await readReturns(db, { order: row.uuid });
  const stated = (await earlierOf(db, row.id)).map(({ lines, told }) => ({ lines, rma: told.rma, isDeclined: false }));
  const days = setting('sales.withdrawal.days', place);
  const period = withdrawalPeriod(row.delivered_at?.getTime() ?? null, now.getTime(), days);
  const isOpen = period.isOpen && row.status !== 'canceled' && setting('sales.withdrawal.enabled', place);
  const lines = order.lines.map((line) => {
    const reserved = v.parse(exclusion, line.row.withdrawal_exclusion);
    return {
      uuid: line.uuid,
      qtyOrdered: line.qtyOrdered,
      qtyCanceled: line.qtyCanceled,
      qtyRefunded: line.qtyRefunded,
      qtyInReturn: unitsInReturns(returns, line.uuid).inReturn,
      qtyAwaited: awaitedUnits(line, stated, returns),
      qtyToShip: line.isStockable ? toShip(line) : toCancel(line),
      exclusion: reserved,
      // Nobody orders a download here without giving the right up (`waiveWithdrawal`).
      isWaived: reserved === 'download',
    };
  });
  return {
    period: { ...period, isOpen },
    lines: withdrawalScope(lines, buyerIn(row.buyer).type === 'professional'),
  };
}
