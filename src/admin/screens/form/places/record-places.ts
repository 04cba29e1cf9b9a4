/** The places of a record's form, and what its schema takes: fields, then each language and each channel. */
import { isAsked } from '#core/domain/fields/field.ts';
import * as v from 'valibot';
import { AREAS } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { readFields } from '#core/resources/field-set.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { variantFields, type Resource } from '#core/resources/resource.ts';
import { writtenEntries } from '#core/resources/resource-rows.ts';
import type { FieldPlace, RecordValues } from '#src/admin/screens/form/version/record-values.ts';

/** French stands in the fields themselves. */
export const OTHER_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

type Translating = Pick<Resource, 'fields' | 'translatable' | 'perChannel'>;

/** In the order of the definition: a field, then its other languages, then its channels. */
export function placesOf({ fields, translatable = [], perChannel = [] }: Translating): readonly FieldPlace[] {
  return Object.entries(fields).flatMap(([name, field]): FieldPlace[] => [
    { path: `fields.${name}`, name, field, ...(translatable.includes(name) ? { locale: DEFAULT_LOCALE } : {}) },
    ...(translatable.includes(name)
      ? OTHER_LOCALES.map((locale): FieldPlace => ({ path: `translations.${locale}.${name}`, name, field, locale }))
      : []),
    ...(perChannel.includes(name)
      ? AREAS.map((channel): FieldPlace => ({ path: `channels.${channel}.${name}`, name, field, channel }))
      : []),
  ]);
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * A language that says nothing of a field says it as French does: it is left out, not empty. Every language and channel
 * is named, so that what is inherited again leaves the record.
 */
const withVariants =
  ({ fields, translatable = [], perChannel = [] }: Translating) =>
  (given: unknown): unknown => ({
    ...Object(given),
    fields: shownOf(fields, partOf(given, 'fields')),
    ...(translatable.length === 0 ? {} : { translations: each(OTHER_LOCALES, partOf(given, 'translations'), isEmpty) }),
    ...(perChannel.length === 0 ? {} : { channels: each(AREAS, partOf(given, 'channels'), isMissing) }),
  });

/** Of fields that depend on a choice, what belongs to it: what was typed before another choice stays in the form alone. */
function shownOf(fields: FieldSet, given: unknown): unknown {
  const values: Readonly<Record<string, unknown>> = { ...Object(given) };
  return Object.fromEntries(Object.entries(values).filter(([name]) => isAsked(fields[name] ?? {}, values)));
}

const isMissing = (value: unknown): boolean => value === undefined;

const each = (codes: readonly string[], given: unknown, isLeftOut: (value: unknown) => boolean) =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      Object.fromEntries(Object.entries(Object(partOf(given, code))).filter(([, value]) => !isLeftOut(value))),
    ]),
  );

/** What a form takes: the body of the routes without its UUID and revision. */
export function recordSchema(resource: Resource): v.GenericSchema<RecordValues, RecordValues>;
export function recordSchema(resource: Resource): v.GenericSchema {
  return v.pipe(v.unknown(), v.transform(withVariants(resource)), v.strictObject(writtenEntries(resource, 'whole')));
}

/** What a form is made of, whichever thing it writes. */
export interface RecordShape {
  readonly fields: FieldSet;
  readonly places: readonly FieldPlace[];
  readonly schema: v.GenericSchema<RecordValues, RecordValues>;
  /** Whatever is in a record or a draft, the form opens with what can be read of it. */
  readonly read: (stored: unknown) => RecordValues;
}

export const recordShape = (resource: Resource): RecordShape => ({
  fields: resource.fields,
  places: placesOf(resource),
  schema: recordSchema(resource),
  read: (stored) => readRecord(resource, stored),
});

/** Whatever is in a record or a draft, the form opens with what can be read of it. */
export function readRecord(resource: Translating, stored: unknown): RecordValues {
  const { fields, translatable = [], perChannel = [] } = resource;
  return {
    fields: readFields(fields, partOf(stored, 'fields')),
    ...(translatable.length === 0
      ? {}
      : {
          translations: readVariants(
            variantFields(fields, translatable),
            partOf(stored, 'translations'),
            OTHER_LOCALES,
          ),
        }),
    ...(perChannel.length === 0
      ? {}
      : { channels: readVariants(variantFields(fields, perChannel), partOf(stored, 'channels'), AREAS) }),
  };
}

const partOf = (stored: unknown, part: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, part) : undefined;

function readVariants(fields: FieldSet, stored: unknown, codes: readonly string[]) {
  return Object.fromEntries(
    codes.map((code) => {
      const own = partOf(stored, code);
      const named = Object.entries(fields).filter(([name]) => partOf(own, name) !== undefined);
      const known = Object.fromEntries(named.map(([name, field]) => [name, { ...field, blank: undefined }]));
      return [code, readFields(known, own)];
    }),
  );
}
