import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { countryName } from '#src/forms/countries.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { formatExact } from '#src/i18n/format/number.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { ListedField } from '#src/admin/screens/list/model/list-facts.ts';

/** Kinds whose values stand at the right, digit under digit. */
const NUMBERS: ReadonlySet<string> = new Set(['money', 'quantity', 'percent', 'decimal']);
export const isNumber = ({ kind }: Pick<ListedField, 'kind'>): boolean => NUMBERS.has(kind);

/** Entries of a list that are told; the others are counted. */
const TOLD = 3;
/** More of a long text is read in its form. */
const LONGEST = 300;

type Words = (field: ListedField, value: unknown, titleOf?: (uuid: string) => string) => string;

/** A value in the words of the reader, on one line; empty for nothing. The same function at every drawing. */
export function useCellWords(): Words {
  const { t } = useLingui();
  const format = useFormat();
  const say = useLabel();
  const locale = useLocale();
  return useMemo(() => {
    const number = (kind: string, value: number): string => {
      if (kind === 'money') return format.money(value);
      if (kind === 'decimal') return formatExact(value, locale);
      return kind === 'percent' ? t`${format.number(value)} %` : format.number(value);
    };
    const line = ({ kind, words = {} }: ListedField, value: string, titleOf: (uuid: string) => string): string => {
      /* what is kept may be no day and no country: it is shown as it is */
      const noon = Date.parse(`${value}T12:00:00Z`);
      if (kind === 'day') return Number.isNaN(noon) ? value : format.date(noon);
      if (kind === 'instant') return Number.isNaN(Date.parse(value)) ? value : format.dateTime(value);
      if (kind === 'phone') return displayPhone(value);
      if (kind === 'country') return COUNTRIES.some((one) => one === value) ? countryName(value, locale) : value;
      if (kind === 'reference' || kind === 'references') return titleOf(value);
      const word = Object.hasOwn(words, value) ? words[value] : undefined;
      return word === undefined ? value.replace(/\s+/gu, ' ').trim().slice(0, LONGEST) : say(word);
    };
    const one = (field: ListedField, value: unknown, titleOf: (uuid: string) => string): string => {
      if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
      if (typeof value === 'number') return number(field.kind, value);
      return typeof value === 'string' ? line(field, value, titleOf) : '';
    };

    return (field, value, titleOf = (uuid) => uuid) => {
      if (value === null && field.none !== undefined) return say(field.none);
      if (!Array.isArray(value)) return one(field, value, titleOf);
      if (field.kind === 'rows') return value.length === 0 ? '' : format.number(value.length);
      const told = value.slice(0, TOLD).map((each: unknown) => one(field, each, titleOf));
      const rest = value.length - told.length;
      return [...told, ...(rest > 0 ? [`+ ${format.number(rest)}`] : [])].join(', ');
    };
  }, [t, format, say, locale]);
}
