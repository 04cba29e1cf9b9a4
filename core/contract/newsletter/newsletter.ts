/**
 * The newsletter of an area (domain 9, "Subscriber"): asked for with an address, confirmed by the link of a mail
 * (double opt-in), ended by the link every letter has. All of it online: a subscription counts once its address is proven.
 */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const open = { method: 'POST', access: 'anyone', cache: 'no-store' } as const;

/** What a subscription is asked for with. */
export const subscribeBody = v.strictObject({ email: f.email, area: f.area });

/** Answers the same for every address, subscribed or not: nobody learns who reads the letter. */
export const newsletterSubscribeRoute = defineRoute({
  name: 'api.newsletter.subscribe',
  uri: 'api/newsletter',
  ...open,
  limit: { attempts: 10, perSeconds: 3600 },
  body: subscribeBody,
  answer: v.object({}),
  refusals: ['newsletter.closed'],
});

/** The secret of a mail: 256 bits. It belongs in no address that is logged, so it is sent in the body. */
const secret = v.strictObject({ token: v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/u, 'token.invalid')) });

export const newsletterConfirmRoute = defineRoute({
  name: 'api.newsletter.confirm',
  uri: 'api/newsletter/confirm',
  ...open,
  limit: { attempts: 30, perSeconds: 3600 },
  body: secret,
  answer: v.object({ email: v.string(), area: f.area }),
  refusals: ['auth.linkExpired'],
});

/** Ends every subscription of the address at once, and the customer's choice. Repeated, it answers the same. */
export const newsletterUnsubscribeRoute = defineRoute({
  name: 'api.newsletter.unsubscribe',
  uri: 'api/newsletter/unsubscribe',
  ...open,
  limit: { attempts: 30, perSeconds: 3600 },
  body: secret,
  answer: v.object({ email: v.string() }),
  refusals: ['auth.linkExpired'],
});
