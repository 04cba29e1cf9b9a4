import { isPaymentExpired } from '#core/domain/payment/expiry.ts';
import { isPaymentMethod, paymentFacts } from '#core/domain/payment/methods.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';

import { buyerIn } from './load-order.ts';
import { SYSTEM, withOrder, type OrderDeps } from './order-work.ts';

/** The job `order.remind`: reminds of a transfer that has not come, while it is still waited for (domain 4.6). */
export async function remindOfTransfer(deps: OrderDeps, uuid: string, now: Date): Promise<void> {
  await withOrder(deps, { uuid, now, by: SYSTEM }, async (work, order) => {
    const { status, expires_at: expiresAt, locale, buyer, payment_method: method } = order.row;
    const isOver = isPaymentExpired(expiresAt?.getTime() ?? null, now.getTime());
    const isTransfer = isPaymentMethod(method) && paymentFacts(method).kind === 'transfer';
    if (!isTransfer || status !== 'pending_payment' || isOver) return;
    await orderMail(work, { template: 'order.reminder', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
  });
}
