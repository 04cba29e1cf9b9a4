/** What a buyer is promised before paying (Code de la consommation, art. L111-1; domain 14.7). */
import { addDays } from '#core/domain/shop/day.ts';
import { DEFAULT_TIME_ZONE, dayIn, timeIn, type TimeZone } from '#core/domain/shop/time-zone.ts';
import { addWorkingDays, isWorkingDay, workingDayFrom } from '#core/domain/shop/working-days.ts';

/** First and last day of a delivery, `YYYY-MM-DD`, both working days. */
export interface PromisedDates {
  readonly from: string;
  readonly to: string;
}

/** Until when an order leaves the same day, by which clock; Paris where silent. */
export interface CutOff {
  readonly cutOffHour: number;
  readonly timeZone?: TimeZone;
}

/** The day a parcel leaves: that of the order when it is a working day and its hour has not struck, else the next one. */
export function dispatchDay(orderedAtMs: number, { cutOffHour, timeZone = DEFAULT_TIME_ZONE }: CutOff): string {
  const day = dayIn(timeZone, orderedAtMs);
  const isInTime = timeIn(timeZone, orderedAtMs).hour < cutOffHour;
  return isInTime && isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** The days a carrier that takes `min` to `max` working days delivers between. */
export function promisedDates(
  orderedAtMs: number,
  cutOff: CutOff,
  { min, max }: { readonly min: number; readonly max: number },
): PromisedDates {
  const leaves = dispatchDay(orderedAtMs, cutOff);
  return { from: addWorkingDays(leaves, min), to: addWorkingDays(leaves, Math.max(min, max)) };
}
