import { paymentDeadline, reminderAt } from '#core/domain/payment/expiry.ts';
import type { PaymentKind } from '#core/domain/payment/providers/provider.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

interface Waiting {
  readonly area: Area;
  readonly kind: PaymentKind;
  readonly placedAtMs: number;
  /** The buyer has paid an order before. */
  readonly isKnown: boolean;
}

/** Until when an order placed at an instant may be paid in this way, in ms; null: nothing runs out. */
export function deadlineOf(setting: ReadSetting, { area, kind, placedAtMs, isKnown }: Waiting): number | null {
  const terms = {
    onlineMinutes: setting('sales.order_settings.pending_payment.expire_minutes', { channel: area }),
    transferDays: setting('sales.payment_methods.banktransfer.expire_days', { channel: area }),
    newTransferDays: setting('sales.payment_methods.banktransfer.new_customer_days', { channel: area }),
  };
  return paymentDeadline(kind, placedAtMs, terms, isKnown);
}

interface AwaitedTransfer {
  readonly uuid: string;
  readonly to: string;
  readonly locale: Locale;
  readonly deadline: number;
}

/** Tells a buyer where a transfer goes, and reminds of it at half time (domain 4.6). */
export async function awaitTransfer(
  work: { readonly trx: Trx; readonly jobs: Pick<Jobs, 'enqueue'>; readonly now: Date },
  { uuid, to, locale, deadline }: AwaitedTransfer,
): Promise<void> {
  const now = work.now.getTime();
  const reminder = reminderAt('transfer', now, deadline) ?? now;
  const seconds = Math.max(1, Math.ceil((reminder - now) / 1000));
  await work.jobs.enqueue(work.trx, 'order.remind', { uuid }, { startAfterSeconds: seconds });
  await orderMail(work, { template: 'order.transfer', uuid, to, locale, rank: 'order' });
}
