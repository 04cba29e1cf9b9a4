import { sql } from 'kysely';

import { rowsOf } from '#server/platform/personal/personal-rows.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { NEWSLETTER_MAILS } from './mails.ts';
import { sweepSubscribers } from './subscriptions.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';

export const newsletter = {
  routes: newsletterHandlers,
  mails: NEWSLETTER_MAILS,
  sweep: sweepSubscribers,
  forget: async (trx, { customer, email }) => {
    await trx
      .deleteFrom('subscriber')
      .where((row) => row.or([row('email', '=', email), row('customer_id', '=', customer)]))
      .execute();
  },
  personal: {
    newsletter: ({ customer, email }) =>
      rowsOf('subscriber', sql`t.customer_id = ${customer} or t.email = ${email}`, ['confirm_hash', 'token']),
  },
} as const satisfies Subject;
