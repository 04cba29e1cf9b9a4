/** What a customer does with a quote after asking for it (domain 5.3). Both travel in the lane of its cart. */
import * as v from 'valibot';
import type { Area } from '#core/domain/shop/area.ts';
import { canMoveQuote } from '#core/domain/quotes/quote.ts';
import { cartLane } from '#core/contract/cart/cart-record.ts';
import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';

type OfQuote = { area: Area; quote: string };

/** What is written is as private as the request. */
const common = {
  version: 1,
  lane: (args: OfQuote) => cartLane.of(args.area),
  isAnswered: true,
  isPrivate: true,
} as const;
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
    ...common,
    changes: (args) => [
      quoteKind.change(args.quote, (quote) =>
        quote !== undefined && canMoveQuote(quote.state, 'canceled', 'buyer') ? { ...quote, state: 'canceled' } : quote,
      ),
    ],
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
    ...common,
    changes: (args, { at }) => [
      quoteKind.change(args.quote, (quote) => {
        const { uuid, message } = args;
        if (quote === undefined || quote.comments?.some((one) => one.uuid === uuid)) return quote;
        return { ...quote, comments: [...(quote.comments ?? []), { uuid, author: 'customer', message, at }] };
      }),
    ],
  },
});
