import type { quoteGuestShowRoute } from '#core/contract/quotes/quote-guest.ts';
import type { RouteAnswer } from '#core/wire/route.ts';

export type ShownProposal = RouteAnswer<typeof quoteGuestShowRoute>;
