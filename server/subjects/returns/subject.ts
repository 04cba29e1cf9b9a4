import { rmaImageRoute, rmaStoreRoute } from '#core/contract/returns/rma.ts';
import { returnsLane, rmaKind, rmaReasonsKind } from '#core/contract/returns/rma-record.ts';
import { rmaCloseRoute, rmaMessageRoute, rmaReopenRoute } from '#core/contract/returns/rma-thread.ts';
import type { Subject } from '#server/subjects/subject.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';

import { storeImage } from './ask/store-image.ts';
import { storeRma } from './ask/store-rma.ts';
import { closeRma, reopenRma, storeMessage } from './ask/thread.ts';
import { forgetReturns } from './forget-returns.ts';
import { RETURN_MAILS } from './mails/mails.ts';
import { readOfferedReasons } from './read/read-reasons.ts';
import { readReturns } from './read/read-returns.ts';
import { sweepReturns } from './sweep-returns.ts';
import { RETURN_DATA } from './personal.ts';
import { returnOffice } from './office/routes.ts';
import { returnHandlers } from './return-handlers.ts';

export const returns = {
  routes: returnHandlers,
  office: returnOffice,
  lanes: [returnsLane],
  handlers: {
    'api.rma.store': changeHandler(rmaStoreRoute, storeRma),
    'api.rma.images.store': changeHandler(rmaImageRoute, storeImage),
    'api.rma.messages.store': changeHandler(rmaMessageRoute, storeMessage),
    'api.rma.close': changeHandler(rmaCloseRoute, closeRma),
    'api.rma.reopen': changeHandler(rmaReopenRoute, reopenRma),
  },
  readers: [
    {
      kind: rmaKind.kind,
      customersOnly: true,
      mayBeGone: rmaKind.mayBeGone,
      read: async (trx, person, wanted) => {
        if (person.kind !== 'customer') return new Map();
        const found = await readReturns(trx, { customer: person.id, wanted });
        return new Map(found.map((record) => [rmaKind.key(record.uuid), record]));
      },
    },
    {
      kind: rmaReasonsKind.kind,
      customersOnly: true,
      mayBeGone: rmaReasonsKind.mayBeGone,
      read: async (trx) =>
        new Map([[rmaReasonsKind.key(null), { kind: 'rma-reasons', reasons: await readOfferedReasons(trx) }]]),
    },
  ],
  mails: RETURN_MAILS,
  sweep: sweepReturns,
  forget: forgetReturns,
  personal: RETURN_DATA,
} as const satisfies Subject;
