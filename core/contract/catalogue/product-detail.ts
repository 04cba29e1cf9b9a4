import type { RichText } from '#core/domain/text/rich-text.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { ProductPart, ProductPartOption } from './product-parts.ts';
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

/** Where a sample lies: a file of the shop, by what it belongs to, or another address. */
export type SampleAt = { readonly uuid: string } | { readonly url: string };

interface DownloadTitle {
  readonly title: string;
  /** Left out: there is none. */
  readonly titleEnglish?: string;
  /** Left out: it lies at another address. */
  readonly file?: { readonly name: string; readonly bytes: number };
}

/** What its buyer downloads once it is paid; where it lies is told to nobody. */
export interface ProductDownload extends DownloadTitle {
  /** Per piece; 0: as often as the buyer likes. */
  readonly maxDownloads: number;
  /** From the payment on; 0: without an end. */
  readonly validDays: number;
  readonly sample?: SampleAt;
}

export interface ProductSample extends DownloadTitle {
  readonly at: SampleAt;
}

/** A film of a product. */
export interface ProductVideo {
  readonly title: string;
  /** Of the library: where it lies, and its type. */
  readonly href?: string;
  readonly mime?: string;
  /** At YouTube or Vimeo. */
  readonly address?: string;
}

/** A paper of a product. */
export interface ProductDocument {
  /** The name of its category; none where it has none. */
  readonly heading?: string;
  readonly title: string;
  readonly href: string;
  readonly bytes: number;
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
  /** Better ones, those that go with it in a cart, those that do the same; each left out where there are none. */
  upSells?: readonly string[];
  crossSells?: readonly string[];
  alternatives?: readonly string[];
  /** In their order; left out where there are none. */
  videos?: readonly ProductVideo[];
  documents?: readonly ProductDocument[];
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
  /** Of a product that is put together: its members, or its components with what is chosen between. */
  parts?: readonly ProductPart[];
  partOptions?: readonly ProductPartOption[];
  /** Of a kit that has a price of its own. */
  kitPrice?: 'fixed';
  /** Of a product that is downloaded; left out by a shop of before. */
  downloads?: readonly ProductDownload[];
  samples?: readonly ProductSample[];
  /** Of a vehicle for sale alone. Absent from older pages. */
  vehicle?: VehicleFacts;
  /** By locale, only what says something. Absent from a shop that speaks French alone, and from older pages. */
  translations?: Readonly<Partial<Record<Locale, ProductTexts>>>;
}

/** Documents of the rows of one cut, in the order of its card page. */
export interface DetailPage {
  details: readonly ProductDetail[];
}
