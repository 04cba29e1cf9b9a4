/** What the back office does with an order as a whole: accepts, cancels, invoices, books money, sends (domain 4.2). */
import type {
  cancelOrderRoute,
  invoiceOrderRoute,
  payOrderRoute,
  shipOrderRoute,
} from '#core/contract/admin/orders/moves.ts';
import { adminActions } from '#core/domain/order/actions.ts';
import { isOnlinePayment } from '#core/domain/payment/methods.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { invoiceAll, issueInvoice } from '#server/subjects/orders/service/issue-invoice.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { settleStatus } from '#server/subjects/orders/service/move-order.ts';
import type { OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';
import { shipOrder } from '#server/subjects/orders/service/parcel/ship-order.ts';

import { onOrder } from './on-order.ts';

/** @throws Refusal `order.notAllowed` unless it waits to be taken up */
export const acceptOrder = (deps: OrderDeps, step: OfficeStep): Promise<void> =>
  onOrder(deps, step, async (work, order) => {
    if (!adminActions(order.facts).accept) throw new Refusal('order.notAllowed', { trigger: 'accept' });
    await settleStatus(work, order, 'accept');
  });

/** @throws Refusal `order.notAllowed` (`reason: paid` where money has to go back first) */
export const cancelByShop = (
  deps: OrderDeps,
  step: OfficeStep,
  { units, reason }: RouteInput<typeof cancelOrderRoute>['body'],
): Promise<void> =>
  onOrder(deps, step, async (work, order) => {
    if (!adminActions(order.facts).cancel) throw new Refusal('order.notAllowed', { trigger: 'cancel' });
    await cancelOrder(work, order, { ...(units === undefined ? {} : { units }), reason });
  });

/** @throws Refusal as `issueInvoice` */
export const invoiceByShop = (
  deps: OrderDeps,
  step: OfficeStep,
  { units }: RouteInput<typeof invoiceOrderRoute>['body'],
): Promise<void> => onOrder(deps, step, (work, order) => issueInvoice(work, order, units));

/** Money that came another way than by a provider is booked as what the buyer chose, or as a transfer. */
function methodOf({ row }: Order): string {
  const { payment_method: chosen } = row;
  return isOnlinePayment(chosen) ? 'banktransfer' : chosen;
}

/** @throws Refusal `order.notAllowed` where nothing is due, `input.invalid` at a reference that is booked already */
export const payByHand = (
  deps: OrderDeps,
  step: OfficeStep,
  { amount, reference }: RouteInput<typeof payOrderRoute>['body'],
): Promise<void> =>
  onOrder(deps, step, async (work, order) => {
    if (!adminActions(order.facts).recordPayment) throw new Refusal('order.notAllowed', { trigger: 'pay' });
    const received = { method: methodOf(order), transactionId: reference, amount };
    const news = await receivePayment(work, order, received, invoiceAll);
    if (news === false) throw new Refusal('input.invalid', { fields: [{ path: 'reference', code: 'value.taken' }] });
  });

/** @throws Refusal as `shipOrder` */
export const shipByShop = (
  deps: OrderDeps,
  step: OfficeStep,
  { source, units, carrier, trackNumber, weight }: RouteInput<typeof shipOrderRoute>['body'],
): Promise<void> =>
  onOrder(deps, step, (work, order) =>
    shipOrder(work, order, {
      source,
      ...(units === undefined ? {} : { units }),
      carrier,
      trackNumber,
      packages: weight === null ? [] : [{ weight, length: null, width: null, height: null, trackNumber }],
    }),
  );
