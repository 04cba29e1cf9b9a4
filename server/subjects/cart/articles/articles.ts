import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { contentPath, productPath } from '#core/contract/pages/paths.ts';
import type { CartEntry, SaleFacts } from '#core/contract/cart/cart-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Money } from '#core/domain/price/money.ts';
import { unitPrices } from '#core/domain/price/group-price.ts';
import type { Choice } from '#core/domain/catalogue/choice.ts';
import { parseLineKey, type LineKey } from '#core/domain/catalogue/product.ts';
import { availableToCart, DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';
import { priceOf } from '#server/subjects/catalogue/load/offers.ts';
import { stockRulesOf } from '#server/subjects/catalogue/load/stock-rules.ts';
import { ownPricesIn } from '#server/subjects/prices/group-prices.ts';
import { pricesIn } from '#server/subjects/prices/stored-prices.ts';

import { loadArticleRecords, type ArticleRecord } from './article-records.ts';
import { loadOptionWords, type OptionWords } from './option-words.ts';

/** What a line key names, as the shop knows it now: law 3, prices and stock are the server's. */
export interface Article {
  readonly productId: number;
  readonly variantId: number | null;
  /** What its key says was chosen of its parts. */
  readonly choice: Choice | null;
  readonly area: Area;
  readonly type: ArticleRecord['type'];
  /** False once the product or its variant was withdrawn from sale. */
  readonly onSale: boolean;
  readonly entry: Omit<CartEntry, 'lineKey' | 'quantity'> & { readonly unitPrice: Money };
  /** Units a cart may hold; null when nothing limits it. */
  readonly available: number | null;
  /** What an order keeps of it beside. */
  readonly returns: Pick<ArticleRecord, 'return_days' | 'allow_return' | 'withdrawal_exclusion'>;
}

/** Who asks, and when: prices are those of their group, at that instant. */
export interface Asked {
  readonly buyer: Person;
  readonly now: Date;
}

/** The articles of these keys; a key that names nothing the shop ever had is left out. */
export async function readArticles(
  db: Db | Trx,
  lineKeys: readonly LineKey[],
  { buyer, now }: Asked,
): Promise<ReadonlyMap<LineKey, Article>> {
  const targets = lineKeys.flatMap((lineKey) => {
    const target = parseLineKey(lineKey);
    return target ? [{ lineKey, ...target }] : [];
  });
  if (targets.length === 0) return new Map();
  const uuids = targets.flatMap(({ product, variant }) => (variant === null ? [product] : [product, variant]));
  const records = await loadArticleRecords(db, [...new Set(uuids)], buyer);
  const words = await loadOptionWords(db, [...records.values()]);
  const articles = new Map<LineKey, Article>();
  for (const { lineKey, product: productUuid, variant: variantUuid, choice } of targets) {
    const product = records.get(productUuid);
    const variant = variantUuid === null ? null : records.get(variantUuid);
    if (!product || product.parent_id !== null || variant === undefined) continue;
    if (choice !== null && factsOfType(product.type).choice === 'none') continue;
    const sold = variant ?? product;
    const available = availableToCart(sold.manage_stock ? sold.saleable : null, {
      ...stockRulesOf(sold.stock, DEFAULT_STOCK_RULES),
      backOrders: sold.back_orders,
    });
    articles.set(lineKey, {
      productId: product.id,
      variantId: variant?.id ?? null,
      choice,
      area: product.area,
      type: product.type,
      onSale: isOnSale(product) && (variant === null || (isOffered(variant) && variant.parent_id === product.id)),
      entry: entryOf(product, variant, words, now),
      available,
      returns: { ...product, withdrawal_exclusion: exclusionOf(product) },
    });
  }
  return articles;
}

const isOffered = (record: ArticleRecord) => record.is_active && record.deleted_at === null;
const isOnSale = (product: ArticleRecord) => isOffered(product) && product.is_visible;

/** Rate, deposit and eco-contribution are the product's, for all its variants: that is what its page shows. */
function entryOf(
  product: ArticleRecord,
  variant: ArticleRecord | null,
  words: OptionWords,
  now: Date,
): Article['entry'] {
  const sold = variant ?? product;
  const base = moneyOf(sold.price);
  const { area, family, slug, permalink } = product;
  const address = { area, family, slug, ...(permalink === null ? {} : { path: contentPath(permalink) }) };
  return {
    product: product.uuid,
    variant: variant?.uuid ?? null,
    name: product.name,
    sku: sold.sku,
    path: variant === null ? productPath(address) : productPath(address, variant.sku),
    image: variant?.image ?? product.image,
    options: variant === null ? [] : words(product.super_attributes, variant.attributes),
    ...unitPrices(priceOf(sold, now), pricesIn(base, sold.everybodys_prices), ownPricesIn(base, sold)),
    taxPercent: Number(product.tax_percent),
    deposit: moneyOf(product.deposit),
    ecoContribution: moneyOf(product.eco_contribution),
    sale: saleOf(product, variant),
  };
}

/** What its type is excluded for, whatever was written of it; else what was written. */
const exclusionOf = (product: ArticleRecord) =>
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
