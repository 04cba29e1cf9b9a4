/** What a document holds in fields of its type: read, judged, never trusted. */
import { holdingOf, isHolding, ruleOf, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import { isAsked as isRuleAsked } from '#core/domain/fields/field.ts';
import type { FieldFault } from '#core/domain/fields/kind.ts';
import { faultsAt } from '#core/domain/fields/kinds.ts';
import { isNamedRow, isRecord, valuesIn, type NamedRow, type Values } from '#core/domain/fields/values.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';

/** Whether a field is asked for beside these values. */
export const isAsked = ({ when }: CustomField, values: Values): boolean =>
  isRuleAsked(when === undefined ? {} : { when: { key: when.name, is: when.is } }, values);

const rowsIn = (value: unknown): readonly NamedRow[] => (Array.isArray(value) ? value.filter(isNamedRow) : []);

/** The fields of a row: of a repeater always the same. */
const fieldsOfRow = (field: CustomField, row: Pick<NamedRow, 'layout'>): readonly CustomField[] =>
  field.kind === 'flexible_content'
    ? (field.layouts?.find(({ name }) => name === row.layout)?.fields ?? [])
    : (field.fields ?? []);

/** Values under names that the fields have; everything else is left out (domain 8.2). */
export function knownValues(fields: readonly CustomField[], values: Values): Values {
  const known = fields.filter(isHolding).flatMap((field): [string, unknown][] => {
    const value = values[field.name];
    return value === undefined ? [] : [[field.name, inLanguages(field, value, (one) => knownIn(field, one))]];
  });
  return Object.fromEntries(known);
}

function knownIn(field: CustomField, value: unknown): unknown {
  if (holdingOf(field.kind) === 'fields') return knownValues(field.fields ?? [], valuesIn(value));
  if (holdingOf(field.kind) !== 'rows' || !Array.isArray(value)) return value;
  return rowsIn(value).map((row) => ({ ...row, values: knownValues(fieldsOfRow(field, row), row.values) }));
}

const inLanguages = (field: CustomField, value: unknown, of: (value: unknown) => unknown): unknown =>
  field.translated === true && isRecord(value)
    ? Object.fromEntries(LOCALES.flatMap((locale) => (locale in value ? [[locale, of(value[locale])]] : [])))
    : of(value);

/**
 * Everything that is wrong, each at its place among the values. Two groups of a type may ask for the same name: both are
 * judged.
 * @param isPublished visitors are to see it: what is required must be there
 */
export const faultsIn = (
  fields: readonly CustomField[],
  values: Values,
  { isPublished }: { readonly isPublished: boolean },
): readonly FieldFault[] =>
  fields.flatMap((field) =>
    faultsAt(field.name, ruleOf(field), values, { missing: isPublished ? 'content.required' : undefined }),
  );
