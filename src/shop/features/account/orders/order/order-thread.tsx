/** What the buyer and the shop write about an order. */
import { orderCommentRoute } from '#core/contract/orders/orders.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { Thread } from '#src/shop/features/account/thread/thread.tsx';

export function OrderThread({ order }: { order: OrderRecord }) {
  const { uuid: of } = order;
  return (
    <Thread
      messages={order.comments}
      form={`order-comment:${of}`}
      rule={orderCommentRoute.body.entries.message}
      isOf={(change, uuid) => change.kind === 'orderComment' && change.uuid === uuid}
      send={(own, written, options) => own.perform('api.orders.comments.store', { order: of, ...written }, options)}
    />
  );
}
