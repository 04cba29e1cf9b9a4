/** What follows from a set of fields: its schema, an empty form, what can be read of a draft, what differs. */
import * as v from 'valibot';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { normaliseApeCode } from '#core/domain/company/ape-code.ts';
import { normaliseSiret } from '#core/domain/company/siret.ts';
import { normaliseVatNumber } from '#core/domain/company/vat-number.ts';
import { normaliseWebsite } from '#core/domain/company/website.ts';
import { displayPhone, normalisePhone } from '#core/domain/text/phone.ts';
import { isPostcode } from '#core/domain/text/postcode.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import type { Field, FieldSet, When } from './field.ts';

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
  const key = Object.values(fields).find((field) => field.when !== undefined)?.when?.key;
  if (key === undefined) return v.pipe(v.strictObject(entriesOf(fields)), ...rulesOf(fields));
  const cases = (fields[key]?.options ?? []).map((value) => {
    const shown = Object.entries(fields).filter(([, field]) => field.when === undefined || field.when.is === value);
    return v.strictObject({ ...entriesOf(Object.fromEntries(shown)), [key]: v.literal(value) });
  });
  return v.pipe(v.variant(key, cases, 'required'), ...rulesOf(fields));
}

type Given = Readonly<Record<string, unknown>>;

/** Rules between fields, once each fits by itself: a postcode is one of its country. */
function rulesOf(fields: FieldSet) {
  return Object.entries(fields).flatMap(([name, { of }]) => {
    if (of === undefined) return [];
    const fits = (given: Given): boolean => isPostcode(String(given[name]), String(given[of]));
    return [v.forward<Given, v.CheckIssue<Given>, [string]>(v.check(fits, 'postcode.invalid'), [name])];
  });
}

/** Whether the field is asked for, where a form holds these values. */
export function isShown({ when }: Pick<Field, 'when'>, values: Readonly<Record<string, unknown>>): boolean {
  return when === undefined || values[when.key] === when.is;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Whatever is in a draft, a refused change or a record, the form opens: what can be read of it, over `held`, over an
 * empty form. Drafts may be another build's, or anybody's: nothing of them but the fields is kept, and it never throws.
 */
export function readFields<F extends FieldSet>(fields: F, stored: unknown, held?: unknown): DraftOf<F>;
export function readFields(fields: FieldSet, stored: unknown, held?: unknown): Record<string, unknown> {
  const [typed, before] = [objectOf(stored), objectOf(held)];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, values)) continue;
    /* null is an answer: the field was emptied */
    const read = [typed[name], before[name]].map((one) => readValue(field, one));
    const value = [...read, field.blank].find((one) => one !== undefined);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** An empty form. */
export const blankOf = <F extends FieldSet>(fields: F): DraftOf<F> => readFields(fields, undefined);

/** What a form of the field can open with; undefined for everything else. */
function readValue({ kind, optional, options, row = {} }: Field, value: unknown): unknown {
  if (optional === true && (value === null || value === '')) return null;
  switch (kind) {
    case 'password':
    case 'consent':
      return undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'money':
    case 'quantity':
    case 'percent':
    case 'decimal':
      return Number.isFinite(value) ? value : undefined;
    case 'choice':
    case 'country':
      return options?.find((one) => one === value);
    case 'choices':
    case 'tags':
    case 'references':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
    case 'rows':
      return Array.isArray(value) ? value.flatMap((one) => readRow(row, one)) : undefined;
    case 'reference':
    case 'picture':
      return typeof value === 'string' && isUuid(value.toLowerCase()) ? value.toLowerCase() : undefined;
    default:
      if (typeof value !== 'string') return undefined;
      return kind === 'phone' ? displayPhone(value) : value;
  }
}

/** A row of a draft, with whatever of it can be read; none without the UUID it was given. */
function readRow(fields: FieldSet, stored: unknown): readonly object[] {
  const { uuid } = objectOf(stored);
  return typeof uuid === 'string' && isUuid(uuid.toLowerCase()) ? [{ uuid, ...readFields(fields, stored) }] : [];
}

const lower = (text: string): string => text.trim().toLowerCase();

/** How a value is kept, where people write it in several ways. */
const KEPT: Partial<Record<Field['kind'], (text: string) => string | null>> = {
  phone: normalisePhone,
  siret: normaliseSiret,
  vat: normaliseVatNumber,
  ape: normaliseApeCode,
  url: normaliseWebsite,
  email: lower,
  reference: lower,
  picture: lower,
};

/** Lists whose order says nothing. */
const UNORDERED: ReadonlySet<Field['kind']> = new Set(['choices', 'tags', 'references']);

/** What is meant, however it is written: nothing and an empty field, a number with or without what separates its digits. */
function meant({ kind, row = {} }: Field, value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (Array.isArray(value)) {
    if (kind === 'rows') return JSON.stringify(value.map((one) => [objectOf(one)['uuid'], ...meantOf(row, one)]));
    return JSON.stringify(UNORDERED.has(kind) ? value.map(String).toSorted() : value);
  }
  return typeof value === 'string' ? (KEPT[kind]?.(value) ?? value.trim()) : value;
}

/** Names of the fields in which two versions of a form differ, in the order of the set. */
export function differences<F extends FieldSet>(fields: F, one: unknown, other: unknown): readonly (keyof F & string)[];
export function differences(fields: FieldSet, one: unknown, other: unknown): readonly string[] {
  const [a, b] = [objectOf(one), objectOf(other)];
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.is(meant(field, a[name]), meant(field, b[name])) ? [] : [name],
  );
}

const meantOf = (fields: FieldSet, one: unknown): readonly unknown[] => {
  const values = objectOf(one);
  return Object.entries(fields).map(([name, field]) => meant(field, values[name]));
};

/** What of a form may be kept while it is typed: a password is never written down, and nobody consents by a draft. */
export function withoutSecrets(fields: FieldSet, values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const kind = fields[name]?.kind;
      return kind !== 'password' && kind !== 'consent';
    }),
  );
}
