import { languageTag } from '#core/domain/locale.ts';
import type { Locale } from '#core/domain/locale.ts';
import { toCents } from '#core/domain/money.ts';
import type { Money } from '#core/domain/money.ts';
import { withNarrowSpaces } from './spaces.ts';

function currency(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: 'EUR' });
}

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = { fr_FR: currency('fr_FR'), en_GB: currency('en_GB') };

/** An amount as people read it: "1 234,56 €" with narrow no-break spaces, "€1,234.56" in English. */
export function formatMoney(amount: Money, locale: Locale): string {
  return withNarrowSpaces(formats[locale].format(toCents(amount) / 100));
}
