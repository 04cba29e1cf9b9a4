/** What the form of a product is drawn from. */
import { sql } from 'kysely';
import * as v from 'valibot';

import type { FormCategory, FormTax, productFormRoute } from '#core/contract/admin/products/families.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

import { allAttributes } from './family-attributes.ts';

const groupShape = v.object({
  name: v.string(),
  column: v.optional(v.number(), 1),
  attributes: v.array(v.string()),
});

/** As the columns stand beside each other: the first from above, then the second; a family without groups is one. */
function groupsIn(stored: unknown, flat: readonly string[]) {
  const groups = v.safeParse(v.array(groupShape), stored);
  if (!groups.success || groups.output.length === 0)
    return [{ name: 'Caractéristiques', column: 1, attributes: [...flat] }];
  return groups.output.toSorted((one, other) => one.column - other.column);
}

export async function productForm(db: Db): Promise<RouteAnswer<typeof productFormRoute>> {
  const families = await sql<{
    uuid: string;
    name: string;
    slug: string;
    isUserDefined: boolean;
    attributes: string[];
    groups: unknown;
  }>`
    select uuid, name, slug, is_user_defined as "isUserDefined", attributes, groups from attribute_family order by name`.execute(
    db,
  );
  const categories = await sql<FormCategory>`
    select c.uuid, c.area, parent.uuid as parent, ${categoryName} as name
    from category c left join category parent on parent.id = c.parent_id order by c.area, c.position, c.id`.execute(db);
  const taxes = await sql<FormTax>`
    select c.uuid as category, c.code, case when c.code = 'tva-20' then null else c.uuid end as uuid, coalesce((
      select r.rate from tax_rate r where r.category = c.code and r.country in ('FR', '*') and r.state = '*'
        and r.zip_from is null order by (r.country = 'FR') desc limit 1), 0)::float8 as percent
    from tax_category c order by c.code`.execute(db);
  return {
    families: families.rows.map(({ attributes: flat, groups, ...one }) => ({
      ...one,
      groups: groupsIn(groups, flat).map(({ name, attributes }) => ({ name, attributes })),
    })),
    attributes: await allAttributes(db),
    categories: categories.rows,
    taxes: taxes.rows,
  };
}

/** A text, or one for each language of which French is always there. */
const categoryName = sql`coalesce(to_jsonb(c) -> 'name' ->> 'fr_FR', to_jsonb(c) ->> 'name')`;
