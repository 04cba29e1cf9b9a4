/**
 * A device of an older build does not know every field, and leaves out those it does not know: of a record that is there
 * they stay as they are, a new one has what an empty form would have.
 */
import * as v from 'valibot';
import { isAsked } from '#core/domain/fields/field.ts';
import { isRecord, valuesIn } from '#core/domain/fields/values.ts';
import type { Field, FieldSet } from './field.ts';

/** Whether an empty form may be saved with it as it is. */
const isFilledIn = ({ schema, blank }: Field): boolean => blank !== undefined && v.is(schema, blank);

/** Entries of which those may be left out that have to be typed by nobody. */
export const entriesWithGaps = (fields: FieldSet): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isFilledIn(field) ? v.optional(field.schema) : field.schema]),
  );

/** Entries any of which may be left out. */
export const entriesOfSome = (fields: FieldSet): v.ObjectEntries =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, v.optional(schema)]));

/**
 * Fields that somebody has to type and nobody has: those that a choice asks for now and did not ask for before.
 * @param before what is there; null for a new one
 */
export function missingOf(fields: FieldSet, given: object, before: object | null): readonly string[] {
  const [typed, held] = [valuesIn(given), valuesIn(before)];
  return Object.entries(fields).flatMap(([name, field]) => {
    const isNew = isAsked(field, { ...held, ...typed }) && (before === null || !isAsked(field, held));
    return isNew && typed[name] === undefined && !isFilledIn(field) ? [name] : [];
  });
}

/** @param before what is there; null for a new one */
export function completed(fields: FieldSet, given: object, before: object | null): Record<string, unknown> {
  const [typed, held] = [valuesIn(given), valuesIn(before)];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isAsked(field, values)) continue;
    const own = typed[name];
    const value = own === undefined ? (held[name] ?? field.blank) : ofRows(field, own, held[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function ofRows({ row }: Field, rows: unknown, before: unknown): unknown {
  if (row === undefined || !Array.isArray(rows)) return rows;
  const known = new Map((Array.isArray(before) ? before : []).map((one) => [uuidOf(one), valuesIn(one)]));
  return rows.map((one: unknown) => ({
    uuid: uuidOf(one),
    ...completed(row, valuesIn(one), known.get(uuidOf(one)) ?? null),
  }));
}

const uuidOf = (row: unknown): unknown => (isRecord(row) ? row['uuid'] : undefined);
