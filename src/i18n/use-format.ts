import { formatDate, formatDateTime, formatTime, type Instant } from '#src/i18n/format/date.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import { formatNumber } from '#src/i18n/format/number.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export interface Format {
  money: (amount: Money) => string;
  number: (value: number) => string;
  /** Whether a count takes the singular: none does in French, and not in English. */
  isOne: (count: number) => boolean;
  date: (at: Instant) => string;
  time: (at: Instant) => string;
  dateTime: (at: Instant) => string;
}

const formatIn = (locale: Locale): Format => ({
  money: (amount) => formatMoney(amount, locale),
  number: (value) => formatNumber(value, locale),
  isOne: (count) => count === 1 || (count === 0 && locale === 'fr_FR'),
  date: (at) => formatDate(at, locale),
  time: formatTime,
  dateTime: (at) => formatDateTime(at, locale),
});

const formats: Readonly<Record<Locale, Format>> = { fr_FR: formatIn('fr_FR'), en_GB: formatIn('en_GB') };

/** The formatters in the reader's language; the same object at every render. */
export function useFormat(): Format {
  return formats[useLocale()];
}
