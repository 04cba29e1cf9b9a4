import type { RichText } from '#core/domain/text/rich-text.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

export type { RichBlock, RichSpan, RichText } from '#core/domain/text/rich-text.ts';

export interface ProductVariant {
  uuid: string;
  sku: string;
  /** One option id per super attribute, in the order of `superAttributes`. */
  optionIds: readonly number[];
  /** Money, tax included. */
  price: number;
  regular: number | null;
  /** What it looks like; left out: as the article does. */
  image?: Picture;
  /** 0 out, 1 low, 2 in stock, 3 on order (core/domain/catalogue/stock.ts). */
  stock: 0 | 1 | 2 | 3;
  low: number;
  /** What more of them cost everybody, smallest quantity first. */
  quantityPrices?: readonly QuantityPrice[];
  /** The next day on which pieces of it are expected, `YYYY-MM-DD`; left out where none are. */
  restockOn?: string;
}

/** What a product says in a language; what it leaves out stands in French. */
export interface ProductTexts {
  readonly name?: string;
  readonly subtitle?: string;
  readonly shortDescription?: string;
  readonly description?: RichText;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

/** What is done of what is said of a vehicle (domain 2.10); all else of it is an attribute like others. */
export interface VehicleFacts {
  readonly state: 'available' | 'reserved' | 'sold';
  /** Since when it is reserved or sold, `YYYY-MM-DD`. */
  readonly since: string;
  /** Its price holds no VAT that could be deducted (CGI, art. 297 A). */
  readonly margin?: true;
  /** Nobody vouches for what its odometer says (décret n° 78-993, art. 2). */
  readonly mileageUnsure?: true;
  /** Nobody had it before. */
  readonly isNew?: true;
  /** 0 to 5. */
  readonly critAir?: number;
  /** When the place where it stands is open, as that place says it. */
  readonly hours?: string;
}

/** What a product page shows beyond the card; fetched for the whole demo catalogue, on visit beyond 5,000. */
export interface ProductDetail {
  uuid: string;
  shortDescription: string;
  description: RichText;
  pictures: readonly Picture[];
  /**
   * Values in display form by attribute code, in French and where it differs in English; options refer to the structure
   * by id. Builds of before read the French.
   */
  attributes: readonly {
    code: string;
    value: string | number | boolean | null;
    optionIds: readonly number[];
    english?: string;
  }[];
  superAttributes: readonly string[];
  variants: readonly ProductVariant[];
  /** Product uuids, in order (domain 2.8). */
  related: readonly string[];
  /** Included in the price, itemised (domain 3.5). Money. */
  deposit: number;
  ecoContribution: number;
  weightGrams: number | null;
  warrantyMonths: number;
  returnDays: number;
  ean13: string | null;
  manufacturerReference: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  updatedAt: string;
  /** The next day on which pieces of it are expected, `YYYY-MM-DD`; left out where none are, and by a shop of before. */
  restockOn?: string;
  /** Of a vehicle for sale alone. Absent from older pages. */
  vehicle?: VehicleFacts;
  /** By locale, only what says something. Absent from a shop that speaks French alone, and from older pages. */
  translations?: Readonly<Partial<Record<Locale, ProductTexts>>>;
}

/** Documents of the rows of one cut, in the order of its card page. */
export interface DetailPage {
  details: readonly ProductDetail[];
}
