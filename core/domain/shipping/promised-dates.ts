/** What a buyer is promised before paying (Code de la consommation, art. L111-1; domain 14.7). */
import { addDays } from '#core/domain/shop/day.ts';
import { dayInParis, parisTime } from '#core/domain/shop/paris-time.ts';
import { addWorkingDays, isWorkingDay, workingDayFrom } from '#core/domain/shop/working-days.ts';

/** First and last day of a delivery, `YYYY-MM-DD`, both working days. */
export interface PromisedDates {
  readonly from: string;
  readonly to: string;
}

/**
 * The day a parcel leaves: that of the order when it is a working day and `cutOffHour` (Paris) has not struck, otherwise
 * the next working day.
 */
export function dispatchDay(orderedAtMs: number, cutOffHour: number): string {
  const day = dayInParis(orderedAtMs);
  const isInTime = parisTime(orderedAtMs).hour < cutOffHour;
  return isInTime && isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** The days a carrier that takes `min` to `max` working days delivers between. */
export function promisedDates(
  orderedAtMs: number,
  cutOffHour: number,
  { min, max }: { readonly min: number; readonly max: number },
): PromisedDates {
  const leaves = dispatchDay(orderedAtMs, cutOffHour);
  return { from: addWorkingDays(leaves, min), to: addWorkingDays(leaves, Math.max(min, max)) };
}
