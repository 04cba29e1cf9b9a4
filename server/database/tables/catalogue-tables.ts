/** Rows of the catalogue. */
import type { Generated } from 'kysely';

import type { AttributeType, SwatchType, Validation } from '#core/domain/catalogue/attributes/attribute-types.ts';
import type { AttributeGroup } from '#core/domain/catalogue/attributes/family.ts';
import type { SaleShown, SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';
import type { ProductType } from '#core/domain/catalogue/types/all-types.ts';
import type { DisplayMode, ProductOrder } from '#core/domain/catalogue/categories/category-list.ts';
import type { OptionKind } from '#core/domain/catalogue/parts/part.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import type {
  Decimal,
  DefaultDecimal,
  DefaultInstant,
  DefaultJson,
  Id,
  Instant,
  Json,
  Maybe,
  MaybeDay,
  MaybeDecimal,
  MaybeInstant,
} from './columns.ts';

export interface CategoryRow {
  id: Id;
  uuid: Generated<string>;
  area: Area;
  parent_id: Maybe<number>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  /** French; other languages stand in `translations`. */
  name: string;
  translations: DefaultJson<CategoryWords>;
  slug: string;
  description: Maybe<string>;
  /** Files of the library. */
  picture: Maybe<string>;
  banner: Maybe<string>;
  display_mode: Generated<DisplayMode>;
  product_order: Generated<ProductOrder>;
  chosen_products: Generated<number[]>;
  best_products: Generated<number[]>;
  best_at: MaybeInstant;
  filters: Generated<string[]>;
  meta_title: Maybe<string>;
  meta_description: Maybe<string>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

/** What a language says of a category for itself. */
type CategoryWords = Partial<
  Record<
    Locale,
    { name?: string | null; description?: string | null; metaTitle?: string | null; metaDescription?: string | null }
  >
>;
/** What a language says for itself, by field; French stands in the columns. */
type InLanguages = Partial<Record<Locale, Record<string, string>>>;

export interface AttributeRow {
  id: Id;
  uuid: Generated<string>;
  code: string;
  type: AttributeType;
  name: Generated<string>;
  /** Under which it stands on the page of a product. */
  section: Maybe<string>;
  translations: DefaultJson<InLanguages>;
  unit: Maybe<string>;
  validation: Maybe<Validation>;
  regex: Maybe<string>;
  default_value: Maybe<string>;
  swatch_type: Maybe<SwatchType>;
  position: Generated<number>;
  is_required: Generated<boolean>;
  is_unique: Generated<boolean>;
  is_filterable: Generated<boolean>;
  is_configurable: Generated<boolean>;
  is_searchable: Generated<boolean>;
  is_visible_on_front: Generated<boolean>;
  value_per_locale: Generated<boolean>;
  is_user_defined: Generated<boolean>;
  /** No page, document, feed or device is told of it. */
  is_confidential: Generated<boolean>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface AttributeOptionRow {
  id: Id;
  uuid: Generated<string>;
  /** Whose it is; who writes one names the attribute by its id or by its code. */
  attribute_id: Generated<number>;
  attribute_code: Generated<string>;
  name: Generated<string>;
  translations: DefaultJson<InLanguages>;
  /** What it does, where it does anything. */
  code: Maybe<string>;
  swatch: Maybe<string>;
  position: Generated<number>;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface AttributeFamilyRow {
  id: Id;
  uuid: Generated<string>;
  code: string;
  name: string;
  slug: string;
  groups: DefaultJson<AttributeGroup[]>;
  /** The attributes of its groups; a trigger writes it. */
  attributes: Generated<string[]>;
  is_active: Generated<boolean>;
  is_user_defined: Generated<boolean>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface ProductRow {
  id: Id;
  uuid: Generated<string>;
  area: Area;
  type: ProductType;
  parent_id: Maybe<number>;
  family_id: number;
  sku: string;
  slug: string;
  name: string;
  name_key: Generated<string>;
  subtitle: Generated<string>;
  short_description: Generated<string>;
  description: DefaultJson<unknown>;
  is_active: Generated<boolean>;
  is_visible: Generated<boolean>;
  featured: Generated<number>;
  price: Decimal;
  special_price: MaybeDecimal;
  special_from: MaybeDay;
  special_to: MaybeDay;
  prior_price: MaybeDecimal;
  rule_price: MaybeDecimal;
  tax_percent: DefaultDecimal;
  deposit: DefaultDecimal;
  eco_contribution: DefaultDecimal;
  manage_stock: Generated<boolean>;
  /** What it says of itself; `back_orders` follows. */
  without_stock: Generated<'shop' | 'yes' | 'no'>;
  back_orders: Generated<boolean>;
  weight_grams: Maybe<number>;
  warranty_months: Generated<number>;
  return_days: Generated<number>;
  ean13: Maybe<string>;
  manufacturer_reference: Maybe<string>;
  attributes: DefaultJson<Record<string, unknown>>;
  super_attributes: Generated<string[]>;
  meta_title: Maybe<string>;
  meta_description: Maybe<string>;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  deleted_at: MaybeInstant;
  tax_category: Generated<string>;
  is_oversize: Generated<boolean>;
  is_dangerous: Generated<boolean>;
  withdrawal_exclusion: Maybe<WithdrawalExclusion>;
  allow_return: Generated<boolean>;
  /** At this quantity or below few are left of it; the shop's threshold where it has none of its own. */
  low_stock_threshold: Maybe<number>;
  /** The next day on which pieces of it are expected. */
  restock_on: MaybeDay;
  /** What the shop pays; no visitor is told. */
  cost: MaybeDecimal;
  /** What a kit costs: what was chosen of it, or its own price. */
  kit_price: Generated<'sum' | 'fixed'>;
  /** Texts by locale. */
  translations: DefaultJson<Readonly<Record<string, Readonly<Record<string, unknown>>>>>;
  /** Of a vehicle alone: how far its sale is, since when, and what the shop was last told of it. */
  sale_state: Maybe<SaleState>;
  sale_state_at: MaybeInstant;
  sale_shown: Maybe<SaleShown | 'gone'>;
}

export interface VehicleSaleStepRow {
  id: Id;
  product_id: number;
  before: SaleState;
  after: SaleState;
  admin: string;
  at: Instant;
}

export interface ProductPartOptionRow {
  uuid: string;
  rev: Generated<number>;
  product_id: number;
  position: Generated<number>;
  name: string;
  name_english: Maybe<string>;
  kind: OptionKind;
  is_required: Generated<boolean>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

/** A member or a component; what was taken away stays with its number. */
export interface ProductPartRow {
  uuid: string;
  rev: Generated<number>;
  product_id: number;
  number: Generated<number>;
  position: Generated<number>;
  /** UUID of its option; null: a member. */
  option: Maybe<string>;
  /** UUID of a product or variant. */
  article: string;
  quantity: Generated<number>;
  is_fixed: Generated<boolean>;
  is_default: Generated<boolean>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  deleted_at: MaybeInstant;
}

/** Why a consumer cannot withdraw from a purchase (Code de la consommation, art. L221-28). */
export type WithdrawalExclusion = 'made_to_order' | 'unsealed_hygiene' | 'download';

export interface ProductReferenceRow {
  product_id: number;
  kind: 'oem' | 'supplier' | 'ean' | 'old';
  brand: Generated<string>;
  number: string;
}

export interface ProductCategoryRow {
  product_id: number;
  category_id: number;
  position: Generated<number>;
}

export interface ProductRelationRow {
  product_id: number;
  related_id: number;
  kind: 'related' | 'up_sell' | 'cross_sell' | 'alternative';
  position: Generated<number>;
}

export interface ProductStockRow {
  product_id: number;
  source: Generated<string>;
  quantity: Generated<number>;
  reserved: Generated<number>;
  shown: Maybe<number>;
  uuid: Generated<string>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  /** Sum of its movements: the database keeps it beside the quantity. */
  moved: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  counted_at: MaybeInstant;
}

/** A view: stock as the article's half of the shop sells it. */
export interface ChannelStockRow {
  product_id: number;
  source: string;
  counts: boolean;
  saleable: number;
  shown: Maybe<number>;
}

export interface ProductPriceHistoryRow {
  product_id: number;
  price: Decimal;
  started_at: Instant;
  ended_at: MaybeInstant;
}

export interface MediaRow {
  hash: string;
  uuid: Generated<string>;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sizes: DefaultJson<Record<string, number[]>>;
  /** What it shows, in words. */
  alt: DefaultJson<Partial<Record<Locale, string>>>;
  created_at: DefaultInstant;
}

export interface ProductMediaRow {
  product_id: number;
  hash: string;
  alt: Generated<string>;
  uuid: Generated<string>;
  /** The file of the library. */
  picture: Maybe<string>;
  position: Generated<number>;
}

export interface ProductTouchedRow {
  product_id: number;
  /** Something visitors read beside its price and stock. */
  shown: Generated<boolean>;
}

/** What a save of the spreadsheet wrote of one product, kept for a day so that it can be undone. */
export interface SpreadsheetRow {
  save: string;
  product: string;
  admin: string;
  at: Instant;
  title: string;
  rev: number;
  rev_id: string;
  before: Json<unknown>;
  undone_at: MaybeInstant;
  refused: Maybe<string>;
}
