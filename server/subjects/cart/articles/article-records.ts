import { sql, type Selectable } from 'kysely';

import type { ProductFacts } from '#core/domain/promotion/condition.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Db } from '#server/database/connection.ts';
import type { ProductRow } from '#server/database/tables/catalogue-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import { anyOf } from '#server/database/any-of.ts';
import { SOLD_BY_MEMBERS } from '#server/database/product-types.ts';
import type { Person } from '#server/platform/person.ts';
import { productFacts } from '#server/subjects/catalogue/load/product-facts.ts';
import { stockSettings, type StockSettings } from '#server/subjects/catalogue/load/stock-rules.ts';
import {
  everybodysPriceRows,
  groupPriceRows,
  groupRulePrice,
  type StoredPrices,
} from '#server/subjects/prices/group-prices.ts';
import type { StoredPrice } from '#server/subjects/prices/stored-prices.ts';

/** The columns of a product or variant that a cart needs, withdrawn ones included. */
export interface ArticleRecord
  extends
    StoredPrices,
    Pick<
      Selectable<ProductRow>,
      | 'id'
      | 'uuid'
      | 'parent_id'
      | 'area'
      | 'type'
      | 'sku'
      | 'slug'
      | 'name'
      | 'is_active'
      | 'is_visible'
      | 'deleted_at'
      | 'price'
      | 'special_price'
      | 'special_from'
      | 'special_to'
      | 'rule_price'
      | 'tax_percent'
      | 'deposit'
      | 'eco_contribution'
      | 'manage_stock'
      | 'back_orders'
      | 'super_attributes'
      | 'attributes'
      | 'weight_grams'
      | 'tax_category'
      | 'is_oversize'
      | 'is_dangerous'
      | 'withdrawal_exclusion'
      | 'allow_return'
      | 'return_days'
      | 'kit_price'
    > {
  readonly family: string;
  /** Of the product, where it is not that of the pattern; without a slash at its start. */
  readonly permalink: string | null;
  readonly image: string | null;
  /** Of a product that no list shows: address of the group that does. */
  readonly shown_by: Pick<CatalogueRow, 'area' | 'family' | 'slug'> | null;
  readonly saleable: number;
  /** What the rules of the cart may ask about; null while no rule asks. */
  readonly facts: ProductFacts | null;
  /** What everybody pays from a quantity on. */
  readonly everybodys_prices: readonly StoredPrice[];
  /** The shop's own, the same in every row. */
  readonly stock: StockSettings;
}

/** The first group on sale that has it, or one of its variants, as a member. */
const shownBy = sql<ArticleRecord['shown_by']>`(
  case when not p.is_visible and p.parent_id is null then (
    select jsonb_build_object('area', g.area, 'family', f.slug, 'slug', g.slug)
    from product_part m join product g on g.id = m.product_id join attribute_family f on f.id = g.family_id
    where m.article in (select one.uuid from product one where one.id = p.id or one.parent_id = p.id)
      and m.deleted_at is null and g.type = ${SOLD_BY_MEMBERS}
      and g.is_active and g.is_visible and g.deleted_at is null
    order by g.id limit 1) end)`;

/** Products and variants by UUID, as this person buys them. */
export async function loadArticleRecords(
  db: Db | Trx,
  uuids: readonly string[],
  buyer: Person,
): Promise<ReadonlyMap<string, ArticleRecord>> {
  const { rows } = await sql<ArticleRecord>`
    select p.id, p.uuid, p.parent_id, p.area, p.type, p.sku, p.slug, p.name, p.is_active, p.is_visible, p.deleted_at,
      p.price, p.special_price, p.special_from, p.special_to, p.rule_price, p.tax_percent, p.deposit, p.eco_contribution,
      p.manage_stock, p.back_orders, p.super_attributes, p.attributes, p.weight_grams, p.tax_category, p.is_oversize,
      p.is_dangerous, p.withdrawal_exclusion, p.allow_return, p.return_days, p.kit_price, family.slug as family,
      ${shownBy} as shown_by,
      (select l.path from permalink l where l.product_id = p.id) as permalink,
      (select m.hash from product_media m where m.product_id = p.id order by m.position, m.hash limit 1) as image,
      coalesce((select sum(s.saleable) from channel_stock s where s.product_id = p.id), 0) as saleable,
      ${stockSettings} as stock, ${productFacts} as facts,
      ${groupPriceRows(buyer)} as group_prices, ${groupRulePrice(buyer)} as group_rule_price,
      ${everybodysPriceRows} as everybodys_prices
    from product p join attribute_family family on family.id = p.family_id
    where p.uuid = ${anyOf(uuids, 'uuid')}`.execute(db);
  return new Map(rows.map((row) => [row.uuid, row]));
}
