import type { Locale } from '#core/domain/locale.ts';
import { byLocale } from './by-locale.ts';

/** An instant: ISO 8601 text or milliseconds. */
export type Instant = string | number;

/** Always the shop's time zone, so that the server and every device write the same text. */
const timeZone = 'Europe/Paris';

const dateFormat = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
);
const dayFormat = byLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' }));
const timeFormat = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

const JOIN: Readonly<Record<Locale, string>> = { fr_FR: ' à ', en_GB: ' at ' };

function dateOf(instant: Instant): Date {
  return new Date(instant);
}

/** "21 nov. 2026", "21 Nov 2026" in English. */
export function formatDate(instant: Instant, locale: Locale): string {
  return dateFormat(locale).format(dateOf(instant));
}

/** "14:05", 24 hours, without a leading zero: "9:12". */
export function formatTime(instant: Instant, locale: Locale): string {
  return timeFormat(locale)
    .format(dateOf(instant))
    .replace(/^0(?=\d:)/u, '');
}

/** "21 nov. 2026 à 14:05", "21 Nov 2026 at 14:05" in English. */
export function formatDateTime(instant: Instant, locale: Locale): string {
  return `${formatDate(instant, locale)}${JOIN[locale]}${formatTime(instant, locale)}`;
}

/** "21 nov. à 9:12": where the year goes without saying, as with the date of a price. */
export function formatDayTime(instant: Instant, locale: Locale): string {
  return `${dayFormat(locale).format(dateOf(instant))}${JOIN[locale]}${formatTime(instant, locale)}`;
}
