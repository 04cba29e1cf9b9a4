/** Gives money back through the provider it came by, after the refund was written (domain 4.5). */
import { toCents } from '#core/domain/price/money.ts';
import { isOnlineProvider } from '#core/domain/payment/providers/all.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { ProviderError } from '#server/gateways/payment/provider-error.ts';
import { SYSTEM, withOrder } from '#server/subjects/orders/service/order-work.ts';

import { alertShop } from '../orders/service/alert-shop.ts';
import { wayTo } from './gateways.ts';
import type { PaymentDeps } from './payment-deps.ts';

type Outcome =
  | { readonly state: 'refunded'; readonly reference: string }
  | { readonly state: 'failed'; readonly failure: string };

/** @throws ProviderError when the provider could not be asked: the job is tried again */
export async function refundPayment(deps: PaymentDeps, refundUuid: string, now: Date): Promise<void> {
  const refund = await deps.db
    .selectFrom('refund')
    .innerJoin('sale_order', 'sale_order.id', 'refund.order_id')
    .select([
      'refund.uuid',
      'refund.number',
      'refund.state',
      'refund.grand_total',
      'sale_order.uuid as order',
      'sale_order.area',
    ])
    .select(['sale_order.id as orderId', 'sale_order.currency'])
    .where('refund.uuid', '=', refundUuid)
    .executeTakeFirst();
  if (refund === undefined || refund.state !== 'pending') return;
  const paid = await deps.db
    .selectFrom('payment_attempt')
    .select(['method', 'provider_reference'])
    .where('order_id', '=', refund.orderId)
    .where('state', '=', 'paid')
    .orderBy('settled_at', 'desc')
    .executeTakeFirst();
  const outcome = await ask();
  await withOrder(deps, { uuid: refund.order, now, by: SYSTEM }, async (work, order) => {
    await work.trx
      .updateTable('refund')
      .set({
        state: outcome.state,
        settled_at: now,
        ...(outcome.state === 'refunded' ? { provider_reference: outcome.reference } : { failure: outcome.failure }),
      })
      .where('uuid', '=', refundUuid)
      .where('state', '=', 'pending')
      .execute();
    if (outcome.state === 'refunded') return;
    deps.warn({ order: order.row.number, failure: outcome.failure }, 'a refund failed');
    await alertShop(work, order, `refund ${refund.number} ${outcome.failure}`);
  });

  async function ask(): Promise<Outcome> {
    const method = paid?.method ?? '';
    const gateway = isOnlineProvider(method) ? await wayTo(deps, method, refund?.area ?? 'auto') : null;
    const reference = paid?.provider_reference ?? null;
    if (gateway === null || reference === null) return { state: 'failed', failure: 'manual' };
    const amount = { cents: toCents(moneyOf(refund?.grand_total ?? '0')), currency: refund?.currency ?? 'EUR' };
    try {
      const done = await gateway.refund({ reference: refundUuid, providerReference: reference, amount });
      switch (done.kind) {
        case 'refunded':
        case 'claimable':
          return { state: 'refunded', reference: done.providerTransaction };
        case 'manual':
          return { state: 'failed', failure: 'manual' };
        case 'refused':
          return { state: 'failed', failure: done.reason };
      }
    } catch (error) {
      if (error instanceof ProviderError && error.code === 'refused') return { state: 'failed', failure: 'refused' };
      throw error;
    }
  }
}
