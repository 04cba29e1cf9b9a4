import type { Locale } from '#core/domain/shop/locale.ts';
import { parisTime, type ParisTime } from '#core/domain/shop/paris-time.ts';

/** An instant: ISO 8601 text or milliseconds. Always written in the shop's time zone, the same on every machine. */
export type Instant = string | number;

const MONTHS: Readonly<Record<Locale, string>> = {
  fr_FR: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  en_GB: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
};

const JOIN: Readonly<Record<Locale, string>> = { fr_FR: ' à ', en_GB: ' at ' };

const timeOf = (instant: Instant): ParisTime => parisTime(new Date(instant).getTime());

const dayOf = ({ day, month }: ParisTime, locale: Locale): string => `${day} ${MONTHS[locale].split(' ')[month - 1]}`;

/** "21 nov. 2026", "21 Nov 2026" in English. */
export function formatDate(instant: Instant, locale: Locale): string {
  const time = timeOf(instant);
  return `${dayOf(time, locale)} ${time.year}`;
}

/** The beginning of a span of days, without what its end says again: "26" before "27 nov. 2026", "30 nov." before "1 déc. 2026". */
export function formatDateUntil(from: Instant, to: Instant, locale: Locale): string {
  const [first, last] = [timeOf(from), timeOf(to)];
  if (first.year !== last.year) return formatDate(from, locale);
  return first.month === last.month ? String(first.day) : dayOf(first, locale);
}

/** "14:05", 24 hours, without a leading zero: "9:12". */
export function formatTime(instant: Instant): string {
  const { hour, minute } = timeOf(instant);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** "21 nov. 2026 à 14:05", "21 Nov 2026 at 14:05" in English. */
export function formatDateTime(instant: Instant, locale: Locale): string {
  return `${formatDate(instant, locale)}${JOIN[locale]}${formatTime(instant)}`;
}

/** "21 nov. à 9:12": where the year goes without saying, as with the date of a price. */
export function formatDayTime(instant: Instant, locale: Locale): string {
  return `${dayOf(timeOf(instant), locale)}${JOIN[locale]}${formatTime(instant)}`;
}
