import { sql } from 'kysely';

import { rowsOf } from '#server/platform/personal/personal-rows.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { forgetWithdrawals } from './forget-withdrawals.ts';
import { sweepLinks } from './links.ts';
import { WITHDRAWAL_MAILS } from './mails.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';

export const withdrawal = {
  routes: withdrawalHandlers,
  mails: WITHDRAWAL_MAILS,
  sweep: sweepLinks,
  forget: forgetWithdrawals,
  personal: {
    withdrawals: ({ customer, email }) =>
      rowsOf('withdrawal', sql`t.customer_id = ${customer} or lower(t.email) = ${email}`),
  },
} as const satisfies Subject;
