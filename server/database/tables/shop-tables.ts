/** Rows of the shop itself and its channels. */
import type { Generated } from 'kysely';

import type { Slide } from '#core/contract/catalogue/structure.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { HistoryAction } from '#core/resources/resource-rows.ts';
import type { SettingScreen } from '#core/settings/screens.ts';

import type { DefaultInstant, DefaultJson, Id, Instant, Maybe, MaybeInstant, MaybeJson } from './columns.ts';

export interface ShopRow {
  only_row: Generated<boolean>;
  epoch: Generated<string>;
  seeded_at: MaybeInstant;
  created_at: DefaultInstant;
}

export interface CoreConfigRow {
  id: Id;
  code: string;
  value: Maybe<string>;
  channel_code: Maybe<string>;
  locale_code: Maybe<string>;
  updated_at: DefaultInstant;
}

export interface ShopChannelRow {
  code: string;
  name: string;
  hostname: Maybe<string>;
  seo_title: Maybe<string>;
  seo_description: Maybe<string>;
  is_maintenance_on: Generated<boolean>;
  maintenance_text: Maybe<string>;
  allowed_ips: Generated<string[]>;
  description: Maybe<string>;
  time_zone: Generated<string>;
  /** UUIDs of pictures of the library. */
  logo: Maybe<string>;
  favicon: Maybe<string>;
  /** UUIDs of languages, currencies and sources of stock. */
  locales: Generated<string[]>;
  default_locale: Generated<string>;
  currencies: Generated<string[]>;
  default_currency: Generated<string>;
  inventory_sources: Generated<string[]>;
  uuid: Generated<string>;
  translations: DefaultJson<{ en_GB?: Partial<Record<'description' | 'seoTitle' | 'seoDescription', string | null>> }>;
}

export interface SettingScreenRow {
  name: SettingScreen | 'branding';
  uuid: Generated<string>;
  rev: Generated<number>;
  rev_id: Generated<string>;
  updated_at: DefaultInstant;
}

export interface BrandingRow {
  id: string;
  kind: 'color' | 'image' | 'text';
  value: Maybe<string>;
}

export interface ChannelRow {
  name: string;
  rev: Generated<number>;
  rev_id: Generated<string>;
  updated_at: DefaultInstant;
}

export interface ChannelChangeRow {
  channel: string;
  entity: string;
  rev: number;
  removed: Generated<boolean>;
}

export interface ChannelRevisionRow {
  channel: string;
  rev: number;
  rev_id: string;
  at: DefaultInstant;
}

export interface PermalinkRow {
  path: string;
  product_id: number | null;
  category_id: number | null;
  updated_at: Instant;
}

export interface SearchSynonymRow {
  uuid: Generated<string>;
  rev: Generated<number>;
  name: string;
  is_active: Generated<boolean>;
  terms: string[];
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface SearchTermRow {
  uuid: Generated<string>;
  rev: Generated<number>;
  term: string;
  area: Maybe<Area>;
  redirect_path: Maybe<string>;
  uses: Generated<number>;
  results: Maybe<number>;
  last_used_at: MaybeInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface SearchTermWaitingRow {
  key: string;
  area: Area | '';
  uses: Generated<number>;
  last_used_at: Instant;
}

export interface RedirectRow {
  from_path: string;
  to_path: string;
  status: Generated<number>;
  origin: Generated<'slug_change' | 'manual' | 'import'>;
  uuid: Generated<string>;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface CataloguePageRow {
  hash: string;
  kind: string;
  body: Buffer;
  last_named_at: DefaultInstant;
}

type StoredSlide = Omit<Slide, 'picture'> & { readonly uuid: string };

export interface SliderRow {
  code: string;
  title: string;
  slides: DefaultJson<readonly StoredSlide[]>;
  /** By the UUID of their slide. */
  pictures: DefaultJson<Readonly<Record<string, Slide['picture']>>>;
  is_active: Generated<boolean>;
  uuid: Generated<string>;
  rev: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

/** Who wrote what in the back office; the fields of the thing before and after. */
export interface ResourceHistoryRow {
  id: Id;
  resource: string;
  uuid: string;
  action: HistoryAction;
  actor: string;
  actor_name: Generated<string>;
  at: Instant;
  before: MaybeJson<object>;
  after: MaybeJson<object>;
}

export interface PaperLogoRow {
  /** UUID of the picture of the library that it was made from. */
  media: string;
  png: Buffer;
  created_at: Instant;
}
