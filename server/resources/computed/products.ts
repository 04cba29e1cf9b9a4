import { sql } from 'kysely';

/** A picture is told by its content, so that a list asks for no file. Of a product with variants what all of these have. */
export const PRODUCT_COLUMNS = {
  image: sql`(
    select m.hash from product_media m where m.product_id = t.id order by m.position, m.hash limit 1)`,
  available: sql`(
    select sum(s.saleable)::int from channel_stock s join product p on p.id = s.product_id
    where t.id in (p.id, p.parent_id) and p.manage_stock and p.deleted_at is null)`,
  familySlug: sql`(select f.slug from attribute_family f where f.id = t.family_id)`,
  permalink: sql`(select l.path from permalink l where l.product_id = t.id)`,
  saleState: sql`(select p.sale_state from product p where p.id = t.id)`,
  variantCount: sql`(select count(*)::int from product p where p.parent_id = t.id and p.deleted_at is null)`,
};

/**
 * The same by the id of their product, of all that have one: a filter reads them together, not once for each product.
 */
export const PRODUCT_SETS = {
  available: sql`
    select coalesce(p.parent_id, p.id) as id, sum(s.saleable)::int as value
    from channel_stock s join product p on p.id = s.product_id
    where p.manage_stock and p.deleted_at is null group by 1`,
};
