/** What the shop sells on: taxes, delivery, cart and catalogue rules. */
import type { Generated } from 'kysely';

import type {
  Decimal,
  DefaultInstant,
  DefaultJson,
  Instant,
  Maybe,
  MaybeDay,
  MaybeDecimal,
  MaybeInstant,
} from '../columns.ts';

export interface CurrencyRow {
  uuid: string;
  rev: Generated<number>;
  code: string;
  name: string;
  symbol: string;
  decimals: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface ExchangeRateRow {
  uuid: string;
  rev: Generated<number>;
  currency: string;
  rate: Decimal;
  source: Maybe<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface TaxCategoryRow {
  uuid: string;
  rev: Generated<number>;
  code: string;
  name: string;
  description: Maybe<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface TaxRateRow {
  uuid: string;
  rev: Generated<number>;
  identifier: string;
  category: string;
  country: string;
  state: Generated<string>;
  zip_from: Maybe<string>;
  zip_to: Maybe<string>;
  rate: Decimal;
  legal_mention: Maybe<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface TableRateSetRow {
  uuid: string;
  rev: Generated<number>;
  code: string;
  name: string;
  carrier_title: string;
  description: Maybe<string>;
  tracking_url: Maybe<string>;
  status: Generated<boolean>;
  condition_type: 'weight' | 'price' | 'quantity';
  delivery_min_days: Generated<number>;
  delivery_max_days: Generated<number>;
  allow_oversize: Generated<boolean>;
  allow_dangerous: Generated<boolean>;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface TableRateRow {
  uuid: string;
  rev: Generated<number>;
  set_code: string;
  country: string;
  region: Generated<string>;
  zip_from: Maybe<string>;
  zip_to: Maybe<string>;
  condition_from: Decimal;
  condition_to: MaybeDecimal;
  price: Decimal;
  price_per_extra_unit: MaybeDecimal;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

/** What a group – or everybody, where none is named – pays for an article, from a quantity on. */
export interface GroupPriceRow {
  uuid: string;
  rev: Generated<number>;
  /** Found by the SKU, by the database. */
  product_id: Generated<number>;
  sku: string;
  group_code: Maybe<string>;
  quantity: number;
  value_type: 'fixed' | 'discount';
  price: MaybeDecimal;
  percent: MaybeDecimal;
  created_at: Instant;
  updated_at: Instant;
}

/** What the rules of the catalogue ask of a group today, where that is less than of everybody. */
export interface GroupRulePriceRow {
  product_id: number;
  group_code: string;
  price: Decimal;
}

export interface CartRuleRow {
  uuid: string;
  rev: Generated<number>;
  name: string;
  description: Maybe<string>;
  label: string;
  status: Generated<boolean>;
  starts_from: MaybeDay;
  ends_till: MaybeDay;
  areas: string[];
  customer_groups: string[];
  coupon_type: Generated<'none' | 'specific'>;
  usage_per_customer: Generated<number>;
  uses_per_coupon: Generated<number>;
  times_used: Generated<number>;
  condition_type: Generated<'all' | 'any'>;
  conditions: DefaultJson<unknown>;
  action_type: 'by_percent' | 'by_fixed' | 'cart_fixed' | 'buy_x_get_y';
  discount_amount: Decimal;
  discount_quantity: Generated<number>;
  discount_step: Generated<number>;
  apply_to_shipping: Generated<boolean>;
  free_shipping: Generated<boolean>;
  end_other_rules: Generated<boolean>;
  sort_order: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface CartRuleCouponRow {
  uuid: string;
  rev: Generated<number>;
  rule_uuid: string;
  code: string;
  usage_limit: Generated<number>;
  usage_per_customer: Generated<number>;
  times_used: Generated<number>;
  expired_at: MaybeInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface CartRuleUsageRow {
  rule_uuid: string;
  coupon_uuid: Maybe<string>;
  customer_id: string;
  order_uuid: string;
  used_at: Instant;
}

export interface CatalogRuleRow {
  uuid: string;
  rev: Generated<number>;
  name: string;
  description: Maybe<string>;
  status: Generated<boolean>;
  starts_from: MaybeDay;
  ends_till: MaybeDay;
  areas: string[];
  customer_groups: string[];
  condition_type: Generated<'all' | 'any'>;
  conditions: DefaultJson<unknown>;
  action_type: 'by_percent' | 'by_fixed' | 'to_percent' | 'to_fixed';
  discount_amount: Decimal;
  end_other_rules: Generated<boolean>;
  sort_order: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}
