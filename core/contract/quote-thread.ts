/** What a customer does with a quote after asking for it (domain 5.3). Both travel in the lane of its cart. */
import * as v from 'valibot';
import type { Area } from '#core/domain/area.ts';
import { canMoveQuote } from '#core/domain/quote.ts';
import * as f from '#core/contract/fields.ts';
import type { Lane, RecordKey } from '#core/contract/offline.ts';
import { defineOfflineRoute } from '#core/contract/route.ts';

type OfQuote = { area: Area; quote: string };

const lane = (args: OfQuote): Lane => `cart:${args.area}`;
const touches = (args: OfQuote): readonly RecordKey[] => [`quote:${args.quote}`];
const target = { area: f.area, quote: f.uuid };

export const quoteCancelRoute = defineOfflineRoute({
  name: 'api.quotes.cancel',
  method: 'POST',
  uri: 'api/quotes/cancel',
  access: 'customer',
  cache: 'no-store',
  body: v.strictObject(target),
  answer: v.object({ state: v.literal('canceled') }),
  refusals: ['record.unknown', 'quote.notCancelable'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record) =>
      record?.kind === 'quote' && canMoveQuote(record.state, 'canceled', 'buyer')
        ? { ...record, state: 'canceled' }
        : record,
  },
});

export const quoteCommentRoute = defineOfflineRoute({
  name: 'api.quotes.comments.store',
  method: 'POST',
  uri: 'api/quotes/comments',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 30, perSeconds: 3600 },
  /** `uuid` is the comment's own, given by the device: one that arrives again is the same comment. */
  body: v.strictObject({ ...target, uuid: f.uuid, message: f.line(5000) }),
  answer: v.object({ uuid: v.string(), at: v.string() }),
  refusals: ['record.unknown', 'record.moved'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, { uuid, message }, stamp) => {
      if (record?.kind !== 'quote' || record.comments?.some((one) => one.uuid === uuid)) return record;
      return { ...record, comments: [...(record.comments ?? []), { uuid, author: 'customer', message, at: stamp.at }] };
    },
  },
});
