import { addDays } from './day.ts';
import { parisTime } from './paris-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * The instant in ms at which a clock in Paris shows so many minutes after midnight of a day `YYYY-MM-DD`; 1440 is the next
 * midnight. The first of two where the hour is shown twice; an hour that is skipped in spring counts as the one after.
 */
export function parisInstant(day: string, minutes = 0): number {
  const shown = Date.parse(`${addDays(day, 0)}T00:00:00Z`) + minutes * MINUTE_MS;
  const inSummer = shown - 2 * HOUR_MINUTES * MINUTE_MS;
  const { hour, minute } = parisTime(inSummer);
  const at = new Date(shown);
  return hour === at.getUTCHours() && minute === at.getUTCMinutes() ? inSummer : inSummer + HOUR_MINUTES * MINUTE_MS;
}

/** Minutes after midnight that a clock in Paris shows at an instant in ms. */
export function parisMinutes(instantMs: number): number {
  const { hour, minute } = parisTime(instantMs);
  return hour * HOUR_MINUTES + minute;
}

/** The last millisecond of a day in Paris: what is allowed "until 23:59" is allowed until here. */
export function endOfParisDay(day: string): number {
  return parisInstant(addDays(day, 1)) - 1;
}
