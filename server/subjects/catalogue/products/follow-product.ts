/** What a write of a product moves beside its row: the order of names, its tax, its place in the stock. */
import { sql, type RawBuilder } from 'kysely';

import { sortKey } from '#core/search/words/text.ts';
import type { Trx } from '#server/database/transaction.ts';
import { SOLD_BY_SELLER, WITH_COUNTED_STOCK, WITHOUT_STOCK } from '#server/database/product-types.ts';

/** A product that was written, and what it is called now. */
interface Named {
  readonly uuid: string;
  readonly name: string;
}

const uuidsOf = (written: readonly Named[]): string[] => written.map(({ uuid }) => uuid);

/**
 * Columns that follow from what was written, of many at once: the tax shown is what the category asks in France; of what
 * there is always more nothing is counted and nothing weighs. Variants follow by themselves (`follow_product`).
 */
export async function followColumns(trx: Trx, written: readonly Named[]): Promise<void> {
  const uuids = uuidsOf(written);
  const keys = written.map(({ name }) => sortKey(name));
  await followScheme(trx, uuids);
  await sql`
    update product p set name_key = w.name_key, tax_percent = w.tax_percent
    from (
      select one.id, named.name_key collate "C" as name_key, coalesce((
        select rate from tax_rate r where r.category = one.tax_category and r.country in ('FR', '*')
          and r.state = '*' and r.zip_from is null order by (r.country = 'FR') desc limit 1), 0) as tax_percent
      from unnest(${uuids}::uuid[], ${keys}::text[]) as named (uuid, name_key) join product one on one.uuid = named.uuid
    ) as w
    where p.id = w.id and (p.name_key, p.tax_percent) is distinct from (w.name_key, w.tax_percent)`.execute(trx);
  await sql`
    update product set manage_stock = false, back_orders = false, weight_grams = null
    where uuid = any(${uuids}::uuid[]) and type = ${WITHOUT_STOCK}
      and (manage_stock or back_orders or weight_grams is not null)`.execute(trx);
}

/** The scheme of VAT that a vehicle is sold under decides its tax category, and with it what papers say (rule V5). */
async function followScheme(trx: Trx, uuids: readonly string[]): Promise<void> {
  await sql`
    update product p set tax_category = case
      when o.code = 'margin' then 'marge' when p.tax_category = 'marge' then 'tva-20' else p.tax_category end
    from attribute_option o
    where p.uuid = any(${uuids}::uuid[]) and p.type = ${SOLD_BY_SELLER} and o.attribute_code = 'vat_scheme' and o.code is not null
      and p.attributes -> 'vat_scheme' = to_jsonb(o.id) and exists (select from tax_category where code = 'marge')`.execute(
    trx,
  );
}

/** Ids of products and of their variants. */
const withVariants = (uuids: readonly string[]): RawBuilder<unknown> => sql`
  select id from product where uuid = any(${uuids}::uuid[])
  union all
  select v.id from product root join product v on v.parent_id = root.id where root.uuid = any(${uuids}::uuid[])`;

/** A product or variant whose pieces are counted has a place where they lie, with none at first. */
export async function openStock(trx: Trx, uuids: readonly string[]): Promise<void> {
  await sql`
    insert into product_stock (product_id, source, quantity)
    select p.id, coalesce((select code from inventory_source where status order by priority, code limit 1), 'principal'), 0
    from product p
    where p.id in (${withVariants(uuids)})
      and p.deleted_at is null and p.type = ${WITH_COUNTED_STOCK}
      and not exists (select 1 from product_stock s where s.product_id = p.id)`.execute(trx);
}

/** Its page is made anew, whatever became of price and stock; what is asked for its variants is looked at too. */
export async function noteShown(trx: Trx, uuids: readonly string[]): Promise<void> {
  await sql`
    select note_shown_product(id) from (${withVariants(uuids)}) as written`.execute(trx);
}
