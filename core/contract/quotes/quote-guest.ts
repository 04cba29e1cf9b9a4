/**
 * A proposal read and answered by the link of its mail, without signing in (domain 5.3). Asked with a body: the secret of
 * a link belongs in no address.
 */
import * as v from 'valibot';
import type { QuoteLine, QuoteProposal } from '#core/contract/quotes/quote-record.ts';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const open = { method: 'POST', access: 'anyone', cache: 'no-store' } as const;
const token = v.pipe(v.string('required'), v.maxLength(100));

/** Whose it is, for whoever asks: their own, one that their account may take, or of whoever signs in first. */
export const QUOTE_STANDINGS = ['own', 'claimable', 'signedOut', 'foreign'] as const;

export const quoteGuestShowRoute = defineRoute({
  name: 'api.quotes.guest.show',
  uri: 'api/quotes/guest/show',
  ...open,
  limit: { attempts: 60, perSeconds: 3600 },
  body: v.strictObject({ token }),
  answer: v.object({
    uuid: v.string(),
    area: f.area,
    number: v.string(),
    state: v.picklist(QUOTE_STATES),
    lines: v.array(v.custom<QuoteLine>((given) => typeof given === 'object' && given !== null)),
    total: v.number(),
    taxTotal: v.number(),
    proposal: v.nullable(v.custom<QuoteProposal>((given) => typeof given === 'object' && given !== null)),
    deliveryDelay: v.nullable(v.string()),
    conditions: v.nullable(v.string()),
    /** Where it was sent: with this address one signs in to pay. */
    email: v.string(),
    hasAccount: v.boolean(),
    standing: v.picklist(QUOTE_STANDINGS),
  }),
  refusals: ['auth.linkExpired'],
});

export const quoteGuestAcceptRoute = defineRoute({
  name: 'api.quotes.guest.accept',
  uri: 'api/quotes/guest/accept',
  ...open,
  limit: { attempts: 20, perSeconds: 3600 },
  /** The proposal that was read. */
  body: v.strictObject({ token, ...f.seenVersion }),
  answer: v.object({ state: v.literal('accepted') }),
  refusals: ['auth.linkExpired', 'quote.notAnswerable'],
});

export const quoteGuestDeclineRoute = defineRoute({
  name: 'api.quotes.guest.decline',
  uri: 'api/quotes/guest/decline',
  ...open,
  limit: { attempts: 20, perSeconds: 3600 },
  body: v.strictObject({ token, ...f.seenVersion, reason: f.optionalText(500) }),
  answer: v.object({ state: v.literal('declined') }),
  refusals: ['auth.linkExpired', 'quote.notAnswerable'],
});

/** Takes a guest's quote into the account of the same address, where it is paid (domain 5.3). */
export const quoteGuestClaimRoute = defineRoute({
  name: 'api.quotes.guest.claim',
  uri: 'api/quotes/guest/claim',
  ...open,
  access: 'customer',
  limit: { attempts: 20, perSeconds: 3600 },
  body: v.strictObject({ token }),
  answer: v.object({ uuid: v.string(), area: f.area }),
  refusals: ['auth.linkExpired', 'record.unknown'],
});
