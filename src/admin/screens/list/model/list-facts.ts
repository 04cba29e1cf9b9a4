/** What a list can show, sort and filter by, read from its definition. */
import * as v from 'valibot';
import type { Label } from '#core/domain/fields/field.ts';
import type { Field } from '#core/resources/field.ts';
import { FILTER_WAYS, usualWay, waysOf, type FilterWay } from '#core/resources/filter-ways.ts';
import { holdsValues, valueFilterSchema, valueOfName } from '#core/resources/value-filters.ts';
import { listedOf, STAMP_LABELS, titleFieldOf, type Resource } from '#core/resources/resource.ts';
import type { Offered } from './column-layout.ts';
import { valuesOf, type Known, type ListFilter } from './list-address.ts';

/** A column: a field, what the server works out, or when the record was made and written. */
export interface ListColumn {
  readonly name: string;
  readonly field: ListedField;
  /** Where its value stands in a row. */
  readonly of: 'fields' | 'computed' | 'row';
}

export type ListedField = Pick<Field, 'kind' | 'label' | 'none' | 'optional' | 'options' | 'words'> & {
  readonly to?: string;
};

/** A field to filter by, with the ways it knows. */
export interface ListFilterField {
  readonly field: ListedField;
  readonly ways: readonly FilterWay[];
}

/** Filters whose set comes from data, by the names that addresses give them (`attributes.color`). */
export type ValueFilters = ReadonlyMap<string, ListFilterField>;

export interface ListFacts {
  readonly offered: Offered;
  readonly known: Known;
  /** Every column that is offered, by name. */
  readonly columns: ReadonlyMap<string, ListColumn>;
  /** What a card says under the name; null: the first columns that are shown. */
  readonly cards: readonly string[] | null;
  /** Fields to filter by, with the ways each knows. */
  readonly filters: ReadonlyMap<string, ListFilterField>;
}

/** @param values filters that come from data; undefined as long as they are not known */
export function factsOf(resource: Resource, values?: ValueFilters): ListFacts {
  const { fields, computed = {}, list } = resource;
  const title = titleFieldOf(resource);
  const columnOf = (name: string): ListColumn | null => {
    const [field, worked, stamp] = [own(fields, name), own(computed, name), own<Label>(STAMP_LABELS, name)];
    if (field !== undefined) return { name, field, of: 'fields' };
    if (worked !== undefined) return { name, field: worked, of: 'computed' };
    return stamp === undefined ? null : { name, field: { kind: 'instant', label: stamp }, of: 'row' };
  };
  const usual = list.columns.filter((name) => columnOf(name) !== null);
  const named = [...new Set([title, ...list.columns, ...(list.more ?? [])])];
  const columns = new Map(
    named.flatMap((name): [string, ListColumn][] => {
      const column = columnOf(name);
      return column === null ? [] : [[name, column]];
    }),
  );
  const filters = new Map(
    list.filter.flatMap((name): [string, ListFilterField][] => {
      const field = columnOf(name)?.field;
      const ways = field === undefined ? [] : drawnWays(field);
      return field === undefined || ways.length === 0 ? [] : [[name, { field, ways }]];
    }),
  );
  const listed = listedOf(resource);
  const isValue = (name: string): boolean => {
    const own = valueOfName(name);
    return own !== null && list.filter.includes(own.field) && holdsValues(listed, own.field);
  };
  return {
    columns,
    cards: list.cards ?? null,
    filters: new Map([...filters, ...(values ?? [])]),
    offered: { title, usual, all: [...columns.keys()] },
    known: {
      sort: list.sort,
      columns: [...columns.keys()],
      usualWay: (name) => {
        if (isValue(name)) return 'is';
        const field = own(listed, name);
        return field === undefined || !list.filter.includes(name) ? null : usualWay(field);
      },
      takes: ({ name, way, value }: ListFilter) => {
        const given = way === 'in' ? [...valuesOf(value)] : value;
        if (isValue(name)) {
          /* an address is read before it is known what it may be filtered by */
          if (values === undefined) return v.is(valueFilterSchema(way) ?? v.never(), given);
          const own = values.get(name);
          return own !== undefined && v.is(waysOf(own.field)[way] ?? v.never(), given);
        }
        const schema = list.filter.includes(name) ? waysOf(own(listed, name) ?? { kind: 'rows' })[way] : undefined;
        return schema !== undefined && v.is(schema, given);
      },
    },
  };
}

/** The ways of a field for which there is something to choose or type with. */
export const drawnWays = (field: ListedField): readonly FilterWay[] =>
  FILTER_WAYS.filter((way) => way in waysOf(field) && isDrawn(field, way));

/** Several values are ticked where there are some to tick; numbers and words are typed one by one. */
const isDrawn = ({ kind, options }: ListedField, way: FilterWay): boolean =>
  way !== 'in' || options !== undefined || kind === 'reference' || kind === 'references';

/** What an object has by a name of its own, whoever chose the name. */
function own<Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
