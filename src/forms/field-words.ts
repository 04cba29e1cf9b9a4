/** What a set of fields says: its labels, and what its fields hold, in the reader's words. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import type { Label } from '#core/domain/fields/field.ts';
import type { Wording } from '#core/domain/fields/kind.ts';
import { textOf } from '#core/domain/fields/kinds.ts';
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

/** How plain values are said, by their kind. The same object at every drawing. */
export function useWording(): Wording {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => {
    /* what is typed may be no day and no country: it is shown as it is */
    const whenOf = (text: string, at: string, say: (at: string) => string): string =>
      Number.isNaN(Date.parse(at)) ? text : say(at);
    return {
      label,
      between: ', ',
      value: (value, kind) => {
        if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
        if (typeof value === 'number') return kind === 'money' ? format.money(value) : format.number(value);
        if (kind === 'day') return whenOf(value, `${value}T12:00:00Z`, format.date);
        if (kind === 'instant') return whenOf(value, value, format.dateTime);
        if (kind === 'phone') return displayPhone(value);
        return kind === 'country' && COUNTRIES.some((one) => one === value) ? countryName(value, locale) : value;
      },
    };
  }, [t, label, format, locale]);
}

export interface FieldWords {
  /** Labels by name, in the order of the set. */
  readonly labels: Readonly<Record<string, string>>;
  /** What a field holds, as a person reads it; empty for nothing. */
  readonly value: (name: string, values: object) => string;
}

/** @param prefix what stands before the names in the form */
export function useFieldWords(fields: FieldSet, prefix = ''): FieldWords {
  const wording = useWording();
  return {
    labels: Object.fromEntries(Object.entries(fields).map(([name, one]) => [prefix + name, wording.label(one.label)])),
    value: (name, values) => {
      const value: unknown = Reflect.get(values, name);
      /* what is typed may be none of its kind */
      return textOf(fields[name] ?? { kind: 'text' }, value, wording) || (typeof value === 'string' ? value : '');
    },
  };
}
