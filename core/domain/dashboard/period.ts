/** The time a dashboard looks at, what it is compared with, and the steps its curves are drawn in (domain 13). */
import { addDays, addMonths, weekday } from '#core/domain/shop/day.ts';

export const COMPARISONS = ['previous', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const GRANULARITIES = ['hour', 'day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** Days in Paris, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 24 * 3_600_000;

/** How many days a period has, both ends included; 0 or less where it ends before it begins. */
export const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The days without a choice: the last thirty, today included (domain 13). */
export const lastThirtyDays = (today: string): Period => ({ from: addDays(today, -29), to: today });

/** As many days right before, or the same days a year earlier; null where nothing is compared. */
export function comparedWith(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  if (comparison === 'year') return { from: addMonths(period.from, -12), to: addMonths(period.to, -12) };
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

const MOST_DAYS_BY_DAY = 31;
const MOST_DAYS_BY_WEEK = 26 * 7;

/** Steps few enough to be read: a day by hours, a month by days, half a year by weeks, all else by months (domain 13). */
export function granularityOf(period: Period): Granularity {
  const days = daysIn(period);
  if (days <= 1) return 'hour';
  if (days <= MOST_DAYS_BY_DAY) return 'day';
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

/** The day on which the step with this day begins: Monday of its week, the first of its month. */
export function stepOf(day: string, granularity: Granularity): string {
  if (granularity === 'week') return addDays(day, 1 - weekday(day));
  return granularity === 'month' ? `${day.slice(0, 7)}-01` : day;
}

/** Names of all steps of a period, in order: days, or hours as `2026-11-23T08`. The first may begin before the period. */
export function stepsOf(period: Period, granularity: Granularity): readonly string[] {
  if (granularity === 'hour')
    return daysOf(period).flatMap((day) =>
      Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`),
    );
  return [...new Set(daysOf(period).map((day) => stepOf(day, granularity)))];
}

const daysOf = (period: Period): readonly string[] =>
  Array.from({ length: Math.max(0, daysIn(period)) }, (_, at) => addDays(period.from, at));

/** Change in percent with one decimal; null where there was nothing before (domain 13). */
export const progressOf = (current: number, previous: number): number | null =>
  previous === 0 ? null : Math.round(((current - previous) / Math.abs(previous)) * 1000) / 10;
