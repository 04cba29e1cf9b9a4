/**
 * Filters by values of a field whose set comes from data, as the attributes of products are: `filter[attributes.color][in]`.
 * An address is read before anybody knows the set; what each of these values can be is judged where it is known.
 */
import * as v from 'valibot';
import type { FilterValue, FilterWay } from './filter-ways.ts';
import { FILTER_WAYS, MOST_FILTER_VALUES } from './filter-ways.ts';

/** Of what can be listed, by name: what kind each is. */
type Kinds = Readonly<Record<string, { readonly kind: string }>>;

const KEY = /^filter\[(\w{1,64})\.([\w-]{1,64})\]\[([a-z]{1,16})\]$/u;

/** What a filter by one value of a field is called. */
export const valueFilterName = (field: string, code: string): string => `${field}.${code}`;

/** Field and code of such a name; null for the name of a field. */
export function valueOfName(name: string): { readonly field: string; readonly code: string } | null {
  const [field = '', code = '', more] = name.split('.');
  return code === '' || more !== undefined ? null : { field, code };
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(64, 'text.tooLong'));
const texts = v.pipe(
  v.union([text, v.pipe(v.array(text), v.maxLength(MOST_FILTER_VALUES, 'list.tooLong'))], 'value.invalid'),
  v.transform((given) => (typeof given === 'string' ? [given] : given)),
  v.minLength(1, 'required'),
);
const yes = v.pipe(
  v.picklist(['0', '1'], 'value.invalid'),
  v.transform((given) => given === '1'),
);

const SCHEMAS: Partial<Record<FilterWay, v.GenericSchema<unknown, FilterValue>>> = {
  is: text,
  not: text,
  from: text,
  to: text,
  in: texts,
  empty: yes,
};

/** As an address may say it, whatever the value can be. */
export const valueFilterSchema = (way: FilterWay): v.GenericSchema<unknown, FilterValue> | undefined => SCHEMAS[way];

const isWay = (given: string): given is FilterWay => FILTER_WAYS.some((one) => one === given);

/** Whether a field of a list holds values by which it is filtered. */
export const holdsValues = (listed: Kinds, name: string): boolean => listed[name]?.kind === 'values';

/** The filters that the keys of a query name, of fields that lists are filtered by. */
export function valueFiltersIn(listed: Kinds, names: readonly string[], keys: readonly string[]) {
  return keys.flatMap((key) => {
    const [, field = '', code = '', way = ''] = KEY.exec(key) ?? [];
    const schema = isWay(way) ? valueFilterSchema(way) : undefined;
    if (schema === undefined || !isWay(way) || !names.includes(field) || !holdsValues(listed, field)) return [];
    return [{ name: valueFilterName(field, code), by: way, key, schema }];
  });
}
