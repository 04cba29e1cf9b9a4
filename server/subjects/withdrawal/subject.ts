import type { Subject } from '#server/subjects/subject.ts';

import { forgetWithdrawals } from './forget-withdrawals.ts';
import { sweepLinks } from './links.ts';
import { WITHDRAWAL_MAILS } from './mails.ts';

export const withdrawal = {
  mails: WITHDRAWAL_MAILS,
  sweep: sweepLinks,
  forget: forgetWithdrawals,
} as const satisfies Subject;
