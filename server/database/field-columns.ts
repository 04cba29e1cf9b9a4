/** Fields and the columns that hold them: `firstName` is `first_name`, an amount is numeric, the rest is kept as it is. */
import { isAsked } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import { valuesIn } from '#core/domain/fields/values.ts';
import type { Field, FieldSet, Held } from '#core/resources/field.ts';
import type { OutputOf } from '#core/resources/field-set.ts';
import { moneyOf, numericOf } from './decimal.ts';

type Snake<Name> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : Name;

type Each<Values> = Values extends unknown ? keyof Values : never;
/** What a name holds in any of the shapes; null where a shape has none. */
type ValueAt<Values, Name> = Values extends unknown ? (Name extends keyof Values ? Values[Name] : null) : never;

export type ColumnsOf<Values> = { [Name in Each<Values> as Snake<Name>]: ValueAt<Values, Name> };

/** The column of a field. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/gu, (mail) => `_${mail.toLowerCase()}`);

/** What stands in other tables: references that are joined, rows of their own. */
export const isElsewhere = ({ through, held }: Field): boolean => through !== undefined || held !== undefined;

/** The columns that hold these values; fields that are not asked for are null. Other keys are columns as they are. */
export function columnsOf<Values extends object>(fields: FieldSet, values: Values): ColumnsOf<Values>;
export function columnsOf(fields: FieldSet, values: object): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(given)])].flatMap((name) => {
      const field = fields[name];
      if (field !== undefined && isElsewhere(field)) return [];
      return [[columnOf(name), toColumn(field, given[name] ?? null)]];
    }),
  );
}

/** The fields in a row, of those that depend on a choice only what belongs to it. */
export function fieldsIn<F extends FieldSet>(fields: F, row: object): OutputOf<F>;
export function fieldsIn(fields: FieldSet, row: object): Record<string, unknown> {
  const held: Readonly<Record<string, unknown>> = { ...row };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isAsked(field, values)) values[name] = fromColumn(field, held[columnOf(name)] ?? null);
  }
  return values;
}

function toColumn(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'money' && typeof value === 'number') return numericOf(value);
  if (field?.kind === 'rich' || field?.kind === 'rows') return JSON.stringify(value ?? []);
  return field?.kind === 'values' ? JSON.stringify(value ?? {}) : value;
}

/** A value of a column as the field has it; of JSON an amount is a number. */
export function fromColumn({ kind, row = {}, held }: Pick<Field, 'kind' | 'row' | 'held'>, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (kind === 'rows') {
    if (!Array.isArray(value)) return [];
    return held === undefined ? value : value.map((one) => rowIn(row, held, one));
  }
  if (value === null && KINDS[kind].holds === 'texts') return [];
  if (kind === 'money' && typeof value === 'number') return moneyOf(value.toFixed(4));
  if (kind === 'choice' && typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  if (kind === 'money') return moneyOf(value);
  if (kind === 'instant') return new Date(value).toISOString();
  return KINDS[kind].holds === 'number' ? Number(value) : value;
}

const rowIn = (fields: FieldSet, held: Held, one: object): object => ({
  uuid: Reflect.get(one, 'uuid'),
  ...fieldsIn(fields, { ...one, ...spokenIn(held, one) }),
});

/** What languages call fields of the row, under the names of their own fields. */
function spokenIn({ words = {} }: Held, one: object): object {
  const translations = valuesIn(Reflect.get(one, 'translations'));
  return Object.fromEntries(
    Object.entries(words).map(([name, { locale, field }]) => [columnOf(name), valuesIn(translations[locale])[field]]),
  );
}
