/**
 * Filters by values of products (`filter[attributes.color][in]`) as conditions of a select. A product is found by its own
 * values and by those of its variants, through the index over `product.attributes`.
 */
import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';

import { ruleOfAttribute } from '#core/domain/catalogue/attributes/attribute-rule.ts';
import { factsOfAttribute } from '#core/domain/catalogue/attributes/attribute-types.ts';
import { storedOfValue } from '#core/domain/catalogue/attributes/attribute-value.ts';
import type { Attribute } from '#core/domain/catalogue/attributes/attribute.ts';
import { waysOfRule, type FilterValue } from '#core/resources/filter-ways.ts';
import { filterKey, type Filter, type ListQuery } from '#core/resources/list-query.ts';
import { valueOfName } from '#core/resources/value-filters.ts';
import type { Resource } from '#core/resources/resource.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';

type Condition = RawBuilder<unknown>;

/** @throws Refusal `input.invalid` at a filter by what lists are not filtered by, or for a value that it cannot have */
export async function valueConditions(
  db: Db,
  { name }: Pick<Resource, 'name'>,
  { filters }: Pick<ListQuery, 'filters'>,
): Promise<readonly Condition[]> {
  const own = filters.flatMap((filter) => {
    const code = valueOfName(filter.name)?.code;
    return code === undefined ? [] : [{ filter, code }];
  });
  if (own.length === 0 || name !== 'products') return [];
  const known = await filterable(
    db,
    own.map(({ code }) => code),
  );
  return own.map(({ filter, code }) => {
    const attribute = known.get(code);
    if (attribute === undefined) throw wrong(filter);
    return conditionOf(attribute, filter);
  });
}

const wrong = ({ name, by }: Filter): Refusal =>
  new Refusal('input.invalid', { fields: [{ path: filterKey(name, by), code: 'value.invalid' }] });

async function filterable(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Attribute>> {
  const { rows } = await sql<Attribute>`
    select a.code, a.name, a.type, null as unit, null as validation, null as regex, null as "defaultValue",
      false as "isRequired", false as "valuePerLocale",
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'uuid', o.uuid, 'name', o.name))
        from attribute_option o where o.attribute_id = a.id), '[]') as options
    from attribute a where a.is_filterable and a.code = any(${codes})`.execute(db);
  return new Map(rows.map((one) => [one.code, one]));
}

function conditionOf(attribute: Attribute, filter: Filter): Condition {
  const { code } = attribute;
  if (filter.by === 'empty') return filter.value === true ? sql`not ${having(code)}` : having(code);
  const schema = waysOfRule(ruleOfAttribute(attribute))[filter.by];
  const read = schema === undefined ? undefined : v.safeParse(schema, filter.value);
  if (read === undefined || !read.success) throw wrong(filter);
  const value = read.output;
  if (filter.by === 'from' || filter.by === 'to') return comparing(code, filter.by, Number(value));
  const same = anyOf(attribute, value);
  return filter.by === 'not' ? sql`not ${same}` : same;
}

const products = (values: Condition): Condition =>
  sql`t.id in (select coalesce(p.parent_id, p.id) from product as p where p.deleted_at is null and ${values})`;

const having = (code: string): Condition => products(sql`p.attributes ? ${code}`);

/** Nothing but a number is compared with one, whatever an attribute of the same code once was. */
function comparing(code: string, by: 'from' | 'to', value: number): Condition {
  const bound = by === 'from' ? sql`>=` : sql`<=`;
  return products(sql`p.attributes ? ${code} and case when jsonb_typeof(p.attributes -> ${code}) = 'number'
    then (p.attributes -> ${code})::numeric ${bound} ${value}::numeric else false end`);
}

/** Products that have one of these values. */
function anyOf(attribute: Attribute, value: FilterValue): Condition {
  const several = factsOfAttribute(attribute.type).options !== undefined;
  const all = (Array.isArray(value) ? value : [value]).map((one: unknown) =>
    several ? storedOfValue(attribute, one) : one,
  );
  const held = all.map((one) => sql`p.attributes @> ${JSON.stringify({ [attribute.code]: one })}::jsonb`);
  return products(sql`(${sql.join(held, sql` or `)})`);
}
