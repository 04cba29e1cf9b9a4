/** Who is there: never cached. Gives the visitor its HttpOnly cookie and the token that posts must carry. */
import * as v from 'valibot';
import { defineRoute } from '#core/contract/route.ts';

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
