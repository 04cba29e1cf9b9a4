/**
 * What surrounds the products: categories, attributes, menus, sliders, redirects, words of the search. Small, read
 * whole, the same for server and device (design §4).
 */
import type { DisplayMode } from '#core/domain/catalogue/categories/category-list.ts';
import type { AttributeType, SwatchType } from '#core/domain/catalogue/attributes/attribute-types.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

/** A text in the languages it exists in; French always, English where the shop gave it. */
export type Translated = { fr_FR: string } & Partial<Record<Locale, string>>;

/** A picture stored under the hash of its source; `/media/<hash>-<width>.webp` are its sizes. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
  alt: string;
}

export interface Category {
  id: number;
  uuid: string;
  area: Area;
  parentId: number | null;
  name: Translated;
  slug: string;
  /** Its own address where that is not the pattern's (domain 1.4). */
  path?: string;
  /** Plain text, a few sentences. */
  description: string;
  picture: Picture | null;
  position: number;
  /** Enabled, visible products of the category and its descendants (domain 2.4). */
  productsCount: number;
  /** Codes of the attributes offered as filters, in order. */
  filters: readonly string[];
  metaTitle: string | null;
  metaDescription: string | null;
  /** Words of other languages; silent where there are none, as all below. */
  translations?: Partial<Record<Exclude<Locale, 'fr_FR'>, CategoryWords>>;
  /** Above its list, as wide as that. */
  banner?: Picture;
  /** Silent where both are shown. */
  displayMode?: Exclude<DisplayMode, 'products_and_description'>;
  /** The sort of its list where an address names none (domain 2.11). */
  sort?: string;
  /** Ids of the products that come first where an address names no order. */
  first?: readonly number[];
}

/** What a language says of a category beside its name. */
export interface CategoryWords {
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
}

export interface AttributeOption {
  id: number;
  label: Translated;
  /** `#rrggbb` of a colour, the hash of a picture, or a text, by the `swatchType` of its attribute. */
  swatch: string | null;
}

export interface Attribute {
  id: number;
  code: string;
  label: Translated;
  /** Builds of before know the types text, number, boolean, select and multiselect, and read of no other. */
  type: AttributeType;
  unit: string | null;
  isFilterable: boolean;
  isConfigurable: boolean;
  isVisibleOnFront: boolean;
  /** How its options are shown to choose from; absent: by their names. */
  swatchType?: Exclude<SwatchType, 'dropdown'>;
  /** False: nobody finds a product by the names of its options. Absent from a structure older than this. */
  isSearchable?: boolean;
  /** Heading of the attribute on the product page. */
  group: Translated;
  options: readonly AttributeOption[];
}

export interface AttributeFamily {
  id: number;
  code: string;
  name: string;
  /** The `{type}` segment of product addresses (domain 2.1). */
  slug: string;
  attributes: readonly string[];
}

export interface MenuItem {
  label: Translated;
  /** Path in the shop or absolute address. */
  href: string;
  children: readonly MenuItem[];
  /** Follows the link in another tab; silent where it does not. */
  opensTab?: true;
  /** For these alone; silent where it is for everybody. */
  audience?: MenuAudience;
}

export type MenuAudience = 'guest' | 'customer' | 'professional';

export interface Slide {
  title: string;
  text: string;
  badge: string | null;
  buttonLabel: string;
  href: string;
  picture: Picture | null;
}

/** What the shop says of one half of itself to search engines; what is missing has its own words. */
export interface ChannelHead {
  title: Partial<Record<Locale, string>>;
  description: Partial<Record<Locale, string>>;
}

/** A term that a shopkeeper has given a page: by its key (`search-term`). */
export interface SearchRedirect {
  readonly key: string;
  readonly area: Area | null;
  readonly to: string;
}

export interface Structure {
  categories: readonly Category[];
  attributes: readonly Attribute[];
  families: readonly AttributeFamily[];
  /** By location: header_auto, header_moto, footer_1, footer_2, footer_3, footer_legal, mobile. */
  menus: Readonly<Record<string, readonly MenuItem[]>>;
  /** By code: home_auto, home_moto. */
  sliders: Readonly<Record<string, readonly Slide[]>>;
  /** Absent from a structure older than channels. */
  channels?: Readonly<Partial<Record<Area, ChannelHead>>>;
  /** Groups of words that mean the same to whoever searches. Absent from a structure older than synonyms. */
  synonyms?: readonly (readonly string[])[];
  /** Where a search leads instead of to its results; `area` null: in both. Absent from a structure older than these. */
  searchRedirects?: readonly SearchRedirect[];
  /** Old path → where it lives now, chains flattened (domain 1.4). */
  redirects: Readonly<Record<string, { to: string; status: 301 | 302 | 410 }>>;
}
