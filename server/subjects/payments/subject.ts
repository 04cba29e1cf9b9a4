import { paymentAbandonRoute } from '#core/contract/payment/payments.ts';
import { onlineHandler } from '#server/sync/change/online-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { abandonOrder } from './abandon-order.ts';
import { PAYMENT_MAILS } from './alerts/alert-mail.ts';
import { NOTICE_DAYS } from './take-notification.ts';

const DAY_MS = 24 * 3_600_000;

export const payments = {
  calls: { 'api.payments.abandon': onlineHandler(paymentAbandonRoute, abandonOrder) },
  mails: PAYMENT_MAILS,
  async sweep(db, now) {
    const before = new Date(now.getTime() - NOTICE_DAYS * DAY_MS);
    await db.deleteFrom('payment_notice').where('received_at', '<', before).execute();
  },
} as const satisfies Subject;
