/** Fields and the columns that hold them: `firstName` is `first_name`, an amount is numeric, the rest is kept as it is. */
import type { Field, FieldSet } from '#core/resources/field.ts';
import { isShown, type OutputOf } from '#core/resources/field-set.ts';
import { moneyOf, numericOf } from './decimal.ts';

type Snake<Name> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : Name;

type Each<Values> = Values extends unknown ? keyof Values : never;
/** What a name holds in any of the shapes; null where a shape has none. */
type Held<Values, Name> = Values extends unknown ? (Name extends keyof Values ? Values[Name] : null) : never;

export type ColumnsOf<Values> = { [Name in Each<Values> as Snake<Name>]: Held<Values, Name> };

/** The column of a field. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/gu, (mail) => `_${mail.toLowerCase()}`);

/** The columns that hold these values; fields that are not asked for are null. Other keys are columns as they are. */
export function columnsOf<Values extends object>(fields: FieldSet, values: Values): ColumnsOf<Values>;
export function columnsOf(fields: FieldSet, values: object): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(given)])].map((name) => [
      columnOf(name),
      toColumn(fields[name], given[name] ?? null),
    ]),
  );
}

/** The fields in a row, of those that depend on a choice only what belongs to it. */
export function fieldsIn<F extends FieldSet>(fields: F, row: object): OutputOf<F>;
export function fieldsIn(fields: FieldSet, row: object): Record<string, unknown> {
  const held: Readonly<Record<string, unknown>> = { ...row };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isShown(field, values)) values[name] = fromColumn(field, held[columnOf(name)] ?? null);
  }
  return values;
}

const toColumn = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'money' && typeof value === 'number' ? numericOf(value) : value;

function fromColumn({ kind }: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'money') return moneyOf(value);
  return kind === 'percent' || kind === 'decimal' ? Number(value) : value;
}
