/** What a list may be asked for (domain 0.2): `page`, `perPage`, `sort`, `q`, `filter[field]`, `filter[field][from|to]`. */
import * as v from 'valibot';
import type { Field, FieldSet } from './field.ts';

export interface Listing<Name extends string> {
  /** Shown in the list, from the left. */
  readonly columns: readonly Name[];
  /** Columns the list may be sorted by. */
  readonly sort: readonly Name[];
  /** How it is sorted at first; `-` from the greatest. */
  readonly order: Name | `-${Name}`;
  /** What a word is looked for in. */
  readonly search: readonly Name[];
  readonly filter: readonly Name[];
}

export type FilterValue = string | number | boolean;

export interface Filter {
  readonly name: string;
  readonly by: 'is' | 'from' | 'to';
  readonly value: FilterValue;
}

export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly order: { readonly name: string; readonly descending: boolean };
  readonly q: string | null;
  readonly filters: readonly Filter[];
}

const PER_PAGE = 20;
const MOST_PER_PAGE = 100;

const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/u, 'number.invalid'), v.transform(Number), v.minValue(1), v.maxValue(most));
const words = v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong'));
const number = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,7})?$/u, 'number.invalid'), v.transform(Number));
const day = v.pipe(v.string(), v.isoDate('date.invalid'));
const yes = v.pipe(
  v.picklist(['0', '1'], 'value.invalid'),
  v.transform((text) => text === '1'),
);

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['money', 'quantity', 'percent', 'decimal']);

/** Filters of a field, by the way they compare. */
function filtersOf({ kind, options }: Field): Partial<Record<Filter['by'], v.GenericSchema<string, FilterValue>>> {
  if (NUMBERS.has(kind)) return { is: number, from: number, to: number };
  if (kind === 'day') return { is: day, from: day, to: day };
  if (kind === 'boolean') return { is: yes };
  return { is: options === undefined ? words : v.picklist(options, 'value.invalid') };
}

const WAYS = ['is', 'from', 'to'] as const;

/** What the filters of a field are called in an address. */
export const filterKeys = (name: string, field: Field): readonly { key: string; by: Filter['by'] }[] => {
  const ways = filtersOf(field);
  return WAYS.flatMap((by) => (ways[by] === undefined ? [] : [{ key: keyOf(name, by), by }]));
};

const keyOf = (name: string, by: Filter['by']): string => `filter[${name}]${by === 'is' ? '' : `[${by}]`}`;

/** Only declared columns can be sorted and filtered by; other keys are refused. */
export function listQueryOf(
  fields: FieldSet,
  { sort, order, filter }: Listing<string>,
): v.GenericSchema<Record<string, unknown>, ListQuery> {
  const known = filter.flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    const ways = filtersOf(field);
    return WAYS.flatMap((by) => {
      const schema = ways[by];
      return schema === undefined ? [] : [{ name, by, key: keyOf(name, by), schema }];
    });
  });
  return v.pipe(
    v.record(v.string(), v.unknown()),
    /* a form of an address sends what nobody filled in as well */
    v.transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))),
    v.strictObject({
      page: v.optional(count(1_000_000), '1'),
      perPage: v.optional(count(MOST_PER_PAGE), String(PER_PAGE)),
      sort: v.optional(
        v.picklist(
          sort.flatMap((name) => [name, `-${name}`]),
          'value.invalid',
        ),
        order,
      ),
      q: v.optional(words, ''),
      ...Object.fromEntries(known.map(({ key, schema }) => [key, v.optional(schema)])),
    }),
    v.transform((given): ListQuery => {
      const asked: Readonly<Record<string, unknown>> = given;
      const filters = known.flatMap(({ name, by, key }) => {
        const value = asked[key];
        return isFilterValue(value) ? [{ name, by, value }] : [];
      });
      const { page, perPage, sort: by, q } = given;
      return {
        page,
        perPage,
        order: { name: by.replace(/^-/u, ''), descending: by.startsWith('-') },
        q: q || null,
        filters,
      };
    }),
  );
}

const isFilterValue = (value: unknown): value is FilterValue => ['string', 'number', 'boolean'].includes(typeof value);
