/**
 * From one host of the shop to the other (design §10): a session belongs to its host, as every cookie does, so whoever
 * is sent to the other one takes along a secret that opens a session there, once and within a minute.
 */
import * as v from 'valibot';

import * as f from '#core/wire/fields.ts';
import { meAnswer } from '#core/contract/account/me.ts';
import { linkToken } from '#core/contract/account/auth.ts';
import { defineRoute } from '#core/wire/route.ts';

/** `secret` is null where there is no other host, and for whoever is let in there already. */
export const handOverRoute = defineRoute({
  name: 'api.auth.hand-over',
  method: 'POST',
  uri: 'api/auth/hand-over',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 60, perSeconds: 3600 },
  body: v.strictObject({ otherHost: v.literal(true) }),
  answer: v.object({ secret: v.nullable(v.string()) }),
});

/** Opens the session, as a sign-in does (`api.auth.login`); who is signed in here already stays who they are. */
export const arriveRoute = defineRoute({
  name: 'api.auth.arrive',
  method: 'POST',
  uri: 'api/auth/arrive',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 60, perSeconds: 3600 },
  body: v.strictObject({ secret: linkToken, device: v.nullable(f.uuid) }),
  answer: meAnswer,
  refusals: ['auth.linkExpired', 'auth.inactive'],
});
