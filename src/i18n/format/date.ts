import type { Locale } from '#core/domain/shop/locale.ts';
import { parisTime, type ParisTime } from '#core/domain/shop/paris-time.ts';

/** An instant: ISO 8601 text or milliseconds. Always written in the shop's time zone, the same on every machine. */
export type Instant = string | number;

const MONTHS: Readonly<Record<Locale, string>> = {
  fr_FR: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  en_GB: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
};

export const JOIN: Readonly<Record<Locale, string>> = { fr_FR: ' à ', en_GB: ' at ' };

export const timeOf = (instant: Instant): ParisTime => parisTime(new Date(instant).getTime());

/** In French the first of a month is an ordinal, other days are not: "1er déc." */
export const dayOf = ({ day, month }: ParisTime, locale: Locale): string =>
  `${day === 1 && locale === 'fr_FR' ? '1er' : day} ${MONTHS[locale].split(' ')[month - 1]}`;

/** "21 nov. 2026", "21 Nov 2026" in English. */
export function formatDate(instant: Instant, locale: Locale): string {
  const time = timeOf(instant);
  return `${dayOf(time, locale)} ${time.year}`;
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
