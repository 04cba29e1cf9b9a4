/** Orders, their lines, states and comments, and the numbers of their documents. */
import type { Generated } from 'kysely';

import type { KitOfLine } from '#core/contract/cart/sold-lines.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import type {
  Decimal,
  DefaultDecimal,
  DefaultJson,
  Id,
  Instant,
  Json,
  Maybe,
  MaybeDay,
  MaybeInstant,
  MaybeJson,
} from '../columns.ts';

export interface DocumentCounterRow {
  series: 'order' | 'invoice' | 'credit_note' | 'shipment' | 'rma';
  scope: string;
  last_number: number;
}

export interface SaleOrderRow {
  id: Id;
  uuid: string;
  number: string;
  area: Area;
  status: 'pending_payment' | 'pending' | 'processing' | 'completed' | 'canceled' | 'closed';
  customer_id: Maybe<string>;
  quote_id: Maybe<number>;
  locale: Locale;
  buyer: Json<unknown>;
  billing_address: Json<unknown>;
  shipping_address: MaybeJson<unknown>;
  shipping_method: Maybe<string>;
  shipping_title: Maybe<string>;
  pickup_source: Maybe<string>;
  promised_from: MaybeDay;
  promised_to: MaybeDay;
  payment_method: string;
  payment_title: string;
  coupon_code: Maybe<string>;
  comment: Maybe<string>;
  purchase_order_number: Maybe<string>;
  currency: Generated<string>;
  exchange_rate: DefaultDecimal;
  sub_total: Decimal;
  discount_amount: Decimal;
  shipping_amount: Decimal;
  shipping_discount: DefaultDecimal;
  shipping_tax_percent: DefaultDecimal;
  tax_total: Decimal;
  grand_total: Decimal;
  paid_total: DefaultDecimal;
  refunded_total: DefaultDecimal;
  invoiced_total: DefaultDecimal;
  shipping_invoiced: DefaultDecimal;
  shipping_refunded: DefaultDecimal;
  pricing: Json<unknown>;
  terms_version: string;
  terms_accepted_at: Instant;
  waiver_text: Maybe<string>;
  waived_at: MaybeInstant;
  placed_at: Instant;
  expires_at: MaybeInstant;
  paid_at: MaybeInstant;
  canceled_at: MaybeInstant;
  completed_at: MaybeInstant;
  delivered_at: MaybeInstant;
  cancellation_asked_at: MaybeInstant;
  rev: Generated<number>;
  rev_id: Generated<string>;
  updated_at: Instant;
}

export interface SaleOrderLineRow {
  id: Id;
  uuid: string;
  order_id: number;
  position: number;
  product_id: Maybe<number>;
  variant_id: Maybe<number>;
  line_key: string;
  sku: string;
  name: string;
  options: DefaultJson<unknown>;
  path: string;
  image: Maybe<string>;
  is_stockable: boolean;
  weight_grams: Maybe<number>;
  return_days: Generated<number>;
  allow_return: Generated<boolean>;
  withdrawal_exclusion: Maybe<string>;
  tax_category: string;
  tax_percent: Decimal;
  legal_mention: Maybe<string>;
  unit_price: Decimal;
  deposit: DefaultDecimal;
  eco_contribution: DefaultDecimal;
  discount_amount: DefaultDecimal;
  total: Decimal;
  tax_amount: Decimal;
  qty_ordered: number;
  qty_invoiced: Generated<number>;
  qty_shipped: Generated<number>;
  qty_refunded: Generated<number>;
  qty_refunded_unshipped: Generated<number>;
  qty_canceled: Generated<number>;
  /** The kit it is a component of. */
  kit: MaybeJson<KitOfLine>;
}

export interface StockReservationRow {
  line_id: number;
  product_id: number;
  source: string;
  quantity: number;
}

export interface OrderStatusChangeRow {
  id: Id;
  order_id: number;
  from_status: Maybe<string>;
  to_status: string;
  actor: 'system' | 'customer' | 'admin' | 'provider';
  actor_id: Maybe<string>;
  reason: Maybe<string>;
  at: Instant;
}

export interface OrderCommentRow {
  id: Id;
  uuid: string;
  order_id: number;
  author: 'customer' | 'shop' | 'system';
  actor_id: Maybe<string>;
  message: string;
  is_visible: Generated<boolean>;
  at: Instant;
}

export interface DocumentRow {
  id: Id;
  kind: 'quote' | 'order' | 'invoice' | 'credit_note' | 'delivery_slip' | 'return_slip' | 'terms' | 'withdrawal_form';
  subject_uuid: string;
  version: Generated<number>;
  sha256: string;
  file: string;
  bytes: number;
  created_at: Instant;
}
