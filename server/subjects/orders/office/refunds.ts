/** Money given back by the back office: worked out first, then done, and followed until it has left (domain 4.5). */
import type { refundOrderRoute, refundPreviewRoute, settleRefundRoute } from '#core/contract/admin/orders/moves.ts';
import { adminActions } from '#core/domain/order/actions.ts';
import { refundParts } from '#core/domain/order/refund-parts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { loadOrder } from '#server/subjects/orders/service/load-order.ts';
import type { OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import { retryRefund, settleRefund } from '#server/subjects/orders/service/refund/refund-money.ts';
import { refundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';

import { onOrder } from './on-order.ts';
import { sourcesOf } from './sources.ts';

/** @throws Refusal `record.unknown`, and why nothing could be given back so */
export async function previewRefund(
  db: Db,
  uuid: string,
  asked: RouteInput<typeof refundPreviewRoute>['body'],
): Promise<RouteAnswer<typeof refundPreviewRoute>> {
  const parts = refundParts(await loadOrder(db, uuid), { ...asked, isDepreciated: false });
  if (typeof parts === 'string') throw new Refusal(parts);
  return { total: parts.total, tax: parts.tax };
}

/** @throws Refusal as `refundOrder`, `record.unknown` for a place of stock that is none */
export const refundByShop = (
  deps: OrderDeps,
  step: OfficeStep,
  { id, restock, ...asked }: RouteInput<typeof refundOrderRoute>['body'],
): Promise<void> =>
  onOrder(
    deps,
    step,
    async (work, order) => {
      if (!adminActions(order.facts).refund) throw new Refusal('order.notAllowed', { trigger: 'refund' });
      if (restock !== null) {
        const known = await sourcesOf(work.trx, order);
        if (known.every(({ code }) => code !== restock.source))
          throw new Refusal('record.unknown', { source: restock.source });
      }
      await refundOrder(work, order, { ...asked, uuid: id, isDepreciated: false, restock });
    },
    async ({ trx }, order) => {
      const before = trx
        .selectFrom('refund')
        .select('uuid')
        .where('uuid', '=', id)
        .where('order_id', '=', order.row.id);
      return (await before.executeTakeFirst()) !== undefined;
    },
  );

/** @throws Refusal `record.unknown`, `order.notAllowed` */
export const settleByShop = (
  deps: OrderDeps,
  at: OfficeStep,
  { refund, step }: RouteInput<typeof settleRefundRoute>['body'],
): Promise<void> =>
  onOrder(deps, at, (work, order) =>
    step === 'retry'
      ? retryRefund(work, order, refund)
      : settleRefund(work, order, refund, { state: 'refunded', reference: null }),
  );
