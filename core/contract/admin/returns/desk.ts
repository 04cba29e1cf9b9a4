/** A return as whoever handles it sees it (domain 6.1, 6.2): everything of it, and what may be done next. */
import * as v from 'valibot';
import { deskMessage, deskRoute } from '#core/contract/admin/desk-page.ts';
import { deskBuyer } from '#core/contract/admin/orders/desk-buyer.ts';
import { REFUND_METHODS } from '#core/domain/order/refund-method.ts';
import { REFUND_STATES } from '#core/domain/order/refund-state.ts';
import { RMA_ACTORS, RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { PACKAGE_CONDITIONS, RMA_RESOLUTIONS, RMA_TYPES } from '#core/domain/returns/rma.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import * as f from '#core/wire/fields.ts';

const text = v.nullable(v.string());
const at = v.nullable(f.instant);

/** Amounts are in 1/10,000 €, tax included. */
const amount = v.number();

const line = v.object({
  /** Of the order's line. */
  uuid: v.string(),
  sku: v.string(),
  name: v.string(),
  path: v.string(),
  image: text,
  unitPrice: amount,
  isStockable: v.boolean(),
  /** Announced. */
  quantity: v.number(),
  reason: v.object({ fr_FR: v.string(), en_GB: v.string() }),
  isShopFault: v.boolean(),
  /** Null until the parcel was opened. */
  received: v.nullable(v.number()),
  accepted: v.nullable(v.number()),
  /** Those accepted went back into stock. */
  restock: v.nullable(v.boolean()),
});

const move = v.object({
  from: v.nullable(v.picklist(RMA_STATUSES)),
  to: v.picklist(RMA_STATUSES),
  actor: v.picklist(RMA_ACTORS),
  who: text,
  reason: text,
  at: f.instant,
});

export const rmaDesk = v.object({
  uuid: v.string(),
  /** Every step says on which it was decided. */
  rev: v.number(),
  revId: f.toldRevId,
  number: v.string(),
  area: v.picklist(AREAS),
  status: v.picklist(RMA_STATUSES),
  type: v.picklist(RMA_TYPES),
  condition: v.picklist(PACKAGE_CONDITIONS),
  /** What the customer wrote with it; empty for nothing. */
  information: v.string(),
  preferredResolution: v.picklist(RMA_RESOLUTIONS),
  grantedResolution: v.nullable(v.picklist(RMA_RESOLUTIONS)),
  refusalReason: text,
  createdAt: f.instant,
  receivedAt: at,
  /** When its state is over by itself; null where it lasts. */
  deadlineAt: at,
  buyer: deskBuyer,
  order: v.object({ uuid: v.string(), number: v.string(), placedAt: f.instant, total: amount }),
  payment: v.object({ title: v.string(), isOnline: v.boolean() }),
  /** What of its order can still be given back. */
  money: v.object({
    /** Paid and not given back. */
    refundable: amount,
    /** Of the delivery. */
    shippingRefundable: amount,
    /** At most by the provider that took it. */
    refundableOnline: amount,
  }),
  lines: v.array(line),
  /** UUIDs, in their order. */
  photos: v.array(v.string()),
  messages: v.array(deskMessage),
  history: v.array(move),
  refund: v.nullable(
    v.object({
      uuid: v.string(),
      number: v.string(),
      state: v.picklist(REFUND_STATES),
      method: v.picklist(REFUND_METHODS),
      total: amount,
      /** What the provider said; null where nothing went wrong. */
      failure: text,
    }),
  ),
  newParcel: v.nullable(v.object({ carrier: v.string(), trackNumber: text })),
  hasSlip: v.boolean(),
  /** What its state allows, rights apart (`rmaActions`). */
  can: v.object({
    process: v.boolean(),
    accept: v.boolean(),
    receive: v.boolean(),
    refund: v.boolean(),
    parcel: v.boolean(),
    solve: v.boolean(),
    refuse: v.boolean(),
    reopen: v.boolean(),
    write: v.boolean(),
  }),
});

export type RmaDesk = v.InferOutput<typeof rmaDesk>;
export type RmaDeskLine = RmaDesk['lines'][number];

export const rmaDeskRoute = deskRoute('rma', 'rma.view', rmaDesk);
