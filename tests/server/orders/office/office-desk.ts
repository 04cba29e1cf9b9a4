/** The desk of orders in the back office, over a shop that handles orders. */
import { randomUUID } from 'node:crypto';

import type { BaseRevision } from '#core/domain/revision/revision.ts';
import {
  acceptOrder,
  cancelByShop,
  invoiceByShop,
  payByHand,
  shipByShop,
} from '#server/subjects/orders/office/steps.ts';
import { commentByShop } from '#server/subjects/orders/office/comments.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { followParcel } from '#server/subjects/orders/office/parcels.ts';
import { readDesk } from '#server/subjects/orders/office/read-desk.ts';
import { previewRefund, refundByShop, settleByShop } from '#server/subjects/orders/office/refunds.ts';
import { plantColleague } from '#tests/server/colleague.ts';
import type { Fulfilment } from '#tests/server/orders/fulfilment.ts';

type Given<Work extends (...parts: never[]) => unknown> = Omit<Parameters<Work>[2], 'rev'>;

export const SHIPPING = { source: 'principal', carrier: null, trackNumber: null, weight: null };

export const REFUNDING = {
  units: {},
  shipping: 0,
  adjustmentRefund: 0,
  adjustmentFee: 0,
  cause: 'other',
  method: 'manual',
  reason: null,
  restock: null,
} as const;

export async function officeDesk(shop: Pick<Fulfilment, 'db' | 'clock' | 'orderDeps'>) {
  const admin = await plantColleague(shop.db);
  const deps = shop.orderDeps;
  const read = (uuid: string) => readDesk(shop.db, uuid);
  /** On the revision the order stands at, unless another one is named. */
  const step = async (uuid: string, seen?: number | BaseRevision): Promise<OfficeStep> => ({
    uuid,
    ...(typeof seen === 'object' ? seen : { rev: seen ?? (await read(uuid)).rev }),
    admin,
    now: shop.clock.now(),
  });
  return {
    admin,
    read,
    accept: async (uuid: string, seen?: number | BaseRevision) => acceptOrder(deps, await step(uuid, seen)),
    cancel: async (uuid: string, given: Given<typeof cancelByShop>) => {
      const on = await step(uuid);
      return cancelByShop(deps, on, { rev: on.rev, ...given });
    },
    invoice: async (uuid: string, given: Given<typeof invoiceByShop> = {}, seen?: number | BaseRevision) => {
      const on = await step(uuid, seen);
      return invoiceByShop(deps, on, { rev: on.rev, ...given });
    },
    pay: async (uuid: string, given: Given<typeof payByHand>) => {
      const on = await step(uuid);
      return payByHand(deps, on, { rev: on.rev, ...given });
    },
    ship: async (uuid: string, given: Partial<Given<typeof shipByShop>> = {}) => {
      const on = await step(uuid);
      return shipByShop(deps, on, { rev: on.rev, ...SHIPPING, ...given });
    },
    parcel: async (uuid: string, given: Given<typeof followParcel>) => {
      const on = await step(uuid);
      return followParcel(deps, on, { rev: on.rev, ...given });
    },
    preview: (uuid: string, given: Parameters<typeof previewRefund>[2]) => previewRefund(shop.db, uuid, given),
    refund: async (uuid: string, given: Partial<Given<typeof refundByShop>> = {}, seen?: number | BaseRevision) => {
      const on = await step(uuid, seen);
      return refundByShop(deps, on, { rev: on.rev, id: randomUUID(), ...REFUNDING, ...given });
    },
    settle: async (uuid: string, given: Given<typeof settleByShop>) => {
      const on = await step(uuid);
      return settleByShop(deps, on, { rev: on.rev, ...given });
    },
    comment: (uuid: string, given: Parameters<typeof commentByShop>[2]) =>
      commentByShop(deps, { uuid, admin, now: shop.clock.now() }, given),
  };
}
