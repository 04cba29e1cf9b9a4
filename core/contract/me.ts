/** Who is there, and the end of it: never cached. */
import * as v from 'valibot';
import { defineRoute } from '#core/contract/route.ts';

/** Gives the visitor its HttpOnly cookie and the token that posts must carry. */
export const meRoute = defineRoute({
  name: 'api.me',
  method: 'GET',
  uri: 'api/me',
  access: 'anyone',
  cache: 'no-store',
  answer: v.object({
    customer: v.nullable(v.object({ uuid: v.string(), email: v.string() })),
    permissions: v.array(v.string()),
    /** Sent back as `X-CSRF-Token` on every call that is not a GET; expired → 419. */
    csrfToken: v.string(),
  }),
});

/**
 * The guest leaves this device for good (sync rule S70): the cookie ends, carts and what synced them are deleted.
 * Requests the shop has received stay with it, without their tie to this browser.
 */
export const visitorForgetRoute = defineRoute({
  name: 'api.visitor.forget',
  method: 'DELETE',
  uri: 'api/visitor',
  access: 'anyone',
  cache: 'no-store',
  body: v.strictObject({ forget: v.literal(true) }),
  answer: v.object({}),
});
