import type { Locale } from '#core/domain/locale.ts';
import { toCents } from '#core/domain/money.ts';
import type { Money } from '#core/domain/money.ts';
import { byLocale } from './by-locale.ts';
import { withNarrowSpaces } from './spaces.ts';

const currency = byLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }));

/** An amount as people read it: "1 234,56 €" with narrow no-break spaces, "€1,234.56" in English. */
export function formatMoney(amount: Money, locale: Locale): string {
  return withNarrowSpaces(currency(locale).format(toCents(amount) / 100));
}
