import * as v from 'valibot';
import { uuid } from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Proof of a choice about cookies (domain 4.7): who, what, which wording, when; addresses truncated by the server. */
export const consentStoreRoute = defineRoute({
  name: 'api.consents.store',
  method: 'POST',
  uri: 'api/consents',
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  limit: { attempts: 30, perSeconds: 3600 },
  body: v.strictObject({
    uuid,
    /** Version of the wording shown. */
    version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    choices: v.strictObject({ audience: v.boolean(), maps: v.boolean() }),
  }),
  answer: v.object({ uuid: v.string() }),
});
