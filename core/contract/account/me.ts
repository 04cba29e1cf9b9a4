/** Who is there, and the end of it: never cached. */
import * as v from 'valibot';
import { CUSTOMER_TYPES } from '#core/domain/account/customer.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The customer whose session came with the request, as far as every screen shows it. */
const customer = v.object({
  uuid: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  customerType: v.picklist(CUSTOMER_TYPES),
  group: v.string(),
  /** The guest this browser was before signing in, while its carts wait for `api.cart.merge` (sync rule S82). */
  guest: v.nullable(v.string()),
  /** Groups of that guest: a database of another group on this device is another guest's (sync rule S86). */
  guestGroups: v.array(v.string()),
});

export const meAnswer = v.object({
  customer: v.nullable(customer),
  /** Somebody of the shop is here in the customer's name: who, and until when. */
  borrowed: v.nullable(v.object({ by: v.string(), until: f.instant })),
  permissions: v.array(v.string()),
  /** Sent back as `X-CSRF-Token` on every call that is not a GET; expired → 419. Another one after signing in or out. */
  csrfToken: v.string(),
});

/** Gives the visitor its HttpOnly cookie and the token that posts must carry. */
export const meRoute = defineRoute({
  name: 'api.me',
  method: 'GET',
  uri: 'api/me',
  access: 'anyone',
  cache: 'no-store',
  answer: meAnswer,
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
  forBorrowed: true,
  body: v.strictObject({ forget: v.literal(true) }),
  answer: v.object({}),
});
