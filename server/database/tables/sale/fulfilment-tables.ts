/** Parcels, invoices, refunds. */
import type { Generated } from 'kysely';

import type { Decimal, DefaultDecimal, DefaultJson, Id, Instant, Json, Maybe, MaybeInstant } from '../columns.ts';

export interface ShipmentRow {
  id: Id;
  uuid: string;
  number: string;
  order_id: number;
  status: 'pending' | 'processing' | 'completed' | 'canceled';
  source: string;
  carrier_code: Maybe<string>;
  carrier_title: string;
  track_number: Maybe<string>;
  track_url: Maybe<string>;
  total_weight_grams: Maybe<number>;
  packages: DefaultJson<unknown>;
  shipped_at: MaybeInstant;
  ready_at: MaybeInstant;
  delivered_at: MaybeInstant;
  canceled_at: MaybeInstant;
  created_at: Instant;
}

export interface ShipmentLineRow {
  shipment_id: number;
  order_line_id: number;
  quantity: number;
}

export interface InvoiceRow {
  id: Id;
  uuid: string;
  number: string;
  order_id: number;
  state: 'pending_payment' | 'paid' | 'overdue' | 'refunded';
  issued_at: Instant;
  due_at: MaybeInstant;
  grand_total: Decimal;
  tax_total: Decimal;
  shipping_amount: Decimal;
  parts: Json<unknown>;
  model: Json<unknown>;
  reminders_sent: Generated<number>;
  reminded_at: MaybeInstant;
}

export interface RefundRow {
  id: Id;
  uuid: string;
  number: string;
  order_id: number;
  state: 'pending' | 'refunded' | 'failed';
  method: 'provider' | 'transfer' | 'store_credit' | 'manual';
  reason: Maybe<string>;
  lines: Json<unknown>;
  shipping_amount: Decimal;
  adjustment_refund: DefaultDecimal;
  adjustment_fee: DefaultDecimal;
  tax_total: Decimal;
  grand_total: Decimal;
  model: Json<unknown>;
  rma_id: Maybe<number>;
  withdrawal_id: Maybe<number>;
  provider_reference: Maybe<string>;
  failure: Maybe<string>;
  created_by: string;
  created_at: Instant;
  settled_at: MaybeInstant;
}
