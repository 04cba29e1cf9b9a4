import { paymentAbandonRoute } from '#core/contract/payment/payments.ts';
import { onlineHandler } from '#server/sync/change/online-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { abandonOrder } from './abandon-order.ts';
import { PAYMENT_MAILS } from './alerts/alert-mail.ts';
import { dropNotices } from './notices/keep-notice.ts';

export const payments = {
  calls: { 'api.payments.abandon': onlineHandler(paymentAbandonRoute, abandonOrder) },
  mails: PAYMENT_MAILS,
  sweep: dropNotices,
} as const satisfies Subject;
