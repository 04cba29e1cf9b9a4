/** Dates whose year goes without saying: apart, for the first pages show none. */
import type { Locale } from '#core/domain/shop/locale.ts';
import { dayOf, formatDate, formatTime, JOIN, timeOf, type Instant } from '#src/i18n/format/date.ts';

/** The beginning of a span of days, without what its end says again: "26" or "1er" before "27 nov. 2026", "30 nov." before "1er déc. 2026". */
export function formatDateUntil(from: Instant, to: Instant, locale: Locale): string {
  const [first, last] = [timeOf(from), timeOf(to)];
  if (first.year !== last.year) return formatDate(from, locale);
  const day = dayOf(first, locale);
  return first.month === last.month ? day.slice(0, day.indexOf(' ')) : day;
}

/** "21 nov. à 9:12", as with the date of a price. */
export function formatDayTime(instant: Instant, locale: Locale): string {
  return `${dayOf(timeOf(instant), locale)}${JOIN[locale]}${formatTime(instant)}`;
}
