import { languageTag } from '#core/domain/locale.ts';
import type { Locale } from '#core/domain/locale.ts';

/** An instant: ISO 8601 text or milliseconds. */
export type Instant = string | number;

interface DateFormats {
  readonly date: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

/** Always the shop's time zone, so that the server and every device write the same text. */
const timeZone = 'Europe/Paris';

function dateFormats(locale: Locale): DateFormats {
  const tag = languageTag(locale);
  return {
    date: new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
    day: new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' }),
    time: new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

const formats: Readonly<Record<Locale, DateFormats>> = { fr_FR: dateFormats('fr_FR'), en_GB: dateFormats('en_GB') };

const JOIN: Readonly<Record<Locale, string>> = { fr_FR: ' à ', en_GB: ' at ' };

function dateOf(instant: Instant): Date {
  return new Date(instant);
}

/** "21 nov. 2026", "21 Nov 2026" in English. */
export function formatDate(instant: Instant, locale: Locale): string {
  return formats[locale].date.format(dateOf(instant));
}

/** "14:05", 24 hours, without a leading zero: "9:12". */
export function formatTime(instant: Instant, locale: Locale): string {
  return formats[locale].time.format(dateOf(instant)).replace(/^0(?=\d:)/u, '');
}

/** "21 nov. 2026 à 14:05", "21 Nov 2026 at 14:05" in English. */
export function formatDateTime(instant: Instant, locale: Locale): string {
  return `${formatDate(instant, locale)}${JOIN[locale]}${formatTime(instant, locale)}`;
}

/** "21 nov. à 9:12": where the year goes without saying, as with the date of a price. */
export function formatDayTime(instant: Instant, locale: Locale): string {
  return `${formats[locale].day.format(dateOf(instant))}${JOIN[locale]}${formatTime(instant, locale)}`;
}
