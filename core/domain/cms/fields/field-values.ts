/** What a document holds in fields of its type: read, judged, never trusted. */
import { HOLDS, isHolding, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { isEmail } from '#core/domain/text/email.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

export interface FieldLink {
  readonly href: string;
  readonly text: string;
}
export interface FieldPlace {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
/** A row of a repeater, or of flexible content, which says by which layout; merged by its id. */
export interface FieldRow {
  readonly id: string;
  readonly layout?: string;
  readonly values: FieldValues;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
/** A link holds texts, a place a text and two numbers or nothing. */
export const isFieldLink = (value: unknown): value is FieldLink =>
  isRecord(value) && isText(value['href']) && isText(value['text']);
export const isFieldPlace = (value: unknown): value is FieldPlace =>
  isRecord(value) &&
  isText(value['address']) &&
  [value['latitude'], value['longitude']].every((one) => one === null || isNumber(one));
export const isFieldRow = (value: unknown): value is FieldRow =>
  isRecord(value) && isText(value['id']) && isRecord(value['values']);

/** What a field holds in a language: its own words, or those of all. */
export const valueIn = (field: CustomField, values: FieldValues, locale: Locale): unknown => {
  const value = values[field.name];
  if (field.translated !== true) return value;
  return isRecord(value) ? value[locale] : undefined;
};

/** The same values with another one of a field; undefined takes it away. */
export function withValue(field: CustomField, values: FieldValues, locale: Locale, next: unknown): FieldValues {
  const before = values[field.name];
  const value = field.translated === true ? { ...(isRecord(before) ? before : {}), [locale]: next } : next;
  return { ...values, [field.name]: value };
}

/** Whether a field is asked for beside these values. */
export function isAsked({ when }: CustomField, values: FieldValues): boolean {
  if (when === undefined || when.name === '') return true;
  const value = values[when.name];
  if (Array.isArray(value)) return value.includes(when.is);
  return typeof value === 'boolean' ? String(value) === when.is : value === when.is;
}

export const rowsIn = (value: unknown): readonly FieldRow[] => (Array.isArray(value) ? value.filter(isFieldRow) : []);
export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);
export const valuesIn = (value: unknown): FieldValues => (isRecord(value) ? value : {});

/** The fields of a row: of a repeater always the same. */
export const fieldsOfRow = (field: CustomField, row: Pick<FieldRow, 'layout'>): readonly CustomField[] =>
  field.kind === 'flexible_content'
    ? (field.layouts?.find(({ name }) => name === row.layout)?.fields ?? [])
    : (field.fields ?? []);

/** Values under names that the fields have; everything else is left out (domain 8.2). */
export function knownValues(fields: readonly CustomField[], values: FieldValues): FieldValues {
  const known = fields.filter(isHolding).flatMap((field): [string, unknown][] => {
    const value = values[field.name];
    return value === undefined ? [] : [[field.name, inLanguages(field, value, (one) => knownIn(field, one))]];
  });
  return Object.fromEntries(known);
}

function knownIn(field: CustomField, value: unknown): unknown {
  if (HOLDS[field.kind] === 'fields') return knownValues(field.fields ?? [], valuesIn(value));
  if (HOLDS[field.kind] !== 'rows' || !Array.isArray(value)) return value;
  return rowsIn(value).map((row) => ({ ...row, values: knownValues(fieldsOfRow(field, row), row.values) }));
}

const inLanguages = (field: CustomField, value: unknown, of: (value: unknown) => unknown): unknown =>
  field.translated === true && isRecord(value)
    ? Object.fromEntries(LOCALES.flatMap((locale) => (locale in value ? [[locale, of(value[locale])]] : [])))
    : of(value);

export interface FieldFault {
  readonly path: readonly string[];
  readonly code: string;
}

/** Texts without bounds of their own. */
const LONGEST = 20_000;
const SHAPES: Readonly<Partial<Record<CustomField['kind'], (text: string) => string | null>>> = {
  email: (text) => (isEmail(text) ? null : 'email.invalid'),
  url: (text) => (isSafeUrl(text) ? null : 'link.invalid'),
  oembed: (text) => (text.startsWith('https://') && isSafeUrl(text) ? null : 'link.invalid'),
  page_link: (text) => (text.startsWith('/') && isSafeUrl(text) ? null : 'link.invalid'),
  date_picker: (text) => (/^\d{4}-\d{2}-\d{2}$/u.test(text) ? null : 'date.invalid'),
  time_picker: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text) ? null : 'value.invalid'),
  date_time_picker: (text) => (Number.isNaN(Date.parse(text)) ? 'instant.invalid' : null),
  color_picker: (text) => (/^#[\da-f]{6}$/iu.test(text) ? null : 'color.invalid'),
};

/** Whether there is nothing of a value. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isFieldLink(value) && value.href === '') ||
  (isFieldPlace(value) && value.address.trim() === '');

interface Judging {
  /** Visitors are to see it: what is required must be there. */
  readonly isPublished: boolean;
}

/** Everything that is wrong, each at its place among the values. */
export function faultsIn(fields: readonly CustomField[], values: FieldValues, how: Judging): readonly FieldFault[] {
  return fields
    .filter((field) => isHolding(field) && isAsked(field, values))
    .flatMap((field) => {
      const value = values[field.name];
      if (field.translated !== true)
        return faultsOf(field, value, how).map(({ path, code }) => ({ path: [field.name, ...path], code }));
      const words = valuesIn(value);
      return LOCALES.filter((locale) => locale === 'fr_FR' || !isBlank(words[locale])).flatMap((locale) =>
        faultsOf(field, words[locale], how).map(({ path, code }) => ({ path: [field.name, locale, ...path], code })),
      );
    });
}

const at = (code: string): readonly FieldFault[] => [{ path: [], code }];

function faultsOf(field: CustomField, value: unknown, how: Judging): readonly FieldFault[] {
  const holds = HOLDS[field.kind];
  if (holds === 'fields')
    return value === undefined || isRecord(value)
      ? faultsIn(field.fields ?? [], valuesIn(value), how)
      : at('value.invalid');
  if (isBlank(value)) return field.required === true && how.isPublished ? at('content.required') : [];
  switch (holds) {
    case 'text':
      return isText(value) ? textFaults(field, value) : at('text.invalid');
    case 'number':
      return isNumber(value) ? sizeFaults(field, value, ['number.tooSmall', 'number.tooLarge']) : at('number.invalid');
    case 'flag':
      return typeof value === 'boolean' ? [] : at('value.invalid');
    case 'texts':
      return Array.isArray(value) && value.every(isText) ? listFaults(field, value) : at('value.invalid');
    case 'rich':
      return Array.isArray(value) && readRichText(value).length > 0 ? [] : at('value.invalid');
    case 'link':
      return isFieldLink(value) ? (isSafeUrl(value.href) ? [] : at('link.invalid')) : at('value.invalid');
    case 'place':
      return isFieldPlace(value) ? [] : at('value.invalid');
    case 'rows':
      return rowFaults(field, value, how);
    case 'none':
      return [];
  }
}

function textFaults(field: CustomField, text: string): readonly FieldFault[] {
  const { kind, choices = [], min = 0, max = LONGEST } = field;
  if (text.length > max) return at('text.tooLong');
  if (text.length < min) return at('text.tooShort');
  if ((kind === 'radio' || kind === 'button_group') && !choices.some(({ value }) => value === text))
    return at('value.invalid');
  const code = SHAPES[kind]?.(text) ?? null;
  return code === null ? [] : at(code);
}

function sizeFaults(
  { min, max }: CustomField,
  size: number,
  [small, large]: readonly [small: string, large: string],
): readonly FieldFault[] {
  if (min !== undefined && size < min) return at(small);
  return max !== undefined && size > max ? at(large) : [];
}

function listFaults(field: CustomField, texts: readonly string[]): readonly FieldFault[] {
  const { kind, choices = [], multiple = false } = field;
  const isOffered = (text: string) => choices.some(({ value }) => value === text);
  if ((kind === 'select' || kind === 'checkbox') && !texts.every(isOffered)) return at('value.invalid');
  if (kind === 'select' && !multiple && texts.length > 1) return at('list.tooLong');
  return kind === 'select' && !multiple ? [] : sizeFaults(field, texts.length, ['list.tooShort', 'list.tooLong']);
}

function rowFaults(field: CustomField, value: unknown, how: Judging): readonly FieldFault[] {
  if (!Array.isArray(value) || !value.every(isFieldRow)) return at('value.invalid');
  const rows = rowsIn(value);
  const isKnown = ({ layout }: FieldRow) =>
    field.kind !== 'flexible_content' || field.layouts?.some(({ name }) => name === layout) === true;
  return [
    ...sizeFaults(field, rows.length, ['list.tooShort', 'list.tooLong']),
    ...rows.flatMap((row, place) =>
      isKnown(row)
        ? faultsIn(fieldsOfRow(field, row), row.values, how).map(({ path, code }) => ({
            path: [String(place), ...path],
            code,
          }))
        : [{ path: [String(place)], code: 'value.invalid' }],
    ),
  ];
}
