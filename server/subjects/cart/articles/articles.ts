import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Choice } from '#core/domain/catalogue/choice.ts';
import { parseLineKey, type LineKey } from '#core/domain/catalogue/product.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';

import { availableOf, entryOf, exclusionOf, isOffered, isOnSale, type ArticleEntry } from './article-entry.ts';
import { loadArticleRecords, type ArticleRecord } from './article-records.ts';
import { readKits, type KitAsked, type KitPiece } from './kit-articles.ts';
import { loadOptionWords } from './option-words.ts';

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
  readonly entry: ArticleEntry;
  /** Units a cart may hold; null when nothing limits it. */
  readonly available: number | null;
  /** Of a kit: what was chosen of it. */
  readonly pieces?: readonly KitPiece[];
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
  const kits: KitAsked[] = [];
  for (const { lineKey, product: productUuid, variant: variantUuid, choice } of targets) {
    const product = records.get(productUuid);
    const variant = variantUuid === null ? null : records.get(variantUuid);
    if (!product || product.parent_id !== null || variant === undefined) continue;
    if (choice !== null && factsOfType(product.type).choice === 'none') continue;
    const sold = variant ?? product;
    const entry = entryOf(product, variant, words, now);
    if (factsOfType(product.type).parts === 'components') kits.push({ lineKey, product, entry, choice });
    articles.set(lineKey, {
      productId: product.id,
      variantId: variant?.id ?? null,
      choice,
      area: product.area,
      type: product.type,
      onSale: isOnSale(product) && (variant === null || (isOffered(variant) && variant.parent_id === product.id)),
      entry,
      available: availableOf(sold),
      returns: { ...product, withdrawal_exclusion: exclusionOf(product) },
    });
  }
  if (kits.length === 0) return articles;
  for (const [lineKey, { entry, available, isSold, pieces }] of await readKits(db, kits, { buyer, now })) {
    const article = articles.get(lineKey);
    if (article) articles.set(lineKey, { ...article, entry, available, pieces, onSale: article.onSale && isSold });
  }
  return articles;
}
