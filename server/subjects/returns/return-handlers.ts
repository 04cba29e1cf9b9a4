import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import type { PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

import { readPhoto } from './read/read-photo.ts';
import { readOfferedReasons } from './read/read-reasons.ts';
import { readSlip } from './slip/read-slip.ts';

/** Reading about returns beside their records. */
export const returnHandlers = ({ db, storage, ids }: PaperDeps) => ({
  'api.rma.reasons.index': async () => ({
    reasons: (await readOfferedReasons(db)).map((one) => ({ ...one, resolutions: [...one.resolutions] })),
  }),
  /** @throws Refusal `record.unknown`, `order.notAllowed` */
  'api.rma.label': async (
    call: PersonCall,
    { params }: RouteInput<OnlineRoutes['api.rma.label']>,
  ): Promise<RawFile> => {
    const customer = await call.customer();
    const { number, bytes } = await readSlip(
      { db, storage, ids },
      { rma: params.rma, reader: { customer }, now: call.now },
    );
    return new RawFile(`${number}.pdf`, 'application/pdf', bytes);
  },
  /** @throws Refusal `record.unknown`, also for what is somebody else's */
  'api.rma.images.show': async (
    call: PersonCall,
    { params }: RouteInput<OnlineRoutes['api.rma.images.show']>,
  ): Promise<RawFile> => {
    const customer = await call.customer();
    return readPhoto({ db, storage }, { rma: params.rma, photo: params.image, reader: { customer } });
  },
});
