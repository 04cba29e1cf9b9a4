import { sql } from 'kysely';

import { rowsOf } from '#server/platform/personal/personal-rows.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { sweepConsents } from './sweep-consents.ts';
import { storeConsent } from './store-consent.ts';

/** Proofs stay when their customer is forgotten (domain 4.8): they name nobody, and end after their time. */
export const consent = {
  routes: ({ db }) => ({
    'api.consents.store': async (context, { body }) =>
      storeConsent(db, { visitor: await context.visitor(), address: context.address, now: context.now }, body),
  }),
  sweep: sweepConsents,
  personal: { consents: ({ customer }) => rowsOf('consent', sql`t.customer_id = ${customer}`) },
} as const satisfies Subject;
