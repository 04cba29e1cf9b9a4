/**
 * What a list may be asked for: `perPage`, `sort`, `q`, `cursor`, and by each field that may be filtered by
 * `filter[field][way]`; without a way it is the usual one of its kind (domain 0.2).
 */
import * as v from 'valibot';
import type { Field } from './field.ts';
import { FILTER_WAYS, usualWay, waysOf, type FilterValue, type FilterWay } from './filter-ways.ts';
import { valueFiltersIn } from './value-filters.ts';

export interface Listing<Name extends string> {
  /** Shown in the list, from the left. */
  readonly columns: readonly Name[];
  /** What a card on a phone says under the name, with its picture; the first columns where silent. */
  readonly cards?: readonly Name[];
  /** Columns that can be shown besides. */
  readonly more?: readonly Name[];
  /** Columns the list may be sorted by. */
  readonly sort: readonly Name[];
  /** How it is sorted at first; `-` from the greatest. */
  readonly order: Name | `-${Name}`;
  /** What a word is looked for in. */
  readonly search: readonly Name[];
  /** A column that holds all of them folded (`fold_text`), where the table is large. */
  readonly searchColumn?: string;
  /**
   * Rows of their own that are found as the record they belong to: a variant by its reference or bar code. Their names are
   * those of the record, so that they are asked for words with a digit alone.
   */
  readonly searchRows?: { readonly table: string; readonly own: string; readonly by: string; readonly column: string };
  readonly filter: readonly Name[];
  /** Fields that can be written in the list itself. */
  readonly inline?: readonly Name[];
  /** Views that every shop has, beside those people save. */
  readonly views?: readonly BuiltInView[];
}

export interface BuiltInView {
  readonly name: string;
  /** The words of an address: `{ 'filter[status]': '1', sort: '-name' }`. */
  readonly query: Readonly<Record<string, string>>;
}

export interface Filter {
  readonly name: string;
  readonly by: FilterWay;
  readonly value: FilterValue;
}

export interface ListQuery {
  readonly perPage: number;
  readonly order: { readonly name: string; readonly descending: boolean };
  readonly q: string | null;
  readonly filters: readonly Filter[];
  /** Where the page begins, as the answer of another one named it; null: at the first row. */
  readonly cursor: string | null;
}

/** What can be listed, by name: fields, computed columns, and what every record has. */
export type Listed = Readonly<Record<string, Pick<Field, 'kind' | 'options' | 'optional'>>>;

export const PER_PAGE = [10, 20, 50, 100] as const;
const USUAL_PER_PAGE = 20;
const MOST_PER_PAGE = 100;

const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/u, 'number.invalid'), v.transform(Number), v.minValue(1), v.maxValue(most));
const words = v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong'));
const cursor = v.pipe(v.string(), v.maxLength(2_000, 'text.tooLong'), v.regex(/^[\w-]+$/u, 'cursor.invalid'));

/** What a filter is called in an address. */
export const filterKey = (name: string, by?: FilterWay): string =>
  by === undefined ? `filter[${name}]` : `filter[${name}][${by}]`;

interface Known {
  readonly name: string;
  readonly by: FilterWay;
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, FilterValue>;
}

function knownFilters(listed: Listed, names: readonly string[]): readonly Known[] {
  return names.flatMap((name) => {
    const field = listed[name];
    if (field === undefined) return [];
    const ways = waysOf(field);
    const usual = usualWay(field);
    return FILTER_WAYS.flatMap((by): Known[] => {
      const schema = ways[by];
      if (schema === undefined) return [];
      const own = { name, by, key: filterKey(name, by), schema };
      return by === usual ? [own, { ...own, key: filterKey(name) }] : [own];
    });
  });
}

/** Only declared columns can be sorted and filtered by; other keys are refused. */
export function listQueryOf(
  listed: Listed,
  { sort, order, filter }: Pick<Listing<string>, 'sort' | 'order' | 'filter'>,
): v.GenericSchema<Record<string, unknown>, ListQuery> {
  const known = knownFilters(listed, filter);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    /* a form of an address sends what nobody filled in as well */
    v.transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))),
    v.lazy((given) =>
      v.strictObject({
        perPage: v.optional(count(MOST_PER_PAGE), String(USUAL_PER_PAGE)),
        sort: v.optional(
          v.picklist(
            sort.flatMap((name) => [name, `-${name}`]),
            'value.invalid',
          ),
          order,
        ),
        q: v.optional(words, ''),
        cursor: v.optional(cursor),
        /* which saved view the rest came from: it says what it asks for by itself */
        view: v.optional(words),
        ...Object.fromEntries(
          [...known, ...valueFiltersIn(listed, filter, keysOf(given))].map(({ key, schema }) => [
            key,
            v.optional(schema),
          ]),
        ),
      }),
    ),
    v.transform((given): ListQuery => {
      const asked: Readonly<Record<string, unknown>> = given;
      const filters = [...known, ...valueFiltersIn(listed, filter, keysOf(given))].flatMap(({ name, by, key }) => {
        const value = asked[key];
        return isFilterValue(value) ? [{ name, by, value }] : [];
      });
      const { perPage, sort: by, q } = given;
      return {
        perPage,
        order: { name: by.replace(/^-/u, ''), descending: by.startsWith('-') },
        q: q || null,
        filters,
        cursor: given.cursor ?? null,
      };
    }),
  );
}

const keysOf = (given: unknown): readonly string[] =>
  typeof given === 'object' && given !== null ? Object.keys(given) : [];

const isFilterValue = (value: unknown): value is FilterValue =>
  Array.isArray(value) || ['string', 'number', 'boolean'].includes(typeof value);
