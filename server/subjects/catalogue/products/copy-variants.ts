/** Variants of a copied product: their references end as its own does, and they have no stock. */
import { sql } from 'kysely';

import { copiedName } from '#core/domain/catalogue/products/copied-name.ts';
import { MAX_SKU_LENGTH } from '#core/domain/text/codes/sku.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

interface Copied extends Pick<ShopTools, 'ids'> {
  readonly from: string;
  readonly to: string;
}

export async function copyVariants(trx: Trx, { ids, from, to }: Copied): Promise<void> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select v.id, v.sku from product v join product p on p.id = v.parent_id
    where p.uuid = ${from} and v.deleted_at is null order by v.id`.execute(trx);
  for (const { id, sku } of rows) {
    const { rows: near } = await sql<{ sku: string }>`
      select lower(sku) as sku from product where deleted_at is null
        and left(lower(sku), ${MAX_SKU_LENGTH - 12}) = left(lower(${sku}), ${MAX_SKU_LENGTH - 12})`.execute(trx);
    const taken = new Set(near.map((row) => row.sku));
    const name = copiedName(sku, MAX_SKU_LENGTH, (one) => taken.has(one.toLowerCase()));
    await copyVariant(trx, { id, name, uuid: ids.uuid(), to });
  }
}

async function copyVariant(
  trx: Trx,
  { id, name, uuid, to }: { readonly id: number; readonly name: string; readonly uuid: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into product (uuid, area, type, parent_id, family_id, sku, slug, name, name_key, is_active, is_visible, price,
      cost, special_price, special_from, special_to, tax_category, tax_percent, deposit, eco_contribution, manage_stock,
      without_stock, weight_grams, warranty_months, return_days, manufacturer_reference, attributes, is_oversize,
      is_dangerous, withdrawal_exclusion, allow_return, variant_position)
    select ${uuid}, p.area, v.type, p.id, v.family_id, ${name}, p.slug || '-' || lower(${name}), p.name, p.name_key,
      v.is_active, v.is_visible, v.price, v.cost, v.special_price, v.special_from, v.special_to, v.tax_category,
      v.tax_percent, v.deposit, v.eco_contribution, v.manage_stock, v.without_stock, v.weight_grams, v.warranty_months,
      v.return_days, null, v.attributes, v.is_oversize, v.is_dangerous, v.withdrawal_exclusion, v.allow_return,
      v.variant_position
    from product v, product p where v.id = ${id} and p.uuid = ${to}`.execute(trx);
  await sql`
    insert into product_media (product_id, hash, picture, alt, position)
    select c.id, m.hash, m.picture, m.alt, m.position from product_media m, product c
    where m.product_id = ${id} and c.uuid = ${uuid}`.execute(trx);
  await sql`
    insert into product_stock (product_id, source, quantity)
    select c.id, s.source, 0 from product_stock s, product c
    where s.product_id = ${id} and c.uuid = ${uuid}`.execute(trx);
}
