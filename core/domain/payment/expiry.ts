/** How long an order waits for its money (domain 4.6, 16.5). Instants are in ms. */
import { addDays } from '#core/domain/shop/day.ts';
import { addWorkingDays } from '#core/domain/shop/working-days.ts';
import { endOfParisDay } from '#core/domain/shop/paris-instant.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { PaymentKind } from './providers/provider.ts';

const MINUTE_MS = 60_000;

/** Settings `sales.order_settings.pending_payment.expire_minutes`, `…banktransfer.expire_days` and `….new_customer_days`. */
export interface ExpiryTerms {
  readonly onlineMinutes: number;
  readonly transferDays: number;
  /** Working days, for who has never paid an order: a transfer takes some, and their stock is nobody else's meanwhile. */
  readonly newTransferDays: number;
}

export const DEFAULT_EXPIRY: ExpiryTerms = { onlineMinutes: 60, transferDays: 10, newTransferDays: 2 };

/**
 * Until when an order placed at an instant may be paid: a transfer until the end of its last day in Paris, since its buyer
 * is told a day. Null where nothing runs out.
 * @param isKnown the buyer has paid an order before
 */
export function paymentDeadline(
  kind: PaymentKind,
  placedAtMs: number,
  terms: ExpiryTerms,
  isKnown = true,
): number | null {
  if (kind === 'online') return placedAtMs + terms.onlineMinutes * MINUTE_MS;
  if (kind === 'transfer') {
    const day = dayInParis(placedAtMs);
    const last = addDays(day, terms.transferDays);
    const soon = addWorkingDays(day, terms.newTransferDays);
    return endOfParisDay(isKnown || soon > last ? last : soon);
  }
  return null;
}

export function isPaymentExpired(deadlineMs: number | null, nowMs: number): boolean {
  return deadlineMs !== null && nowMs > deadlineMs;
}

/** When a buyer is reminded of a transfer: half the time is over. Null for other ways to pay. */
export function reminderAt(kind: PaymentKind, placedAtMs: number, deadlineMs: number | null): number | null {
  if (kind !== 'transfer' || deadlineMs === null) return null;
  return placedAtMs + Math.floor((deadlineMs - placedAtMs) / 2);
}
