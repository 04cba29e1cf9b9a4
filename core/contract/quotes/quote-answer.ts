/** How a buyer answers the proposal of the shop (domain 5.3). Both travel in the lane of its cart. */
import * as v from 'valibot';
import { cartLane } from '#core/contract/cart/cart-record.ts';
import { isProposalRead, quoteKind, type QuoteRecord, type ReadProposal } from '#core/contract/quotes/quote-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { canMoveQuote } from '#core/domain/quotes/quote.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';

/** Version 1 named a proposal by its number alone: what it says counts by that. */
const common = {
  version: 2,
  upcast: (_version: number, args: unknown): unknown => args,
  lane: ({ area }: { area: Area }) => cartLane.of(area),
  isAnswered: true,
} as const;

/** The proposal that was read; what has changed since has to be read first. */
const target = {
  area: f.area,
  quote: f.uuid,
  ...f.seenVersion,
};

const asked = {
  method: 'POST',
  access: 'customer',
  cache: 'no-store',
} as const;

/** What a device knows is that it was answered: how long a proposal binds, the shop's clock says. */
const answered =
  (read: ReadProposal, answering: 'accept' | 'decline') =>
  (quote: QuoteRecord | undefined): QuoteRecord | undefined => {
    const to = answering === 'accept' ? 'accepted' : 'declined';
    if (quote?.proposal === undefined || !isProposalRead(read, quote.proposal)) return quote;
    if (!canMoveQuote(quote.state, to, 'buyer')) return quote;
    return { ...quote, answering };
  };

/** Accepts lines and prices as they are proposed: they are frozen, and can be paid. */
export const quoteAcceptRoute = defineOfflineRoute({
  name: 'api.quotes.accept',
  ...asked,
  uri: 'api/quotes/accept',
  body: v.strictObject(target),
  answer: v.object({ state: v.literal('accepted') }),
  refusals: ['record.unknown', 'quote.notAnswerable'],
  offline: {
    ...common,
    changes: ({ quote, ...read }) => [quoteKind.change(quote, answered(read, 'accept'))],
  },
});

export const quoteDeclineRoute = defineOfflineRoute({
  name: 'api.quotes.decline',
  ...asked,
  uri: 'api/quotes/decline',
  /** The reason is read by the shop as a message about the quote. */
  body: v.strictObject({ ...target, reason: f.optionalText(500) }),
  answer: v.object({ state: v.literal('declined') }),
  refusals: ['record.unknown', 'quote.notAnswerable'],
  offline: {
    ...common,
    isPrivate: true,
    changes: ({ quote, ...read }) => [quoteKind.change(quote, answered(read, 'decline'))],
  },
});
