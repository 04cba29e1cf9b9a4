/** When a store is open, and when work that takes so long is done there. */
import { addDays, weekday } from '#core/domain/shop/day.ts';
import { parisInstant, parisMinutes } from '#core/domain/shop/paris-instant.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { isPublicHoliday } from '#core/domain/shop/working-days.ts';

/** Minutes after midnight: 540 to 720 is from 9 to 12. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** Seven days from Monday on; an empty day is closed. */
export type OpeningHours = readonly (readonly OpenSpan[])[];

/** The open spans of a day, in their order; none on a public holiday. */
export function openSpans(hours: OpeningHours, day: string): readonly OpenSpan[] {
  if (isPublicHoliday(day)) return [];
  const spans = (hours[weekday(day) - 1] ?? []).filter(({ from, to }) => from < to);
  return spans.toSorted((a, b) => a.from - b.from);
}

/** Longest preparation a setting allows is 720 hours: a store open an hour a week needs years, and no promise is made. */
const MAX_DAYS = 400;

/**
 * The instant in ms at which work of so many hours is done that begins at an instant and goes on while the store is open:
 * nobody prepares a parcel at night. Work of no time is done at the next open minute. Null for a store that is never open
 * long enough.
 */
export function readyAt(hours: OpeningHours, fromMs: number, workHours: number): number | null {
  let left = workHours * 60;
  let day = dayInParis(fromMs);
  let now = parisMinutes(fromMs);
  for (let count = 0; count <= MAX_DAYS; count += 1) {
    for (const { from, to } of openSpans(hours, day)) {
      const start = Math.max(from, now);
      if (start >= to) continue;
      if (left <= to - start) return Math.max(fromMs, parisInstant(day, start + left));
      left -= to - start;
    }
    day = addDays(day, 1);
    now = 0;
  }
  return null;
}
