import { useMemo } from 'react';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

const namesIn = (locale: Locale) => new Intl.DisplayNames(languageTag(locale), { type: 'region' });

/** A country by its name in a language. */
export const countryName = (code: string, locale: Locale): string => namesIn(locale).of(code) ?? code;

/** Countries by their names in the reader's language, France first, the others in alphabetical order. */
export function useCountries(): readonly { value: string; label: string }[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = namesIn(locale);
    const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
    const [france, ...others] = named;
    const sorted = others.toSorted((a, b) => a.label.localeCompare(b.label, languageTag(locale)));
    return france === undefined ? sorted : [france, ...sorted];
  }, [locale]);
}
