/** An article of a group or a kit in the reader's words, and as a line of the cart. */
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import type { CartEntry } from '#core/contract/cart/cart-record.ts';
import type { ProductPart } from '#core/contract/catalogue/product-parts.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { ownPrices } from '#src/shop/store/account/own-prices.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';

interface PartWords {
  readonly name: string;
  /** What tells a variant from the others. */
  readonly options: CartEntry['options'];
}

export function usePartWords(): (part: ProductPart) => PartWords {
  const frame = useFrame();
  const locale = useLocale();
  return ({ name, english, chosen = [] }) => ({
    name: locale === 'en_GB' ? (english ?? name) : name,
    options: chosen.flatMap(([code, id]) => {
      const [attribute, option] = [frame.attribute(code), frame.option(id)];
      if (attribute === undefined || option === undefined) return [];
      return [{ label: wordingOf(attribute.label, locale).text, value: wordingOf(option.label, locale).text }];
    }),
  });
}

/** With what tells it from the others. */
export const titleOf = ({ name, options }: PartWords): string =>
  [name, ...options.map(({ value }) => value)].join(' – ');

/** A member as the cart holds it: an article like any other. One without a page of its own leads to that of the group. */
export function memberEntry(row: CatalogueRow, part: ProductPart, words: PartWords, quantity: number): CartEntry {
  const { product, variant, price, quantityPrices, taxPercent, deposit, ecoContribution, sku } = part;
  return {
    lineKey: lineKeyOf(product, variant),
    product,
    variant,
    quantity,
    name: words.name,
    options: words.options,
    sku,
    path: part.path ?? productPath(row),
    image: part.image?.hash ?? null,
    ...ownPrices(variant ?? product, quantityPrices === undefined ? { price } : { price, quantityPrices }),
    taxPercent,
    deposit,
    ecoContribution,
  };
}
