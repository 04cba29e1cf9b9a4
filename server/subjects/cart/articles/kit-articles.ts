/** Kits as carts hold them: what was chosen, at the prices and with the stock of its components. */
import type { Choice } from '#core/domain/catalogue/choice.ts';
import { chosenOf, defaultChoice, kitsOf, type Chosen } from '#core/domain/catalogue/parts/kit.ts';
import { kitShares } from '#core/domain/cart/kit-shares.ts';
import { add, times } from '#core/domain/price/money.ts';
import type { CartPart } from '#core/contract/cart/cart-record.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';

import { availableOf, entryOf, isOffered, type ArticleEntry } from './article-entry.ts';
import { loadArticleRecords, type ArticleRecord } from './article-records.ts';
import { loadKits, type StoredComponent, type StoredKit } from './kit-records.ts';
import { loadOptionWords, type OptionWords } from './option-words.ts';

export interface KitAsked {
  readonly lineKey: LineKey;
  readonly product: ArticleRecord;
  /** The kit alone, at its own price. */
  readonly entry: ArticleEntry;
  /** Null: as it is preset. */
  readonly choice: Choice | null;
}

/** A component as an order keeps it and stock counts it. */
export interface KitPiece {
  readonly number: number;
  readonly productId: number;
  readonly variantId: number | null;
  /** In one kit. */
  readonly quantity: number;
  readonly available: number | null;
  readonly returns: Pick<ArticleRecord, 'return_days' | 'allow_return' | 'withdrawal_exclusion'>;
}

interface KitArticle {
  readonly entry: ArticleEntry;
  readonly available: number | null;
  /** False where the choice makes no whole any more, or a component of it is not sold. */
  readonly isSold: boolean;
  readonly pieces: readonly KitPiece[];
}

/** One component with the records it is sold by. */
interface Component extends Chosen<StoredComponent> {
  readonly product: ArticleRecord;
  readonly variant: ArticleRecord | null;
}

export async function readKits(
  db: Db | Trx,
  asked: readonly KitAsked[],
  { buyer, now }: { readonly buyer: Person; readonly now: Date },
): Promise<ReadonlyMap<LineKey, KitArticle>> {
  const kitOf = await loadKits(db, [...new Set(asked.map(({ product }) => product.uuid))]);
  const uuids = asked.flatMap(({ product }) =>
    kitOf(product.uuid).components.flatMap(({ article, parent }) => (parent === null ? [article] : [article, parent])),
  );
  const records = await loadArticleRecords(db, [...new Set(uuids)], buyer);
  const words = await loadOptionWords(db, [...records.values()]);
  return new Map(
    asked.map((one) => {
      const kit = kitOf(one.product.uuid);
      const chosen = chosenOf(kit, one.choice ?? defaultChoice(kit)) ?? [];
      const components = chosen.flatMap((part): Component[] => {
        const [sold, parent] = [records.get(part.component.article), records.get(part.component.parent ?? '')];
        if (sold === undefined) return [];
        return [{ ...part, product: parent ?? sold, variant: parent === undefined ? null : sold }];
      });
      return [one.lineKey, kitArticle(one, { kit, components, words, now })] as const;
    }),
  );
}

interface Made {
  readonly kit: StoredKit;
  readonly components: readonly Component[];
  readonly words: OptionWords;
  readonly now: Date;
}

function kitArticle({ product, entry }: KitAsked, { kit, components, words, now }: Made): KitArticle {
  const entries = components.map((one) => entryOf(one.product, one.variant, words, now));
  const pieces = components.map((one): KitPiece => {
    const { component, quantity, product: sold, variant } = one;
    return {
      number: component.number,
      productId: sold.id,
      variantId: variant?.id ?? null,
      quantity,
      available: availableOf(variant ?? sold),
      returns: sold,
    };
  });
  const isSold = components.every((one) => isOffered(one.product) && (one.variant === null || isOffered(one.variant)));
  const parts = partsOf(product, entry, components, entries);
  // from how many on something is cheaper is said of articles that are bought by themselves
  const { quantityPrices: _steps, ...own } = entry;
  return {
    entry: { ...own, ...ofAll(parts), parts, options: optionsOf(kit, components, entries) },
    available: kitsOf(pieces),
    isSold: components.length > 0 && isSold,
    pieces,
  };
}

/** Each at its own price, or at its share of the kit's; the number of kits makes neither cheaper. */
function partsOf(
  product: ArticleRecord,
  { unitPrice, path }: ArticleEntry,
  components: readonly Component[],
  entries: readonly ArticleEntry[],
): CartPart[] {
  const priced = components.map(({ quantity }, at) => ({ price: entries[at]?.unitPrice ?? 0, quantity }));
  const shares =
    product.kit_price === 'fixed'
      ? kitShares(unitPrice, priced)
      : priced.map(({ price, quantity }) => [{ unitPrice: price, quantity }]);
  return components.flatMap(({ component, product: own }, at) => {
    const entry = entries[at];
    if (entry === undefined) return [];
    const { quantityPrices: _steps, parts: _none, ...article } = entry;
    // what no list shows has no page: the kit's tells of it
    const shown = { ...article, path: own.is_visible ? article.path : path };
    return (shares[at] ?? []).map((share) => ({ ...shown, ...share, number: component.number }));
  });
}

/** What a build without components in its carts reads of the whole. */
function ofAll(parts: readonly CartPart[]): Pick<ArticleEntry, 'unitPrice' | 'deposit' | 'ecoContribution' | 'sale'> {
  const sales = parts.flatMap(({ sale, quantity }) => (sale === undefined ? [] : [{ ...sale, quantity }]));
  const sum = (read: (part: CartPart) => number) => add(...parts.map((part) => times(read(part), part.quantity)));
  const [first] = sales;
  return {
    unitPrice: sum((part) => part.unitPrice),
    deposit: sum((part) => part.deposit),
    ecoContribution: sum((part) => part.ecoContribution),
    ...(first === undefined
      ? {}
      : {
          sale: {
            taxCategory: first.taxCategory,
            weightGrams: sales.reduce((all, { weightGrams, quantity }) => all + (weightGrams ?? 0) * quantity, 0),
            isStockable: sales.some(({ isStockable }) => isStockable),
            isOversize: sales.some(({ isOversize }) => isOversize),
            isDangerous: sales.some(({ isDangerous }) => isDangerous),
            isDownload: sales.some(({ isDownload }) => isDownload),
            products: first.products,
          },
        }),
  };
}

/** What was chosen, in words. */
function optionsOf(
  kit: StoredKit,
  components: readonly Component[],
  entries: readonly ArticleEntry[],
): ArticleEntry['options'] {
  return kit.options.flatMap(({ name }, place) => {
    const value = components
      .flatMap(({ component, quantity }, at) => {
        const entry = entries[at];
        if (component.option !== place || entry === undefined) return [];
        const title = [entry.name, ...entry.options.map((one) => one.value)].join(' – ');
        return [quantity === 1 ? title : `${quantity} × ${title}`];
      })
      .join(', ');
    return value === '' ? [] : [{ label: name, value }];
  });
}
