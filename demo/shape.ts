/**
 * The demo shop as its authors write it: codes, slugs and labels instead of ids. `demo-shop.ts` holds it whole, the
 * writer turns it into rows.
 */
import type { ContentDocument, DocumentWords, PostList } from '#core/contract/content/content-document.ts';
import type { RichText } from '#core/contract/catalogue/product-detail.ts';
import type { MenuItem, Slide, Translated } from '#core/contract/catalogue/structure.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { BrandingId } from '#core/settings/branding.ts';
import type { OptionKind } from '#core/domain/catalogue/parts/part.ts';
import type { SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';
import type { ProductType } from '#core/domain/catalogue/types/all-types.ts';

import type { Framing } from './illustrations/illustrate.ts';
import type { Kind } from './illustrations/kinds.ts';
import type { DrawingOptions } from './illustrations/options.ts';

/** A picture still to be drawn. */
export interface Shot {
  readonly kind: Kind;
  readonly options: DrawingOptions & Framing;
  readonly alt: string;
}

export interface DemoCategory {
  readonly area: Area;
  readonly slug: string;
  /** Slug of the category above, in the same area. */
  readonly parent: string | null;
  readonly name: Translated;
  readonly description: string;
  readonly shot: Shot;
  /** Attribute codes. */
  readonly filters: readonly string[];
}

/** An option is called by its French label. */
export interface DemoOption {
  readonly label: Translated;
  readonly swatch: string | null;
}

export interface DemoAttribute {
  readonly code: string;
  readonly label: Translated;
  readonly type: 'text' | 'number' | 'boolean' | 'select' | 'multiselect';
  readonly unit: string | null;
  readonly heading: Translated;
  readonly isFilterable: boolean;
  readonly isConfigurable: boolean;
  readonly options: readonly DemoOption[];
}

export interface DemoFamily {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly attributes: readonly string[];
}

/** Text, number, yes or no; the label of an option, or several. */
export type DemoValue = string | number | boolean | readonly string[];

export interface DemoSpecial {
  /** Euros, tax included. */
  readonly price: number;
  /** Lowest price of the 30 days before, euros. */
  readonly prior: number;
  /** Days from the day of the seed, both included. */
  readonly fromDay: number;
  readonly toDay: number;
}

export interface DemoVariant {
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: number;
  readonly stock: number;
  readonly ean13: string;
  /** What it looks like, where it has photos of its own; they stand among those of the article. */
  readonly shots: readonly Shot[];
}

/** An article of a group or a kit, by its SKU. */
export interface DemoPart {
  readonly sku: string;
  readonly quantity: number;
  readonly isFixed?: boolean;
  readonly isDefault?: boolean;
}

interface DemoPartOption {
  readonly name: string;
  readonly english: string;
  readonly kind: OptionKind;
  readonly isRequired?: boolean;
  readonly parts: readonly DemoPart[];
}

/** What a product is put together of. */
interface DemoTogether {
  readonly kitPrice?: 'sum' | 'fixed';
  readonly members?: readonly DemoPart[];
  readonly options?: readonly DemoPartOption[];
}

export interface DemoProduct {
  readonly area: Area;
  readonly type: ProductType;
  readonly family: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly subtitle: string;
  /** Slugs, the main one first. */
  readonly categories: readonly string[];
  readonly shortDescription: string;
  readonly description: RichText;
  /** Euros, tax included. */
  readonly price: number;
  readonly special: DemoSpecial | null;
  readonly deposit: number;
  readonly ecoContribution: number;
  readonly stock: number;
  readonly backOrders: boolean;
  readonly weightGrams: number | null;
  readonly warrantyMonths: number;
  readonly returnDays: number;
  readonly ean13: string | null;
  readonly manufacturerReference: string | null;
  readonly references: readonly {
    readonly kind: 'oem' | 'supplier' | 'old';
    readonly brand: string;
    readonly number: string;
  }[];
  readonly attributes: Readonly<Record<string, DemoValue>>;
  readonly superAttributes: readonly string[];
  readonly variants: readonly DemoVariant[];
  readonly shots: readonly Shot[];
  readonly together?: DemoTogether;
  /** SKUs. */
  readonly related: readonly string[];
  readonly featured: number;
  /** Days before the day of the seed at which it entered the shop. */
  readonly ageDays: number;
  /** Of a vehicle alone: how far its sale is, and since how many days. */
  readonly sale?: { readonly state: SaleState; readonly daysAgo: number };
}

/** A content whose picture is still to be drawn and whose dates follow the seed's clock. */
export interface DemoContent extends Pick<
  ContentDocument,
  | 'type'
  | 'list'
  | 'area'
  | 'slug'
  | 'path'
  | 'title'
  | 'shortDescription'
  | 'body'
  | 'blocks'
  | 'categories'
  | 'metaDescription'
> {
  readonly shot: Shot | null;
  readonly ageDays: number;
  readonly english?: DemoEnglish;
}

/** An editorial page in English. */
export type DemoEnglish = Pick<DocumentWords, 'title' | 'shortDescription' | 'metaDescription' | 'blocks'>;

export interface DemoSlide extends Omit<Slide, 'picture'> {
  readonly shot: Shot;
}

export interface DemoSetting {
  readonly code: string;
  readonly value: string;
  readonly channel?: Area;
  readonly locale?: Locale;
}

export interface DemoShop {
  readonly categories: readonly DemoCategory[];
  readonly attributes: readonly DemoAttribute[];
  readonly families: readonly DemoFamily[];
  readonly products: readonly DemoProduct[];
  readonly contents: readonly DemoContent[];
  readonly postLists: readonly PostList[];
  readonly menus: Readonly<Record<string, readonly MenuItem[]>>;
  readonly sliders: Readonly<Record<string, { readonly title: string; readonly slides: readonly DemoSlide[] }>>;
  readonly settings: readonly DemoSetting[];
  readonly branding: readonly {
    readonly id: BrandingId;
    readonly kind: 'color' | 'image' | 'text';
    readonly value: string | null;
  }[];
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: 301 | 410 }[];
}
