/** Which variant of a product is on screen: the one in the address, or the only one there is. */
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Offer } from '#src/shop/parts/product/offer.ts';

/** One option id a super attribute, in their order; null where nothing is chosen. */
export type Picks = readonly (number | null)[];

export interface OptionChoice {
  code: string;
  options: readonly {
    id: number;
    /** What is chosen once this is: what no variant has beside it is let go, and nothing is chosen for anybody. */
    picks: Picks;
    /** SKU of the variant it leads to; where something is still to choose, one that can be had. */
    sku: string;
    chosen: boolean;
    /** None can be had beside what is chosen. */
    out: boolean;
  }[];
}

export function chosenVariant(detail: ProductDetail | null, sku: string | null): ProductVariant | null {
  if (detail === null) return null;
  if (detail.variants.length === 1) return detail.variants[0] ?? null;
  return detail.variants.find((one) => one.sku === sku) ?? null;
}

export const picksOf = (variant: ProductVariant | null): Picks => variant?.optionIds ?? [];

export const isWhole = (detail: ProductDetail, picks: Picks): boolean =>
  detail.superAttributes.every((_, place) => typeof picks[place] === 'number');

/** The attributes of which nothing is chosen, in order. */
export function missingChoices(detail: ProductDetail | null, picks: Picks): readonly string[] {
  return (detail?.superAttributes ?? []).filter((_, place) => typeof picks[place] !== 'number');
}

/** The options of every super attribute beside what is chosen of the others. */
export function optionChoices(detail: ProductDetail, picks: Picks): OptionChoice[] {
  return detail.superAttributes.map((code, place) => {
    const ids = [...new Set(detail.variants.flatMap((one) => one.optionIds[place] ?? []))];
    return {
      code,
      options: ids.flatMap((id) => {
        const having = detail.variants.filter((one) => one.optionIds[place] === id);
        const fitting = having.filter((one) =>
          one.optionIds.every((other, at) => at === place || (picks[at] ?? other) === other),
        );
        const beside = detail.superAttributes.map((_, at) => {
          if (at === place) return id;
          return fitting.length > 0 ? (picks[at] ?? null) : null;
        });
        const some = fitting.length > 0 ? fitting : having;
        const [first] = some.toSorted((a, b) => Number(a.stock === STOCK.out) - Number(b.stock === STOCK.out));
        if (first === undefined) return [];
        const out = fitting.every((one) => one.stock === STOCK.out);
        return [{ id, picks: beside, sku: first.sku, chosen: picks[place] === id, out }];
      }),
    };
  });
}

/** Price and stock of what is chosen; of the whole product before a choice. */
export function offerOf(row: CatalogueRow, variant: ProductVariant | null): Offer {
  if (variant === null) return row;
  const { price, regular, stock, low, quantityPrices } = variant;
  return { price, regular, priceFrom: false, stock, low, ...(quantityPrices === undefined ? {} : { quantityPrices }) };
}
