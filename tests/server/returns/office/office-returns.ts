/** The desk of returns in the back office, over a shop whose buyers have paid, got their parcels, and send things back. */
import { randomUUID } from 'node:crypto';

import type { BaseRevision } from '#core/domain/revision/revision.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { commentReturn } from '#server/subjects/returns/office/comments.ts';
import { readReturnDesk } from '#server/subjects/returns/office/read-desk.ts';
import { previewReturnRefund, refundReturnByShop } from '#server/subjects/returns/office/refunds.ts';
import {
  acceptReturn,
  processReturn,
  receiveReturn,
  refuseReturn,
  reopenReturn,
  sendNewParcel,
  solveReturn,
} from '#server/subjects/returns/office/steps.ts';
import type { Fulfilment } from '#tests/server/orders/fulfilment.ts';
import { officeDesk } from '#tests/server/orders/office/office-desk.ts';

import { asks, type StoreArgs } from '../return-shop.ts';

type Given<Work extends (...parts: never[]) => unknown> = Omit<Parameters<Work>[2], 'rev'>;

export async function officeReturns(shop: Fulfilment) {
  const { orderDeps: deps, clock } = shop;
  const orders = await officeDesk(shop);
  const { admin } = orders;
  const read = (uuid: string) => readReturnDesk(shop.db, uuid);
  /** On the revision the return stands at, unless another one is named. */
  const step = async (uuid: string, seen?: number | BaseRevision): Promise<OfficeStep> => ({
    uuid,
    ...(typeof seen === 'object' ? seen : { rev: seen ?? (await read(uuid)).rev }),
    admin,
    now: clock.now(),
  });

  /** So many of an article, paid, delivered and asked to be sent back. */
  const asked = async (quantity = 2, more: Partial<StoreArgs> = {}) => {
    const product = await shop.product({ price: '40.0000', stock: 50 });
    const placed = await shop.placed(product.uuid, quantity);
    await shop.pay(placed.uuid, placed.total);
    const shipment = await shop.ship(placed.uuid);
    await shop.deliver(placed.uuid, shipment.uuid);
    const args = asks(await shop.order(placed.device, placed.uuid), quantity, more);
    await shop.direct(placed.customer, 'api.rma.store', args);
    return { ...placed, product, order: placed.uuid, rma: args.uuid, line: args.lines[0]?.line ?? '' };
  };

  const desk = {
    admin,
    orders,
    read,
    asked,
    process: async (uuid: string, seen?: number | BaseRevision) => processReturn(deps, await step(uuid, seen)),
    accept: async (uuid: string, seen?: number | BaseRevision) => acceptReturn(deps, await step(uuid, seen)),
    receive: async (uuid: string, lines: Given<typeof receiveReturn>['lines'], seen?: number | BaseRevision) => {
      const on = await step(uuid, seen);
      return receiveReturn(deps, on, { rev: on.rev, lines });
    },
    preview: (uuid: string, withShipping = false) => previewReturnRefund(shop.db, uuid, { withShipping }),
    refund: async (
      uuid: string,
      given: Partial<Given<typeof refundReturnByShop>> = {},
      seen?: number | BaseRevision,
    ) => {
      const on = await step(uuid, seen);
      const whole = { id: randomUUID(), method: 'transfer', withShipping: false, ...given } as const;
      return refundReturnByShop(deps, on, { rev: on.rev, ...whole });
    },
    parcel: async (uuid: string, given: Partial<Given<typeof sendNewParcel>> = {}) => {
      const on = await step(uuid);
      return sendNewParcel(deps, on, { rev: on.rev, carrier: 'chronopost', trackNumber: 'XY1', ...given });
    },
    solve: async (uuid: string, granted: Given<typeof solveReturn>['granted'] = null) => {
      const on = await step(uuid);
      return solveReturn(deps, on, { rev: on.rev, granted });
    },
    refuse: async (uuid: string, reason = 'Délai passé.', seen?: number | BaseRevision) => {
      const on = await step(uuid, seen);
      return refuseReturn(deps, on, { rev: on.rev, reason });
    },
    reopen: async (uuid: string) => reopenReturn(deps, await step(uuid)),
    comment: (uuid: string, given: Parameters<typeof commentReturn>[2]) =>
      commentReturn(deps, { uuid, admin, now: clock.now() }, given),
  };
  return desk;
}

export type OfficeReturns = Awaited<ReturnType<typeof officeReturns>>;
