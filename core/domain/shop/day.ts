/** Arithmetic of days as `YYYY-MM-DD`, without a clock and without hours. */
const DAY_MS = 24 * 3_600_000;
const FORM = /^\d{4}-\d{2}-\d{2}$/u;

function startOf(day: string): number {
  const ms = FORM.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`not a day: ${day}`);
  return ms;
}

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later; earlier for a negative count. Throws a RangeError for what is no day. */
export function addDays(day: string, count: number): string {
  return dayAt(startOf(day) + count * DAY_MS);
}

/** The same day of a later month, or the last of that month where it has no such day: 31 January and 1 → 28 February. */
export function addMonths(day: string, count: number): string {
  const date = new Date(startOf(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return dayAt(first + (Math.min(date.getUTCDate(), last) - 1) * DAY_MS);
}

/** 1 for Monday to 7 for Sunday: the week starts on Monday (specification §9). */
export function weekday(day: string): number {
  return new Date(startOf(day)).getUTCDay() || 7;
}
