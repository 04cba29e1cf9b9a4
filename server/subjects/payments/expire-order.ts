/** An order whose time to pay is over is given up, once its provider has said that no money is on the way (domain 16.5). */
import { isPaymentExpired } from '#core/domain/payment/expiry.ts';
import { isOnlineProvider } from '#core/domain/payment/providers/all.ts';
import { ProviderError } from '#server/gateways/payment/provider-error.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { SYSTEM, withOrder } from '#server/subjects/orders/service/order-work.ts';

import { bookEvent } from './book-event.ts';
import { wayTo } from './gateways.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** While money may be on its way, the order is looked at again. */
const AGAIN_SECONDS = 900;

/** Asks providers that can be asked what became of the tries that are open. @returns whether one is still undecided */
async function askProviders(deps: PaymentDeps, uuid: string, now: Date): Promise<boolean> {
  const attempts = await deps.db
    .selectFrom('payment_attempt')
    .innerJoin('sale_order', 'sale_order.id', 'payment_attempt.order_id')
    .select(['method', 'provider_reference', 'state', 'area'])
    .where('sale_order.uuid', '=', uuid)
    .where('state', 'in', ['started', 'pending', 'authorized'])
    .execute();
  let isUndecided = false;
  for (const { method, provider_reference: reference, state, area } of attempts) {
    const gateway = isOnlineProvider(method) ? await wayTo(deps, method, area) : null;
    const told = gateway === null || reference === null ? null : await gateway.query(reference).catch(unreachable);
    if (told === 'unreachable') isUndecided = true;
    else if (told?.kind === 'known') {
      await bookEvent(deps, told.event, { area, now });
      isUndecided ||= told.event.outcome.kind === 'pending' || told.event.outcome.kind === 'authorized';
    } else isUndecided ||= state !== 'started';
  }
  return isUndecided;
}

function unreachable(error: unknown): 'unreachable' {
  if (error instanceof ProviderError) return 'unreachable';
  throw error;
}

export async function expireOrder(deps: PaymentDeps, uuid: string, now: Date): Promise<void> {
  const isUndecided = await askProviders(deps, uuid, now);
  await withOrder(deps, { uuid, now, by: SYSTEM }, async (work, order) => {
    const { status, expires_at: expiresAt } = order.row;
    const deadline = expiresAt?.getTime() ?? null;
    if (status !== 'pending_payment' || deadline === null) return;
    if (isUndecided || !isPaymentExpired(deadline, now.getTime())) {
      const wait = Math.max(AGAIN_SECONDS, Math.ceil((deadline - now.getTime()) / 1000));
      await work.jobs.enqueue(work.trx, 'order.expire', { uuid }, { startAfterSeconds: wait });
      return;
    }
    await cancelOrder(work, order, { trigger: 'expire' });
  });
}
