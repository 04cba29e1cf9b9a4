/** How long a consumer may withdraw from a purchase (Code de la consommation, art. L221-18 to L221-20; domain 4.7, 6.4). */
import { addDays, addMonths } from '#core/domain/shop/day.ts';
import { endOfParisDay } from '#core/domain/shop/paris-instant.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { workingDayFrom } from '#core/domain/shop/working-days.ts';

/** The least the law grants; a shop may grant more. */
export const WITHDRAWAL_DAYS = 14;
const MONTHS_IF_NOT_INFORMED = 12;

/**
 * The last day (`YYYY-MM-DD`) on which a purchase whose last parcel was received on a day can be withdrawn from, until
 * 23:59 in Paris. Counted from the day after; one that ends on a Saturday, a Sunday or a holiday goes on to the next
 * working day (art. L221-19). A buyer who was not told of the right has twelve months more (art. L221-20).
 */
export function withdrawalLastDay(receivedDay: string, days = WITHDRAWAL_DAYS, isInformed = true): string {
  const end = addDays(receivedDay, Math.max(days, WITHDRAWAL_DAYS));
  return workingDayFrom(isInformed ? end : addMonths(end, MONTHS_IF_NOT_INFORMED));
}

export interface WithdrawalPeriod {
  /** Null: nothing was received yet, and the period has not begun to run. */
  readonly lastDay: string | null;
  /** The last instant in ms. */
  readonly endsAtMs: number | null;
  readonly isOpen: boolean;
}

/** The period at an instant, of a purchase whose last parcel was received at another; both in ms. */
export function withdrawalPeriod(
  receivedAtMs: number | null,
  nowMs: number,
  days = WITHDRAWAL_DAYS,
  isInformed = true,
): WithdrawalPeriod {
  // The right exists from the contract on: one may withdraw before anything arrived.
  if (receivedAtMs === null) return { lastDay: null, endsAtMs: null, isOpen: true };
  const lastDay = withdrawalLastDay(dayInParis(receivedAtMs), days, isInformed);
  const endsAtMs = endOfParisDay(lastDay);
  return { lastDay, endsAtMs, isOpen: nowMs <= endsAtMs };
}

/** The last day on which the money of a withdrawal may be given back: 14 days after it was told (art. L221-24). */
export function refundLastDay(toldAtMs: number): string {
  return addDays(dayInParis(toldAtMs), WITHDRAWAL_DAYS);
}
