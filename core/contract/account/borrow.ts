/**
 * Somebody of the shop signs in as a customer (specification §3). The link comes from the back office, and opens a session
 * once, in the browser where its author works; what is closed to that session says `forBorrowed` of each route.
 */
import * as v from 'valibot';

import { linkToken } from '#core/contract/account/auth.ts';
import { meAnswer } from '#core/contract/account/me.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Stands before the secret, behind the `#` of its link: no server and no log sees it. */
const BORROW_MARK = 'client=';

export const borrowFragment = (secret: string): string => `#${BORROW_MARK}${secret}`;

/** The secret of such a link; null where an address has none. */
export const secretToBorrow = (fragment: string): string | null =>
  fragment.startsWith(`#${BORROW_MARK}`) ? fragment.slice(BORROW_MARK.length + 1) : null;

/** The guest of this browser stays who they are, and brings nothing along. */
export const borrowRoute = defineRoute({
  name: 'api.auth.borrow',
  method: 'POST',
  uri: 'api/auth/borrow',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 60, perSeconds: 3600 },
  body: v.strictObject({ secret: linkToken }),
  answer: meAnswer,
  refusals: ['auth.linkExpired', 'auth.inactive', 'session.taken'],
});
