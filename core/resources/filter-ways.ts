/** The ways a field can be filtered by, and what each takes as it stands in an address. */
import * as v from 'valibot';
import type { FieldRule } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import * as f from '#core/wire/fields.ts';
import type { Field } from './field.ts';

export const FILTER_WAYS = ['is', 'not', 'contains', 'starts', 'from', 'to', 'in', 'empty'] as const;
export type FilterWay = (typeof FILTER_WAYS)[number];

export type FilterValue = string | number | boolean | readonly (string | number)[];

type Ways = Partial<Record<FilterWay, v.GenericSchema<unknown, FilterValue>>>;
type Filtered = Pick<Field, 'kind' | 'options' | 'optional'>;

const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(200, 'text.tooLong'));
const number = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,7})?$/u, 'number.invalid'), v.transform(Number));
/** A whole day in Paris, or an instant. */
const moment = v.union([f.day, f.instant], 'instant.invalid');
const yes = v.pipe(
  v.picklist(['0', '1'], 'value.invalid'),
  v.transform((text) => text === '1'),
);
/** Values that one filter takes at most. */
export const MOST_FILTER_VALUES = 100;

/** `name[]=a&name[]=b`, or one alone. */
const anyOf = (one: v.GenericSchema<string, string | number>) =>
  v.pipe(
    v.union([v.string(), f.listOf(v.string(), MOST_FILTER_VALUES)], 'value.invalid'),
    v.transform((given) => (typeof given === 'string' ? [given] : given)),
    v.minLength(1, 'required'),
    v.array(one),
  );

/** Nobody asks for a list by what only a form holds. */
const NONE: ReadonlySet<Field['kind']> = new Set(['rows', 'password', 'consent', 'picture', 'file', 'rich', 'values']);

function waysOfKind({ kind, options }: Filtered): Ways {
  if (NONE.has(kind)) return {};
  if (KINDS[kind].holds === 'number') return { is: number, not: number, from: number, to: number, in: anyOf(number) };
  if (kind === 'day') return { is: f.day, not: f.day, from: f.day, to: f.day };
  if (kind === 'instant') return { is: f.day, from: moment, to: moment };
  if (kind === 'boolean') return { is: yes };
  const isReference = kind === 'reference' || kind === 'references';
  const one = isReference ? f.uuid : options === undefined ? words : v.picklist(options, 'value.invalid');
  const exact = { is: one, not: one, in: anyOf(one) };
  if (KINDS[kind].holds === 'texts' || isReference || options !== undefined) return exact;
  return { ...exact, contains: words, starts: words };
}

/** Emptiness is asked for where a field may be empty. */
export function waysOf(field: Filtered): Ways {
  const isMaybe = field.optional === true || KINDS[field.kind].holds === 'texts';
  return { ...waysOfKind(field), ...(isMaybe && !NONE.has(field.kind) ? { empty: yes } : {}) };
}

/** Kinds of fields that come from data and that lists can be narrowed by. */
const RULED: Partial<Record<FieldRule['kind'], Field['kind']>> = {
  decimal: 'decimal',
  money: 'money',
  boolean: 'boolean',
  choice: 'choice',
  choices: 'choices',
};

/** The ways of a field whose rule comes from data: an attribute of products; it may always be empty. */
export const waysOfRule = (rule: Pick<FieldRule, 'kind' | 'words'>): Ways => {
  const field = filteredOf(rule);
  return field === null ? {} : waysOf(field);
};

/** As a field that lists are filtered by; null where they are not. */
export function filteredOf({ kind, words }: Pick<FieldRule, 'kind' | 'words'>): Filtered | null {
  const own = RULED[kind];
  if (own === undefined) return null;
  return { kind: own, optional: true, ...(words === undefined ? {} : { options: Object.keys(words) }) };
}

/** What is meant where an address names no way: words are in the text, everything else is the same. */
export const usualWay = (field: Filtered): FilterWay => ('contains' in waysOf(field) ? 'contains' : 'is');
