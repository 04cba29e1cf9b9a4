/** An article as a cart line shows it, with what decides its rate, delivery and promotions. */
import { contentPath, productPath } from '#core/contract/pages/paths.ts';
import type { CartEntry, SaleFacts } from '#core/contract/cart/cart-record.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { unitPrices } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { availableToCart, DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { priceOf } from '#server/subjects/catalogue/load/offers.ts';
import { stockRulesOf } from '#server/subjects/catalogue/load/stock-rules.ts';
import { ownPricesIn } from '#server/subjects/prices/group-prices.ts';
import { pricesIn } from '#server/subjects/prices/stored-prices.ts';

import type { ArticleRecord } from './article-records.ts';
import type { OptionWords } from './option-words.ts';

export type ArticleEntry = Omit<CartEntry, 'lineKey' | 'quantity'> & { readonly unitPrice: Money };

export const isOffered = (record: ArticleRecord) => record.is_active && record.deleted_at === null;
/** One that lists do not show is for sale where a group shows it. */
export const isOnSale = (product: ArticleRecord) =>
  isOffered(product) && (product.is_visible || product.shown_by !== null);

/** Units a cart may hold; null when nothing limits it. */
export const availableOf = (sold: ArticleRecord): number | null =>
  availableToCart(sold.manage_stock ? sold.saleable : null, {
    ...stockRulesOf(sold.stock, DEFAULT_STOCK_RULES),
    backOrders: sold.back_orders,
  });

/** Rate, deposit and eco-contribution are the product's, for all its variants: that is what its page shows. */
export function entryOf(
  product: ArticleRecord,
  variant: ArticleRecord | null,
  words: OptionWords,
  now: Date,
): ArticleEntry {
  const sold = variant ?? product;
  const base = moneyOf(sold.price);
  return {
    product: product.uuid,
    variant: variant?.uuid ?? null,
    name: product.name,
    sku: sold.sku,
    path: pathOf(product, variant),
    image: variant?.image ?? product.image,
    options: variant === null ? [] : words(product.super_attributes, variant.attributes),
    ...unitPrices(priceOf(sold, now), pricesIn(base, sold.everybodys_prices), ownPricesIn(base, sold)),
    taxPercent: Number(product.tax_percent),
    deposit: moneyOf(product.deposit),
    ecoContribution: moneyOf(product.eco_contribution),
    sale: saleOf(product, variant),
  };
}

/** Its page, or that of the group which shows it. */
function pathOf(product: ArticleRecord, variant: ArticleRecord | null): string {
  const { area, family, slug, permalink, shown_by: group } = product;
  if (group !== null) return productPath(group);
  const address = { area, family, slug, ...(permalink === null ? {} : { path: contentPath(permalink) }) };
  return variant === null ? productPath(address) : productPath(address, variant.sku);
}

/** What its type is excluded for, whatever was written of it; else what was written. */
export const exclusionOf = (product: ArticleRecord) =>
  factsOfType(product.type).downloads === true ? ('download' as const) : product.withdrawal_exclusion;

/** Weight is the piece's own; the rest is the product's, for all its variants. */
const saleOf = (product: ArticleRecord, variant: ArticleRecord | null): SaleFacts => ({
  taxCategory: product.tax_category,
  weightGrams: variant?.weight_grams ?? product.weight_grams,
  isStockable: factsOfType(product.type).delivery !== 'none',
  isOversize: product.is_oversize,
  isDangerous: product.is_dangerous,
  isDownload: exclusionOf(product) === 'download',
  products: {
    product: (variant ?? product).facts ?? {},
    parent: variant === null ? null : product.facts,
    children: [],
  },
});
