import { sql, type Selectable } from 'kysely';

import type { ProductFacts } from '#core/domain/promotion/condition.ts';
import type { Db } from '#server/database/connection.ts';
import type { ProductRow } from '#server/database/tables/catalogue-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
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
    > {
  readonly family: string;
  /** Of the product, where it is not that of the pattern; without a slash at its start. */
  readonly permalink: string | null;
  readonly image: string | null;
  readonly saleable: number;
  /** What the rules of the cart may ask about; null while no rule asks. */
  readonly facts: ProductFacts | null;
  /** What everybody pays from a quantity on. */
  readonly everybodys_prices: readonly StoredPrice[];
  /** The shop's own, the same in every row. */
  readonly stock: StockSettings;
}

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
      p.is_dangerous, p.withdrawal_exclusion, p.allow_return, p.return_days, family.slug as family,
      (select l.path from permalink l where l.product_id = p.id) as permalink,
      (select m.hash from product_media m where m.product_id = p.id order by m.position, m.hash limit 1) as image,
      coalesce((select sum(s.saleable) from channel_stock s where s.product_id = p.id), 0) as saleable,
      ${stockSettings} as stock, ${productFacts} as facts,
      ${groupPriceRows(buyer)} as group_prices, ${groupRulePrice(buyer)} as group_rule_price,
      ${everybodysPriceRows} as everybodys_prices
    from product p join attribute_family family on family.id = p.family_id
    where p.uuid = any(${uuids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.uuid, row]));
}
