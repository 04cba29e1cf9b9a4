/** What becomes of a parcel once it was made, as the back office says it (domain 4.4). */
import type { parcelRoute } from '#core/contract/admin/orders/moves.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { cancelShipment, markDelivered, markReady } from '#server/subjects/orders/service/parcel/follow-shipment.ts';
import type { OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import { receivedOn } from '#server/subjects/orders/service/parcel/received-on.ts';
import { trackShipment } from '#server/subjects/orders/service/parcel/track-shipment.ts';

import { onOrder } from './on-order.ts';

/** @throws Refusal `record.unknown`, `order.notAllowed` */
export const followParcel = (
  deps: OrderDeps,
  at: OfficeStep,
  { parcel, step }: RouteInput<typeof parcelRoute>['body'],
): Promise<void> =>
  onOrder(deps, at, async (work, order) => {
    switch (step.kind) {
      case 'ready':
        return markReady(work, order, parcel);
      case 'track':
        return trackShipment(work, order, parcel, step);
      case 'delivered':
        return markDelivered(work, order, parcel, receivedOn(step.on, work.now));
      case 'callBack':
        return cancelShipment(work, order, parcel);
    }
  });
