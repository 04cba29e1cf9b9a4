import type { ProductType } from '#core/domain/catalogue/types/all-types.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { StockState } from '#core/domain/catalogue/stock.ts';

/**
 * What the catalogue knows of a product for lists, filters and search (design §4). It has two halves that travel apart
 * because they change at different speeds: the card (texts, attributes) and the offer (price, stock).
 */

export interface RowImage {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

export interface RowBrand {
  /** The option id of the attribute `brand`; it stands in `optionIds` too. */
  readonly id: number;
  readonly label: string;
}

export interface CardRow {
  readonly id: number;
  readonly uuid: string;
  readonly area: Area;
  readonly type: ProductType;
  /** The `{type}` of the product's address: /{area}/nos-produits/{family}/{slug}. */
  readonly family: string;
  /** Unique within its area. */
  readonly slug: string;
  readonly sku: string;
  /** Manufacturer numbers, OEM references, EAN, SKUs of the variants: whatever a person may type to find it. */
  readonly references: readonly string[];
  readonly name: string;
  readonly brand: RowBrand | null;
  /** One short line, such as "Ø 283 mm". */
  readonly subtitle: string;
  /** The main leaf first, then every other category it is found in, ancestors included. */
  readonly categoryIds: readonly number[];
  /** Ids of attribute options (filters), those of the variants included. */
  readonly optionIds: readonly number[];
  /** Days since 1970-01-01. */
  readonly createdDay: number;
  /** Weight in the default order, 0 = not featured; an integer up to 65,535. */
  readonly featured: number;
  readonly image: RowImage | null;
  /** Number of variants, 0 for a simple product. */
  readonly variants: number;
}

export interface OfferRow {
  readonly id: number;
  /** Effective lowest price, taxes included. */
  readonly price: Money;
  /** The struck prior price of an announced reduction (domain 2.5), or null. */
  readonly regular: Money | null;
  /** "à partir de": the variants differ in price. */
  readonly priceFrom: boolean;
  readonly stock: StockState;
  /** The quantity shown when `stock` is 1, otherwise 0. */
  readonly low: number;
  /** VAT contained in the price, in percent (20, 5.5). */
  readonly taxPercent: number;
  /** What more of them cost everybody, smallest quantity first; left out where all cost the same. */
  readonly quantityPrices?: readonly QuantityPrice[];
}

export type CatalogueRow = CardRow &
  OfferRow & {
    /** Its own address where that is not the pattern's: segments hold none, the permalinks of the shop give it. */
    readonly path?: string;
  };
