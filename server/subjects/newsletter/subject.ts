import type { Subject } from '#server/subjects/subject.ts';

import { NEWSLETTER_MAILS } from './mails.ts';
import { sweepSubscribers } from './subscriptions.ts';

export const newsletter = {
  mails: NEWSLETTER_MAILS,
  sweep: sweepSubscribers,
  forget: async (trx, { customer, email }) => {
    await trx
      .deleteFrom('subscriber')
      .where((row) => row.or([row('email', '=', email), row('customer_id', '=', customer)]))
      .execute();
  },
} as const satisfies Subject;
