import { couponDestroyRoute, couponStoreRoute } from '#core/contract/cart/coupon.ts';
import { placeOrderRoute } from '#core/contract/checkout/place-order.ts';
import { orderCancelRoute, orderCommentRoute } from '#core/contract/orders/orders.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import { onlineHandler } from '#server/sync/change/online-handler.ts';
import type { AfterOrder, Subject } from '#server/subjects/subject.ts';

import { cancelOwnOrder, commentOrder } from './buyer-changes.ts';
import { applyCoupon, dropCoupon } from './coupon-changes.ts';
import { downloadIndex } from './downloads/download-index.ts';
import { fetchDownload } from './downloads/fetch-download.ts';
import { ORDER_MAILS } from './mails/mails.ts';
import { ORDER_DATA } from './personal.ts';
import { placeOrder } from './place/place-order.ts';
import { readOrders } from './read/read-orders.ts';
import { sweepOrders } from './sweep-orders.ts';
import { orderOffice } from './office/routes.ts';
import { orderDocument } from './order-document.ts';
import { remindOfTransfer } from './service/remind-of-transfer.ts';
import { settleOrder } from './service/settle-order.ts';

declare module '#server/platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** Reminds of a transfer that has not come. */
    'order.remind': { uuid: string };
    /** Takes up an order that has nothing left to pay. */
    'order.settle': { uuid: string };
  }
}

/** Made by calling the shop alone. `afterOrder` tells the other subjects, which this one does not know. */
export const orderCalls = (afterOrder: AfterOrder) => ({
  'api.checkout.orders.store': onlineHandler(placeOrderRoute, (context, args) => placeOrder(context, args, afterOrder)),
  'api.cart.coupon.store': onlineHandler(couponStoreRoute, applyCoupon),
});

export const orders = {
  routes: (tools) => ({
    'api.orders.documents.show': orderDocument(tools),
    'api.account.downloads.index': downloadIndex(tools),
    'api.account.downloads.show': fetchDownload(tools),
  }),
  office: orderOffice,
  handlers: {
    'api.orders.cancel': changeHandler(orderCancelRoute, cancelOwnOrder),
    'api.orders.comments.store': changeHandler(orderCommentRoute, commentOrder),
    'api.cart.coupon.destroy': changeHandler(couponDestroyRoute, dropCoupon),
  },
  readers: [
    {
      kind: orderKind.kind,
      customersOnly: true,
      mayBeGone: orderKind.mayBeGone,
      read: async (trx, person, wanted) => {
        const found = await readOrders(trx, person, wanted);
        return new Map(found.map((record) => [orderKind.key(record.uuid), record]));
      },
    },
  ],
  jobs: {
    'order.remind': { batch: 5, run: (tools, { uuid }) => remindOfTransfer(tools, uuid, tools.clock.now()) },
    'order.settle': { batch: 5, run: (tools, { uuid }) => settleOrder(tools, uuid, tools.clock.now()) },
  },
  mails: ORDER_MAILS,
  sweep: sweepOrders,
  personal: ORDER_DATA,
} as const satisfies Subject;
