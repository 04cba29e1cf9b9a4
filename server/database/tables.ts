/** Rows as Kysely sees them; `migrations/*.sql` is the source, this file follows it by hand. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { MenuItem, Picture, Slide, Translated } from '#core/contract/structure.ts';
import type { Area } from '#core/domain/area.ts';

type Id = GeneratedAlways<number>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** numeric(12,4) euros, or a rate: text both ways, read by `moneyFromEuros` and written by `toEuros`. */
type Decimal = ColumnType<string, string | number, string | number>;
type MaybeDecimal = ColumnType<string | null, string | number | null | undefined, string | number | null>;
type DefaultDecimal = ColumnType<string, string | number | undefined, string | number>;
/** `YYYY-MM-DD`: a day has no time zone. */
type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;
/** jsonb: read as a value, written as JSON text (the driver would turn arrays into PostgreSQL arrays). */
type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type DefaultJson<T> = ColumnType<T, string | undefined, string>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface ShopRow {
  only_row: Generated<boolean>;
  epoch: Generated<string>;
  seeded_at: MaybeInstant;
  created_at: DefaultInstant;
}

interface CoreConfigRow {
  id: Id;
  code: string;
  value: Maybe<string>;
  channel_code: Maybe<string>;
  locale_code: Maybe<string>;
  updated_at: DefaultInstant;
}

interface BrandingRow {
  id: string;
  kind: 'color' | 'image' | 'text';
  value: Maybe<string>;
}

interface ChannelRow {
  name: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  updated_at: DefaultInstant;
}

interface ChannelChangeRow {
  channel: string;
  entity: string;
  rev: number;
  removed: Generated<boolean>;
}

interface ChannelRevisionRow {
  channel: string;
  rev: number;
  rev_id: string;
  at: DefaultInstant;
}

interface CategoryRow {
  id: Id;
  uuid: Generated<string>;
  area: Area;
  parent_id: Maybe<number>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  name: Json<Translated>;
  slug: string;
  description: Generated<string>;
  picture: MaybeJson<Picture>;
  filters: Generated<string[]>;
  meta_title: Maybe<string>;
  meta_description: Maybe<string>;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

interface AttributeRow {
  id: Id;
  code: string;
  label: Json<Translated>;
  type: 'text' | 'number' | 'boolean' | 'select' | 'multiselect';
  unit: Maybe<string>;
  heading: Json<Translated>;
  position: Generated<number>;
  is_filterable: Generated<boolean>;
  is_configurable: Generated<boolean>;
  is_visible_on_front: Generated<boolean>;
  rev: Generated<number>;
}

interface AttributeOptionRow {
  id: Id;
  attribute_id: number;
  label: Json<Translated>;
  swatch: Maybe<string>;
  position: Generated<number>;
}

interface AttributeFamilyRow {
  id: Id;
  code: string;
  name: string;
  slug: string;
  attributes: Generated<string[]>;
  rev: Generated<number>;
}

interface ProductRow {
  id: Id;
  uuid: Generated<string>;
  area: Area;
  type: 'simple' | 'configurable' | 'virtual' | 'vehicle';
  parent_id: Maybe<number>;
  family_id: number;
  sku: string;
  slug: string;
  name: string;
  name_key: string;
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
  tax_percent: DefaultDecimal;
  deposit: DefaultDecimal;
  eco_contribution: DefaultDecimal;
  manage_stock: Generated<boolean>;
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
}

interface ProductReferenceRow {
  product_id: number;
  kind: 'oem' | 'supplier' | 'ean' | 'old';
  brand: Generated<string>;
  number: string;
}

interface ProductCategoryRow {
  product_id: number;
  category_id: number;
  position: Generated<number>;
}

interface ProductRelationRow {
  product_id: number;
  related_id: number;
  kind: 'related' | 'up_sell' | 'cross_sell';
  position: Generated<number>;
}

interface ProductStockRow {
  product_id: number;
  source: Generated<string>;
  quantity: Generated<number>;
  reserved: Generated<number>;
  shown: Maybe<number>;
}

interface ProductPriceHistoryRow {
  product_id: number;
  price: Decimal;
  started_at: Instant;
  ended_at: MaybeInstant;
}

interface MediaRow {
  hash: string;
  uuid: Generated<string>;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sizes: DefaultJson<Record<string, number[]>>;
  created_at: DefaultInstant;
}

interface ProductMediaRow {
  product_id: number;
  hash: string;
  alt: string;
  position: Generated<number>;
}

interface RedirectRow {
  from_path: string;
  to_path: string;
  status: Generated<number>;
  origin: Generated<'slug_change' | 'manual' | 'import'>;
  created_at: DefaultInstant;
}

interface CataloguePageRow {
  hash: string;
  kind: string;
  body: Buffer;
  last_named_at: DefaultInstant;
}

interface ContentRow {
  id: Id;
  uuid: Generated<string>;
  type: 'page' | 'post';
  list: Maybe<string>;
  area: Maybe<Area>;
  slug: string;
  path: string;
  status: Generated<'draft' | 'pending' | 'scheduled' | 'published' | 'private' | 'trash'>;
  working: Json<unknown>;
  published: MaybeJson<unknown>;
  published_rev: Maybe<number>;
  published_at: MaybeInstant;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  deleted_at: MaybeInstant;
}

interface PostListRow {
  slug: string;
  label: string;
  type: Generated<string>;
  area: Maybe<Area>;
  position: Generated<number>;
}

interface MenuRow {
  location: string;
  items: Json<readonly MenuItem[]>;
  rev: Generated<number>;
}

interface SliderRow {
  code: string;
  title: string;
  slides: Json<readonly Slide[]>;
  is_active: Generated<boolean>;
  rev: Generated<number>;
}

interface VisitorRow {
  id: string;
  secret_hash: Buffer;
  created_at: Instant;
  seen_at: Instant;
}

interface SyncGroupRow {
  id: string;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  build: Generated<string>;
  created_at: Instant;
}

interface SyncLaneRow {
  group_id: string;
  lane: string;
  last_seq: Generated<number>;
}

interface SyncResultRow {
  mut_id: string;
  group_id: string;
  lane: string;
  seq: number;
  route: string;
  status: 'applied' | 'refused';
  code: Maybe<string>;
  data: MaybeJson<unknown>;
  at: Instant;
}

interface CartRow {
  id: Id;
  uuid: Generated<string>;
  area: Area;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  notices: DefaultJson<unknown>;
  merged_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

interface CartLineRow {
  cart_id: number;
  line_key: string;
  product_id: number;
  variant_id: Maybe<number>;
  quantity: number;
  seen_price: Decimal;
  added_at: Instant;
  position: Id;
}

interface QuoteRow {
  id: Id;
  uuid: string;
  mut_id: string;
  number: string;
  area: Area;
  state: Generated<string>;
  origin: Generated<'cart' | 'vehicle' | 'contact' | 'admin'>;
  visitor_id: Maybe<string>;
  customer_id: Maybe<string>;
  contact: Json<unknown>;
  vehicle: Maybe<string>;
  wanted_date: MaybeDay;
  comment: Maybe<string>;
  sub_total: Decimal;
  tax_total: Decimal;
  grand_total: Decimal;
  rev: Generated<number>;
  requested_at: Instant;
  updated_at: Instant;
}

interface QuoteLineRow {
  quote_id: number;
  position: number;
  product_id: Maybe<number>;
  variant_id: Maybe<number>;
  sku: string;
  name: string;
  options: DefaultJson<unknown>;
  requested_qty: number;
  unit_price: Decimal;
  tax_percent: Decimal;
}

interface ContactRequestRow {
  id: Id;
  uuid: string;
  mut_id: string;
  area: Area;
  topic: 'contact' | 'vehicle';
  visitor_id: Maybe<string>;
  name: string;
  email: string;
  phone: Maybe<string>;
  subject: string;
  order_number: Maybe<string>;
  vehicle_uuid: Maybe<string>;
  request_type: Maybe<string>;
  wanted_date: MaybeDay;
  message: string;
  state: Generated<'new' | 'handled'>;
  received_at: Instant;
}

interface ConsentRow {
  id: Id;
  uuid: string;
  visitor_id: Maybe<string>;
  version: string;
  choices: Json<unknown>;
  ip_truncated: string;
  created_at: Instant;
}

interface MailLogRow {
  id: Id;
  key: string;
  recipient: string;
  subject: string;
  template: string;
  status: Generated<'queued' | 'sent' | 'failed'>;
  error: Maybe<string>;
  created_at: DefaultInstant;
  sent_at: MaybeInstant;
}

interface AttemptRow {
  key: string;
  window_start: Instant;
  count: number;
}

export interface Database {
  shop: ShopRow;
  core_config: CoreConfigRow;
  branding: BrandingRow;
  channel: ChannelRow;
  channel_change: ChannelChangeRow;
  channel_revision: ChannelRevisionRow;
  category: CategoryRow;
  attribute: AttributeRow;
  attribute_option: AttributeOptionRow;
  attribute_family: AttributeFamilyRow;
  product: ProductRow;
  product_reference: ProductReferenceRow;
  product_category: ProductCategoryRow;
  product_relation: ProductRelationRow;
  product_stock: ProductStockRow;
  product_price_history: ProductPriceHistoryRow;
  media: MediaRow;
  product_media: ProductMediaRow;
  redirect: RedirectRow;
  catalogue_page: CataloguePageRow;
  content: ContentRow;
  post_list: PostListRow;
  menu: MenuRow;
  slider: SliderRow;
  visitor: VisitorRow;
  sync_group: SyncGroupRow;
  sync_lane: SyncLaneRow;
  sync_result: SyncResultRow;
  cart: CartRow;
  cart_line: CartLineRow;
  quote: QuoteRow;
  quote_line: QuoteLineRow;
  contact_request: ContactRequestRow;
  consent: ConsentRow;
  mail_log: MailLogRow;
  attempt: AttemptRow;
}
