/** Which variant of a product is on screen: the one in the address, or the only one there is. */
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import { STOCK, type StockState } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Offer } from '#src/shop/parts/product/offer.ts';

export interface OptionChoice {
  code: string;
  options: readonly {
    id: number;
    /** SKU of the variant this option leads to, keeping the other options where such a variant exists. */
    sku: string;
    chosen: boolean;
    out: boolean;
  }[];
}

export function chosenVariant(detail: ProductDetail | null, sku: string | null): ProductVariant | null {
  if (detail === null) return null;
  if (detail.variants.length === 1) return detail.variants[0] ?? null;
  return detail.variants.find((one) => one.sku === sku) ?? null;
}

/** The options of every super attribute, each leading to the variant nearest to what is chosen that can be had. */
export function optionChoices(detail: ProductDetail, chosen: ProductVariant | null): OptionChoice[] {
  return detail.superAttributes.map((code, place) => {
    const ids = [...new Set(detail.variants.flatMap((one) => one.optionIds[place] ?? []))];
    return {
      code,
      options: ids.flatMap((id) => {
        const having = detail.variants.filter((one) => one.optionIds[place] === id);
        const alike = (one: ProductVariant): number =>
          one.optionIds.filter((other, at) => at !== place && other === chosen?.optionIds[at]).length;
        const isOut = (one: ProductVariant): number => Number(one.stock === 0);
        const nearest = having.toSorted((a, b) => alike(b) - alike(a) || isOut(a) - isOut(b))[0];
        if (nearest === undefined) return [];
        return [
          {
            id,
            sku: nearest.sku,
            chosen: chosen?.optionIds[place] === id,
            out: having.every((one) => one.stock === 0),
          },
        ];
      }),
    };
  });
}

/** Price and stock of what is chosen; of the whole product before a choice. */
export function offerOf(row: CatalogueRow, variant: ProductVariant | null): Offer {
  if (variant === null) return row;
  return { price: variant.price, regular: variant.regular, priceFrom: false, stock: variant.stock, low: variant.low };
}

/** Something to carry home that lies here: the promises of delivery and pick-up hold for it. */
export function leavesNow({ type }: Pick<CatalogueRow, 'type'>, stock: StockState): boolean {
  return type !== 'vehicle' && type !== 'virtual' && (stock === STOCK.in || stock === STOCK.low);
}
