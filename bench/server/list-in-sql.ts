/**
 * The peer: the same list asked of PostgreSQL at every request, as a shop without a catalogue in memory would: how
 * many there are, which options they have, and one page of them. Variants, prices of the day and stock are left out,
 * which makes it cheaper than an equal answer would be.
 */
import type pg from 'pg';

export interface SqlList {
  readonly area: string;
  /** The department with everything below it. */
  readonly categoryIds: readonly number[];
  readonly order: string;
  readonly page: number;
}

const ORDERS = ['featured desc, id', 'price, id', 'price desc, id', 'name_key collate "C", id', 'created_at desc, id'];

const matching = `
  select p.id from product p
  where p.area = $1 and p.parent_id is null and p.is_active and p.is_visible and p.deleted_at is null
    and exists (select from product_category c where c.product_id = p.id and c.category_id = any($2))`;

/** Answers the JSON of the list. */
export async function askSql(client: pg.Client, { area, categoryIds, order, page }: SqlList): Promise<string> {
  const asked = [area, categoryIds];
  const count = await client.query({ name: 'count', text: `select count(*) from (${matching}) m`, values: asked });
  const facets = await client.query({
    name: 'facets',
    text: `
      with m as (${matching})
      select a.code, o.id as option, count(*) from m
      join product p using (id)
      join attribute a on a.is_filterable and a.type in ('select', 'multiselect')
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(p.attributes -> a.code)
          when 'array' then p.attributes -> a.code
          when 'number' then jsonb_build_array(p.attributes -> a.code) else '[]' end) as value
      join attribute_option o on o.id = value::bigint
      group by a.code, o.id`,
    values: asked,
  });
  const rows = await client.query({
    name: `page ${order}`,
    text: `
      select p.id, p.uuid, p.sku, p.slug, p.name, p.subtitle, p.price, p.special_price, p.attributes,
        (select hash from product_media m where m.product_id = p.id order by position limit 1) as picture
      from product p where p.id in (${matching}) order by ${order} limit 20 offset $3`,
    values: [...asked, page * 20],
  });
  return JSON.stringify({ data: rows.rows, facets: facets.rows, meta: count.rows[0] });
}

/** Departments × orders × three pages, in the same mixture as the lists asked of the shop. */
export async function sqlLists(client: pg.Client, count: number): Promise<SqlList[]> {
  const { rows } = await client.query<{ area: string; ids: string[] }>(`
    with recursive below as (
      select id as root, id from category where parent_id is null
      union all select below.root, c.id from category c join below on c.parent_id = below.id)
    select r.area, array_agg(below.id) as ids from below join category r on r.id = below.root
    where r.is_active group by r.id order by r.id`);
  return Array.from({ length: count }, (_, at) => {
    const department = rows[at % rows.length];
    return {
      area: department?.area ?? 'auto',
      categoryIds: (department?.ids ?? []).map(Number),
      order: ORDERS[Math.floor(at / rows.length) % ORDERS.length] ?? 'id',
      page: at % 3,
    };
  });
}
