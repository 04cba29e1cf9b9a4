/** Filters and words to look for as conditions of a select. */
import { sql, type RawBuilder } from 'kysely';

import type { Filter, Listed, ListQuery } from '#core/resources/list-query.ts';
import type { FilterValue } from '#core/resources/filter-ways.ts';
import { listedOf, type Resource } from '#core/resources/resource.ts';
import { numericOf } from '#server/database/decimal.ts';
import { computedSet } from '#server/resources/computed/computed-columns.ts';
import { column, expressionOf, targetOf } from '#server/resources/read/expressions.ts';

type Condition = RawBuilder<unknown>;
type Kind = Listed[string]['kind'];

const LISTS: ReadonlySet<Kind> = new Set(['choices', 'tags', 'references']);
/** Kinds whose values are told exactly; of all others the letters count, not their case. */
const EXACT: ReadonlySet<Kind> = new Set<Kind>([
  'money',
  'quantity',
  'percent',
  'decimal',
  'boolean',
  'choice',
  'country',
  'day',
  'reference',
]);

/** All of them together; true where there is none. */
export function conditionsOf(resource: Resource, { q, filters }: Pick<ListQuery, 'q' | 'filters'>): Condition {
  const listed = listedOf(resource);
  const all = filters.flatMap((filter) => {
    const kind = listed[filter.name]?.kind;
    if (kind === undefined) return [];
    const known = namedCondition(resource, filter) ?? setCondition(resource, filter, kind);
    if (known !== undefined) return [known];
    const expression = expressionOf(resource, filter.name);
    return expression === undefined ? [] : [conditionOf(filter, kind, expression)];
  });
  const conditions = [...all, ...(q === null ? [] : searching(resource, q))];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** By what the column of a reference holds, looked up once: not by the UUID of each row's. */
function namedCondition({ fields }: Resource, { name, by, value }: Filter): Condition | undefined {
  const field = fields[name];
  const target = field?.by === undefined ? undefined : targetOf(field);
  if (field?.by === undefined || target === undefined || (by !== 'is' && by !== 'in')) return undefined;
  return sql`${column(name)} in (select r.${sql.ref(field.by)} from ${sql.table(target.table)} as r
    where r.uuid = any(${allOf(value).map(String)}::uuid[]))`;
}

/** By values that can be read together; who has none is neither this nor that, and not the other. */
function setCondition({ name: resource }: Resource, filter: Filter, kind: Kind): Condition | undefined {
  const { name, by, value } = filter;
  const set = computedSet(resource, name);
  if (set === undefined) return undefined;
  const among = (condition: Condition): Condition => sql`t.id in (select s.id from (${set}) as s where ${condition})`;
  if (by === 'empty') return value === true ? sql`not ${among(sql`true`)}` : among(sql`true`);
  if (by === 'not') return sql`not ${among(conditionOf({ name, by: 'is', value }, kind, sql`s.value`))}`;
  return among(conditionOf(filter, kind, sql`s.value`));
}

/** Every word is found somewhere, without accents and case. */
export function searching(resource: Resource, q: string): readonly Condition[] {
  const { search, searchColumn, searchRows } = resource.list;
  const places =
    searchColumn === undefined
      ? search.flatMap((name) => expressionOf(resource, name) ?? []).map((one) => sql`fold_text(${one}::text)`)
      : [sql`t.${sql.ref(searchColumn)}`];
  if (places.length === 0) return [sql`false`];
  const words = q.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => {
    const pattern = sql`fold_text(${`%${escaped(word)}%`})`;
    const found = places.map((place) => sql`${place} like ${pattern}`);
    if (searchRows !== undefined && /\d/u.test(word)) found.push(inRows(searchRows, pattern));
    return sql`(${sql.join(found, sql` or `)})`;
  });
}

/** It is the record of a row that has the word. */
const inRows = ({ table, own, by, column }: NonNullable<Resource['list']['searchRows']>, pattern: Condition) => sql`
  t.${sql.ref(by)} in (select r.${sql.ref(own)} from ${sql.table(table)} as r
    where r.${sql.ref(own)} is not null and r.deleted_at is null and r.${sql.ref(column)} like ${pattern})`;

/** Words themselves, no pattern in them. */
const escaped = (words: string): string => words.replace(/[\\%_]/gu, String.raw`\$&`);

/** By the letters of every language, whatever the database was made with. */
const lowered = (expression: Condition): Condition => sql`lower(${expression} collate "fr-x-icu")`;

const folded = (expression: Condition): Condition => sql`fold_text(${expression}::text)`;

function conditionOf({ by, value }: Filter, kind: Kind, expression: Condition): Condition {
  if (by === 'empty') return emptiness(value === true, kind, expression);
  if (LISTS.has(kind)) return listed(by, value, expression);
  if (kind === 'instant') return moment(by, String(value), expression);
  switch (by) {
    case 'contains':
      return sql`${folded(expression)} like fold_text(${`%${escaped(String(value))}%`})`;
    case 'starts':
      return sql`${folded(expression)} like fold_text(${`${escaped(String(value))}%`})`;
    case 'from':
      return sql`${expression} >= ${heldAs(kind, value)}`;
    case 'to':
      return sql`${expression} <= ${heldAs(kind, value)}`;
    case 'in':
      return EXACT.has(kind)
        ? sql`${expression} = any(${allOf(value).map((one) => heldAs(kind, one))})`
        : sql`${lowered(expression)} = any(select ${lowered(sql`one`)} from unnest(${allOf(value).map(String)}::text[]) as one)`;
    default: {
      /* what is empty is not this either; only where it is asked for can an index find it */
      const is = by === 'not' ? sql`is distinct from` : sql`=`;
      return EXACT.has(kind)
        ? sql`${expression} ${is} ${heldAs(kind, value)}`
        : sql`${lowered(expression)} ${is} ${lowered(sql`${String(value)}::text`)}`;
    }
  }
}

const allOf = (value: FilterValue): readonly (string | number | boolean)[] =>
  typeof value === 'object' ? value : [value];

const heldAs = (kind: Kind, value: unknown): unknown =>
  kind === 'money' && typeof value === 'number' ? numericOf(value) : value;

function emptiness(isEmpty: boolean, kind: Kind, expression: Condition): Condition {
  const empty = LISTS.has(kind)
    ? sql`coalesce(cardinality(${expression}), 0) = 0`
    : EXACT.has(kind) || kind === 'instant'
      ? sql`${expression} is null`
      : sql`(${expression} is null or ${expression} = '')`;
  return isEmpty ? empty : sql`not (${empty})`;
}

function listed(by: Filter['by'], value: FilterValue, expression: Condition): Condition {
  const any = sql`coalesce(${expression}::text[] && ${allOf(value).map(String)}::text[], false)`;
  return by === 'not' ? sql`not ${any}` : any;
}

/** A day is all of it, in Paris. */
function moment(by: Filter['by'], value: string, expression: Condition): Condition {
  const isDay = !value.includes('T');
  const start = isDay ? sql`(${value}::date::timestamp at time zone 'Europe/Paris')` : sql`${value}::timestamptz`;
  const end = sql`((${value}::date + 1)::timestamp at time zone 'Europe/Paris')`;
  if (by === 'from') return sql`${expression} >= ${start}`;
  if (by === 'to') return isDay ? sql`${expression} < ${end}` : sql`${expression} <= ${start}`;
  return sql`(${expression} >= ${start} and ${expression} < ${end})`;
}
