/** What follows from a set of fields: its schema, an empty form, what can be read of a draft, what differs. */
import * as v from 'valibot';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { isAsked, type FieldRule, type When } from '#core/domain/fields/field.ts';
import { isEqualAs, KINDS } from '#core/domain/fields/kinds.ts';
import { isRecord, valuesIn } from '#core/domain/fields/values.ts';
import { isPostcode } from '#core/domain/text/postcode.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { Field, FieldSet } from './field.ts';
import { entriesOfSome, entriesWithGaps } from './left-out.ts';

/** Names of the choices on which other fields depend. */
type Keys<F extends FieldSet> = F[keyof F] extends infer One
  ? One extends { when: When<infer Key> }
    ? Key
    : never
  : never;

/** The fields of a set while its choice is `Value`; all of them where nothing depends on a choice. */
type Shown<F extends FieldSet, Value> = {
  [
    Name in keyof F as F[Name] extends { readonly when: When<string, infer Is> }
      ? Value extends Is
        ? Name
        : never
      : Name
  ]: F[Name];
};

type Inputs<F extends FieldSet, Key, Value> = {
  -readonly [Name in keyof F]: Name extends Key ? Value : InferInput<F[Name]['schema']>;
};
type Outputs<F extends FieldSet, Key, Value> = {
  -readonly [Name in keyof F]: Name extends Key ? Value : InferOutput<F[Name]['schema']>;
};
type Drafts<F extends FieldSet, Key, Value> = {
  -readonly [Name in keyof F as undefined extends F[Name]['blank'] ? never : Name]: Name extends Key
    ? Value
    : InferInput<F[Name]['schema']>;
} & {
  -readonly [Name in keyof F as undefined extends F[Name]['blank'] ? Name : never]?: InferInput<F[Name]['schema']>;
};

type Values<F extends FieldSet, Key extends keyof F> = InferOutput<F[Key]['schema']>;
type Each<F extends FieldSet, Key, Value, Of extends 'input' | 'output' | 'draft'> = Value extends unknown
  ? {
      input: Inputs<Shown<F, Value>, Key, Value>;
      output: Outputs<Shown<F, Value>, Key, Value>;
      draft: Drafts<Shown<F, Value>, Key, Value>;
    }[Of]
  : never;
type ValuesOf<F extends FieldSet, Of extends 'input' | 'output' | 'draft'> = [Keys<F>] extends [never]
  ? Each<F, never, 'any', Of>
  : Each<F, Keys<F>, Values<F, Keys<F> & keyof F>, Of>;

/** What the contract takes: one shape, or one for each answer of the choice that fields depend on. */
export type InputOf<F extends FieldSet> = ValuesOf<F, 'input'>;
export type OutputOf<F extends FieldSet> = ValuesOf<F, 'output'>;
/** What a form holds: as the input, but that what has to be chosen may not be yet. */
export type DraftOf<F extends FieldSet> = ValuesOf<F, 'draft'>;

export type SchemaOf<F extends FieldSet> = GenericSchema<InputOf<F>, OutputOf<F>>;
export type EntriesOf<F extends FieldSet> = { [Name in keyof F]: F[Name]['schema'] };

/** Schemas by name, for a body that asks for more than the set. */
export function entriesOf<F extends FieldSet>(fields: F): EntriesOf<F>;
export function entriesOf(fields: FieldSet): v.ObjectEntries {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

/** Takes the fields of the set and no other key; of those that depend on a choice, only what belongs to it. */
export function schemaOf<F extends FieldSet>(fields: F): SchemaOf<F>;
export function schemaOf(fields: FieldSet): GenericSchema {
  return schemaBy(fields, entriesOf);
}

/** A form of this build, or what comes of any build for a new or a known record. */
export type Writing = 'whole' | 'new' | 'known';

/** What is written of a record: a field that the writer does not know may be left out (`left-out.ts`). */
export function writtenSchemaOf<F extends FieldSet>(fields: F, of: Writing): SchemaOf<F>;
export function writtenSchemaOf(fields: FieldSet, of: Writing): GenericSchema {
  return schemaBy(fields, of === 'whole' ? entriesOf : of === 'new' ? entriesWithGaps : entriesOfSome);
}

function schemaBy(fields: FieldSet, entries: (fields: FieldSet) => v.ObjectEntries): GenericSchema {
  const key = Object.values(fields).find((field) => field.when !== undefined)?.when?.key;
  if (key === undefined) return v.pipe(v.strictObject(entries(fields)), ...rulesOf(fields));
  const cases = (fields[key]?.options ?? []).map((value) => {
    const shown = Object.entries(fields).filter(([, field]) => field.when === undefined || field.when.is === value);
    return v.strictObject({ ...entries(Object.fromEntries(shown)), [key]: v.literal(value) });
  });
  return v.pipe(v.variant(key, cases, 'required'), ...rulesOf(fields));
}

type Given = Readonly<Record<string, unknown>>;

/** Rules between fields, once each fits by itself: a postcode is one of its country. */
function rulesOf(fields: FieldSet) {
  return Object.entries(fields).flatMap(([name, { of }]) => {
    if (of === undefined) return [];
    const fits = ({ [name]: postcode, [of]: country }: Given): boolean =>
      typeof postcode !== 'string' || typeof country !== 'string' || isPostcode(postcode, country);
    return [v.forward<Given, v.CheckIssue<Given>, [string]>(v.check(fits, 'postcode.invalid'), [name])];
  });
}

/**
 * Whatever is in a draft, a refused change or a record, the form opens: what can be read of it, over `held`, over an
 * empty form. Drafts may be another build's, or anybody's: nothing of them but the fields is kept, and it never throws.
 */
export function readFields<F extends FieldSet>(fields: F, stored: unknown, held?: unknown): DraftOf<F>;
export function readFields(fields: FieldSet, stored: unknown, held?: unknown): Record<string, unknown> {
  const [typed, before] = [valuesIn(stored), valuesIn(held)];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isAsked(field, values)) continue;
    /* null is an answer: the field was emptied */
    const read = [typed[name], before[name]].map((one) => readValue(field, one));
    const value = [...read, field.blank].find((one) => one !== undefined);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** An empty form. */
export const blankOf = <F extends FieldSet>(fields: F): DraftOf<F> => readFields(fields, undefined);

/** What the verbs of its kind read of a field: how much a form may hold is the schema's to say. */
function ruleOf({ max: _most, ...field }: Field): FieldRule {
  if (field.kind === 'reference') return { ...field, shape: 'uuid' };
  const isOrdered = field.through?.position !== undefined;
  return field.kind === 'references' && !isOrdered ? { ...field, unordered: true } : field;
}

/** What a form of the field can open with; undefined for everything else. */
function readValue(field: Field, value: unknown): unknown {
  if (field.optional === true && (value === null || value === '')) return null;
  if (field.kind !== 'rows') return KINDS[field.kind].read(ruleOf(field), value);
  return Array.isArray(value) ? value.flatMap((one) => readRow(field.row ?? {}, one)) : undefined;
}

/** A row of a draft, with whatever of it can be read; none without the UUID it was given. */
function readRow(fields: FieldSet, stored: unknown): readonly object[] {
  const uuid = isRecord(stored) ? stored['uuid'] : undefined;
  return typeof uuid === 'string' && isUuid(uuid.toLowerCase()) ? [{ uuid, ...readFields(fields, stored) }] : [];
}

/** Whether two values of a field mean the same; a row is known by its UUID. */
function isSame(field: Field, one: unknown, other: unknown): boolean {
  const isRows = field.kind === 'rows' && Array.isArray(one) && Array.isArray(other);
  if (!isRows) return isEqualAs(ruleOf(field), one, other);
  const [mine, theirs] = [one.map(valuesIn), other.map(valuesIn)];
  return (
    mine.length === theirs.length &&
    mine.every(
      (row, at) => row['uuid'] === theirs[at]?.['uuid'] && differences(field.row ?? {}, row, theirs[at]).length === 0,
    )
  );
}

/** Names of the fields in which two versions of a form differ, in the order of the set. */
export function differences<F extends FieldSet>(fields: F, one: unknown, other: unknown): readonly (keyof F & string)[];
export function differences(fields: FieldSet, one: unknown, other: unknown): readonly string[] {
  const [a, b] = [valuesIn(one), valuesIn(other)];
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && !isSame(field, a[name], b[name]);
  });
}

/** What of a form may be kept while it is typed: a password is never written down, and nobody consents by a draft. */
export function withoutSecrets(fields: FieldSet, values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const kind = fields[name]?.kind;
      return kind !== 'password' && kind !== 'consent';
    }),
  );
}
