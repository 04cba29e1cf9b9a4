/** An order as whoever handles it sees it (domain 4.2 to 4.5): everything of it, and what may be done next. */
import * as v from 'valibot';
import { deskMessage, deskRoute } from '#core/contract/admin/desk-page.ts';
import { INVOICE_STATES } from '#core/domain/order/invoice-state.ts';
import { REFUND_METHODS } from '#core/domain/order/refund-method.ts';
import { REFUND_STATES } from '#core/domain/order/refund-state.ts';
import { SHIPMENT_STATUSES } from '#core/domain/order/shipment-status.ts';
import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { ORDER_ACTORS, ORDER_STATUSES } from '#core/domain/order/status.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import * as f from '#core/wire/fields.ts';

import { deskBuyer } from './desk-buyer.ts';

const text = v.nullable(v.string());
const at = v.nullable(f.instant);

/** Amounts are in 1/10,000 €, tax included where nothing else is said. */
const amount = v.number();

/** Units of a line, by its UUID. */
const units = v.array(v.object({ line: v.string(), quantity: v.number() }));

const deskLine = v.object({
  uuid: v.string(),
  sku: v.string(),
  name: v.string(),
  path: v.string(),
  image: text,
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  unitPrice: amount,
  taxPercent: v.number(),
  discount: amount,
  total: amount,
  tax: amount,
  isStockable: v.boolean(),
  qtyOrdered: v.number(),
  qtyInvoiced: v.number(),
  qtyShipped: v.number(),
  qtyRefunded: v.number(),
  qtyRefundedUnshipped: v.number(),
  qtyCanceled: v.number(),
});

const deskAddress = v.object({
  name: v.string(),
  company: text,
  lines: v.array(v.string()),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
  phone: text,
  note: text,
});

const parcel = v.object({
  uuid: v.string(),
  number: v.string(),
  status: v.picklist(SHIPMENT_STATUSES),
  source: v.string(),
  carrier: v.string(),
  trackNumber: text,
  trackUrl: text,
  createdAt: f.instant,
  shippedAt: at,
  readyAt: at,
  deliveredAt: at,
  lines: units,
});

const invoice = v.object({
  uuid: v.string(),
  number: v.string(),
  state: v.picklist(INVOICE_STATES),
  issuedAt: f.instant,
  dueAt: at,
  total: amount,
});

const refund = v.object({
  uuid: v.string(),
  number: v.string(),
  state: v.picklist(REFUND_STATES),
  method: v.picklist(REFUND_METHODS),
  reason: text,
  at: f.instant,
  total: amount,
  /** What the provider said; null where nothing went wrong. */
  failure: text,
  /** There is a credit note: an invoice was corrected. */
  hasPaper: v.boolean(),
});

const transaction = v.object({
  uuid: v.string(),
  at: f.instant,
  type: v.picklist(['payment', 'authorization', 'refund', 'chargeback']),
  /** As the order calls it, where it was paid as it was placed. */
  method: v.string(),
  reference: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'canceled', 'refunded']),
  amount,
});

const move = v.object({
  from: v.nullable(v.picklist(ORDER_STATUSES)),
  to: v.picklist(ORDER_STATUSES),
  actor: v.picklist(ORDER_ACTORS),
  who: text,
  reason: text,
  at: f.instant,
});

export const orderDesk = v.object({
  uuid: v.string(),
  /** Every step says on which it was decided. */
  rev: v.number(),
  revId: f.toldRevId,
  number: v.string(),
  area: v.picklist(AREAS),
  status: v.picklist(ORDER_STATUSES),
  placedAt: f.instant,
  /** Until when it waits for its money. */
  expiresAt: at,
  isCancellationAsked: v.boolean(),
  /** What the buyer wrote with it. */
  comment: text,
  purchaseOrder: text,
  coupon: text,
  /** The quote it was made from. */
  quote: v.nullable(v.object({ uuid: v.string(), number: v.string() })),
  buyer: deskBuyer,
  billing: deskAddress,
  shipping: v.nullable(deskAddress),
  delivery: v.object({
    title: text,
    /** Name of the place where it is fetched; null: it is sent. */
    pickup: text,
    promisedFrom: v.nullable(v.string()),
    promisedTo: v.nullable(v.string()),
  }),
  payment: v.object({ method: v.string(), title: v.string(), isOnline: v.boolean() }),
  money: v.object({
    subTotal: amount,
    discount: amount,
    shipping: amount,
    taxes: v.array(v.object({ taxPercent: v.number(), base: amount, tax: amount })),
    taxTotal: amount,
    grandTotal: amount,
    /** Asked for without cancelled units: what its invoices will sum to. */
    payable: amount,
    paid: amount,
    /** Also what is on its way back. */
    refunded: amount,
    due: amount,
    /** Of the delivery: what may still be given back. */
    shippingRefundable: amount,
    /** At most by the provider that took it. */
    refundableOnline: amount,
  }),
  lines: v.array(deskLine),
  parcels: v.array(parcel),
  invoices: v.array(invoice),
  refunds: v.array(refund),
  transactions: v.array(transaction),
  /** What of it is sent back. */
  returns: v.array(v.object({ uuid: v.string(), number: v.string(), status: v.picklist(RMA_STATUSES), at: f.instant })),
  comments: v.array(deskMessage),
  history: v.array(move),
  /** What its state allows, rights apart (`adminActions`). */
  can: v.object({
    accept: v.boolean(),
    cancel: v.boolean(),
    invoice: v.boolean(),
    ship: v.boolean(),
    refund: v.boolean(),
    recordPayment: v.boolean(),
  }),
  /** Places of stock, the first the one its pieces are set aside in. */
  sources: v.array(v.object({ code: v.string(), name: v.string() })),
});

export type OrderDesk = v.InferOutput<typeof orderDesk>;
export type DeskLine = OrderDesk['lines'][number];

/** @param uuid of the order, or of a parcel, an invoice, a refund or a transaction of it */
export const orderDeskRoute = deskRoute('orders', 'orders.view', orderDesk);
