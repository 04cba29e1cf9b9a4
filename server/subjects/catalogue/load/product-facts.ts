import { sql } from 'kysely';

import type { ProductFacts } from '#core/domain/promotion/condition.ts';

/** Options that a product has several of, as texts; whatever else stands there is none. */
const options = sql`(
          select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements_text(
            case jsonb_typeof(p.attributes -> a.code) when 'array' then p.attributes -> a.code else '[]' end) as one)`;

/** A plain value, of a text in several languages the French. */
const french = sql`case jsonb_typeof(p.attributes -> a.code) when 'object' then p.attributes -> a.code -> 'fr_FR'
          else p.attributes -> a.code end`;

/**
 * What rules may ask of product `p` of family `family` (domain 3.2): its categories with those above them, family,
 * reference, and its attributes by their kinds – options by their id as text.
 */
export const allProductFacts = sql<ProductFacts>`((
    select coalesce(jsonb_object_agg(a.code, case a.type
        when 'select' then to_jsonb(p.attributes ->> a.code)
        when 'multiselect' then ${options}
        when 'checkbox' then ${options}
        else ${french} end), '{}')
    from attribute a where p.attributes ? a.code
  ) || jsonb_build_object('family', family.slug, 'sku', p.sku, 'categories', (
    with recursive above (id, parent_id, uuid) as (
      select c.id, c.parent_id, c.uuid from category c
        join product_category pc on pc.category_id = c.id
        where pc.product_id = coalesce(p.parent_id, p.id)
      union
      select c.id, c.parent_id, c.uuid from category c join above on c.id = above.parent_id
    )
    select coalesce(jsonb_agg(uuid), '[]') from above
  )))`;

/** The same, worked out only while a rule of the cart asks about products. */
export const productFacts = sql<ProductFacts | null>`(
  case when exists (select 1 from cart_rule r where r.status and r.conditions::text ~ '"(product|parent|children)[.]')
    then ${allProductFacts} end)`;
