/** Values of fields that are written in each language. */
import type { Locale } from '#core/domain/shop/locale.ts';
import { isRecord, type Values } from './values.ts';

interface OfLanguages {
  readonly name: string;
  readonly translated?: boolean | undefined;
}

/** What a field holds in a language: its own words, or those of all. */
export const valueIn = (field: OfLanguages, values: Values, locale: Locale): unknown => {
  const value = values[field.name];
  if (field.translated !== true) return value;
  return isRecord(value) ? value[locale] : undefined;
};

/** The same values with another one of a field; undefined takes it away. */
export function withValue(field: OfLanguages, values: Values, locale: Locale, next: unknown): Values {
  const before = values[field.name];
  const value = field.translated === true ? { ...(isRecord(before) ? before : {}), [locale]: next } : next;
  return { ...values, [field.name]: value };
}
