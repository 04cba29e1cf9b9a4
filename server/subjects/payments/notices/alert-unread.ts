/** Proven words about a try that this version cannot read: whoever keeps the shop looks at the provider's own pages (rule O27). */
import type { Area } from '#core/domain/shop/area.ts';
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { NotificationReading } from '#server/gateways/payment/payment-gateway.ts';
import { alertShop } from '#server/subjects/orders/service/alert-shop.ts';
import { withOrder } from '#server/subjects/orders/service/order-work.ts';

import type { PaymentDeps } from '../payment-deps.ts';
import { findAttempt, isOwnForm } from './find-attempt.ts';

/** A payment of another merchant or of a test can be made by anybody, for any order: these two cannot. */
const UNREAD = new Set(['notANotification', 'statusUnknown']);

interface Told {
  readonly provider: OnlineProvider;
  readonly area: Area;
  readonly now: Date;
}

/** Once an order and reason, however often it is told. */
export async function alertUnread(
  deps: PaymentDeps,
  reading: NotificationReading,
  { provider, area, now }: Told,
): Promise<void> {
  if (reading.kind !== 'rejected' || reading.about === undefined || !UNREAD.has(reading.reason)) return;
  const { signature, ...about } = reading.about;
  if (about.reference === '' && about.providerReference === '') return;
  if (await isOwnForm(deps.db, signature)) return;
  const attempt = await findAttempt(deps.db, { provider, ...about }, area);
  if (attempt === undefined) return;
  const reason = `unread ${reading.reason}`;
  await withOrder(deps, { uuid: attempt.order, now, by: { kind: 'provider', id: provider } }, async (work, order) => {
    const known = await work.trx
      .selectFrom('order_comment')
      .select('uuid')
      .where('order_id', '=', order.row.id)
      .where('author', '=', 'system')
      .where('message', '=', `payment: ${reason}`)
      .executeTakeFirst();
    if (known === undefined) await alertShop(work, order, reason);
  });
}
