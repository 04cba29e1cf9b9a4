import type { orderDocumentRoute } from '#core/contract/orders/orders.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

import type { PaperDeps } from './papers/keep-document.ts';
import { readPaper } from './papers/order-papers.ts';
import { findOwnOrder } from './service/load-order.ts';

/** @throws Refusal `record.unknown`, also for what is somebody else's */
export const orderDocument =
  (deps: PaperDeps) =>
  async (call: PersonCall, { params }: RouteInput<typeof orderDocumentRoute>): Promise<RawFile> => {
    const customer = await call.customer();
    if (customer === null) throw new Refusal('session.required');
    const order = await findOwnOrder(deps.db, params.order, customer);
    const { name, bytes } = await readPaper(deps, order, params, call.now);
    return new RawFile(name, 'application/pdf', bytes);
  };
