/** What a set of fields says: its labels, and what its fields hold, in the reader's words. */
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Label } from '#core/domain/fields/field.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { COUNTRIES } from '#core/domain/text/country.ts';
import { countryName } from '#src/forms/countries.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export function useLabel(): (label: Label) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  /* a text is its own key, or has been said in the reader’s language already, as labels of settings are */
  return useCallback(
    (label) => {
      if (typeof label !== 'string') return i18n._(label);
      return Object.hasOwn(i18n.messages, label) ? i18n._(label) : label;
    },
    // another language says other words with the same instance
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [i18n, locale],
  );
}

export interface FieldWords {
  /** Labels by name, in the order of the set. */
  readonly labels: Readonly<Record<string, string>>;
  /** What a field holds, as a person reads it; empty for nothing. */
  readonly value: (name: string, values: object) => string;
}

/** @param prefix what stands before the names in the form */
export function useFieldWords(fields: FieldSet, prefix = ''): FieldWords {
  const { t } = useLingui();
  const say = useLabel();
  const format = useFormat();
  const locale = useLocale();
  return {
    labels: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [prefix + name, say(label)])),
    value: (name, values) => {
      const value: unknown = Reflect.get(values, name);
      if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
      if (typeof value === 'number') return fields[name]?.kind === 'money' ? format.money(value) : format.number(value);
      if (typeof value !== 'string' || value === '') return '';
      const { kind, words = {} } = fields[name] ?? {};
      /* what is typed may be no day, no country and no answer: it is shown as it is */
      const noon = `${value}T12:00:00Z`;
      if (kind === 'day') return Number.isNaN(Date.parse(noon)) ? value : format.date(noon);
      if (kind === 'phone') return displayPhone(value);
      if (kind === 'country') return COUNTRIES.some((one) => one === value) ? countryName(value, locale) : value;
      const word = Object.hasOwn(words, value) ? words[value] : undefined;
      return word === undefined ? value : say(word);
    },
  };
}
