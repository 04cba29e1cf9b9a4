import type { Instant } from '#src/i18n/format/date.ts';
import { formatDateUntil, formatDayTime } from '#src/i18n/format/short-date.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export interface ShortDates {
  dayTime: (at: Instant) => string;
  /** The first of two days, before the other. */
  dateUntil: (from: Instant, to: Instant) => string;
}

/** Dates without their year, in the reader's language. */
export function useShortDates(): ShortDates {
  const locale = useLocale();
  return {
    dayTime: (at) => formatDayTime(at, locale),
    dateUntil: (from, to) => formatDateUntil(from, to, locale),
  };
}
