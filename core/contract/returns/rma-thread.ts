/** What a buyer does with a return after asking for it (domain 6.2). */
import * as v from 'valibot';
import { RETURNS_LANE, rmaKind, rmaSince, type RmaRecord } from '#core/contract/returns/rma-record.ts';
import { findRmaMove, isRmaOpen, rmaReopening, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import * as f from '#core/wire/fields.ts';
import type { Lane } from '#core/wire/lane.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';

const offline = { version: 1, lane: (): Lane => RETURNS_LANE, isAnswered: true, isPrivate: true } as const;
const open = { access: 'customer', cache: 'no-store', method: 'POST' } as const;

const moved = (rma: RmaRecord, status: RmaStatus, at: string): RmaRecord =>
  rma.status === status
    ? rma
    : { ...rma, status, history: [...rma.history, { status, at }], deadlineAt: null, refusalReason: null };

/** Where a message of the buyer takes a return: one that was refused is looked at again, for a while. */
function afterMessage(rma: RmaRecord, at: string): RmaRecord {
  const again =
    rma.status === 'refused' ? rmaReopening('refused', Date.parse(rmaSince(rma)), Date.parse(at), true) : null;
  return again === null ? rma : moved(rma, again, at);
}

export const RMA_MESSAGE_MAX = 5000;

export const rmaMessageRoute = defineOfflineRoute({
  name: 'api.rma.messages.store',
  uri: 'api/rma/messages',
  ...open,
  limit: { attempts: 30, perSeconds: 3600 },
  body: v.strictObject({ rma: f.uuid, uuid: f.uuid, message: f.line(RMA_MESSAGE_MAX) }),
  answer: v.object({ uuid: v.string(), at: v.string() }),
  refusals: ['record.unknown', 'record.moved', 'order.notAllowed'],
  offline: {
    ...offline,
    creates: ({ uuid }) => uuid,
    changes: ({ rma, uuid, message }, { at }) => [
      rmaKind.change(rma, (found) => {
        if (found === undefined || !isRmaOpen(found.status) || found.messages.some((one) => one.uuid === uuid))
          return found;
        const messages = [...found.messages, { uuid, author: 'customer' as const, message, at }];
        return afterMessage({ ...found, messages }, at);
      }),
    ],
  },
});

export const rmaCloseRoute = defineOfflineRoute({
  name: 'api.rma.close',
  uri: 'api/rma/close',
  ...open,
  body: v.strictObject({ rma: f.uuid }),
  answer: v.object({ status: v.literal('customer-closed') }),
  refusals: ['record.unknown', 'order.notAllowed'],
  offline: {
    ...offline,
    changes: ({ rma }, { at }) => [
      rmaKind.change(rma, (found) =>
        found !== undefined && findRmaMove(found.status, 'customer-closed', 'customer') !== null
          ? moved(found, 'customer-closed', at)
          : found,
      ),
    ],
  },
});

export const rmaReopenRoute = defineOfflineRoute({
  name: 'api.rma.reopen',
  uri: 'api/rma/reopen',
  ...open,
  body: v.strictObject({ rma: f.uuid }),
  answer: v.object({ status: v.picklist(['new_request', 'processing']) }),
  refusals: ['record.unknown', 'return.notEligible', 'return.tooMany', 'return.alreadyOpen', 'order.notAllowed'],
  offline: {
    ...offline,
    changes: ({ rma }, { at }) => [
      rmaKind.change(rma, (found) => {
        if (found === undefined) return found;
        // Whether it is still eligible is the shop's to say.
        const to = rmaReopening(found.status, Date.parse(rmaSince(found)), Date.parse(at), true);
        return to === null ? found : moved(found, to, at);
      }),
    ],
  },
});
