import { paymentAbandonRoute } from '#core/contract/payment/payments.ts';
import { onlineHandler } from '#server/sync/change/online-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { abandonOrder } from './abandon-order.ts';
import { PAYMENT_MAILS } from './alerts/alert-mail.ts';
import { checkPayment } from './check-payment.ts';
import { paymentDeps } from './payment-deps.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { dropNotices } from './notices/keep-notice.ts';
import { expireOrder } from './expire-order.ts';
import { refundPayment } from './refund-payment.ts';

declare module '#server/platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** Looks whether an order that waits for its money has waited long enough. */
    'order.expire': { uuid: string };
    /** Gives money back through the provider it came by. */
    'payment.refund': { refund: string };
  }
}

export const payments = {
  routes: (tools) => paymentHandlers(paymentDeps(tools), tools.direct),
  office: (tools) => ({ 'api.admin.settings.sales.check-payment': (_context, { body }) => checkPayment(tools, body) }),
  calls: { 'api.payments.abandon': onlineHandler(paymentAbandonRoute, abandonOrder) },
  jobs: {
    'order.expire': {
      batch: 5,
      run: (tools, { uuid }) => expireOrder(paymentDeps(tools), uuid, tools.clock.now()),
    },
    'payment.refund': {
      batch: 5,
      run: (tools, { refund }) => refundPayment(paymentDeps(tools), refund, tools.clock.now()),
    },
  },
  mails: PAYMENT_MAILS,
  sweep: dropNotices,
} as const satisfies Subject;
