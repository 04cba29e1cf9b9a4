/** What the office does with an order (domain 4.2 to 4.5). */
import * as v from 'valibot';
import { deskComment, deskSteps, LINES_MAX, REASON_MAX, seen } from '#core/contract/admin/desk-step.ts';
import { REFUND_METHODS } from '#core/domain/order/refund-method.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

export const COMMENT_MAX = 2_000;

const of = v.strictObject({ uuid: f.uuid });
const reason = f.optionalText(REASON_MAX);
const euros = f.money;

/** Units by the UUID of their line; those of no unit are left out. */
const units = v.pipe(
  v.record(f.uuid, v.pipe(v.number('number.invalid'), v.integer('number.invalid'), v.minValue(0), v.maxValue(99_999))),
  v.check((all) => Object.keys(all).length <= LINES_MAX, 'list.tooLong'),
);

const step = deskSteps('orders');

/** « Accepter »: it is taken up without having been paid. */
export const acceptOrderRoute = step('accept', 'accept', 'orders.update', v.strictObject(seen), ['order.notAllowed']);

/** Without units all that nothing has happened to. */
export const cancelOrderRoute = step(
  'cancel',
  'cancel',
  'orders.cancel',
  v.strictObject({ ...seen, units: v.optional(units), reason }),
  ['order.notAllowed'],
);

export const commentOrderRoute = deskComment('orders', 'orders.view', COMMENT_MAX);

export const invoiceOrderRoute = step(
  'invoice',
  'invoice',
  'invoices.store',
  v.strictObject({ ...seen, units: v.optional(units) }),
  ['order.notAllowed', 'invoice.quantityInvalid', 'invoice.incomplete'],
);

/** Money that the shop has seen itself, such as a transfer. A reference that is known is refused at its field. */
export const payOrderRoute = step(
  'payment',
  'payment',
  'transactions.store',
  v.strictObject({ ...seen, amount: v.pipe(f.money, v.minValue(1, 'number.tooSmall')), reference: f.line(100) }),
  ['order.notAllowed'],
);

export const shipOrderRoute = step(
  'ship',
  'ship',
  'shipments.store',
  v.strictObject({
    ...seen,
    source: f.line(100),
    units: v.optional(units),
    /** Code of a carrier the shop knows, or the name of another; null: as the order's way of delivery is called. */
    carrier: f.optionalText(100),
    trackNumber: f.optionalText(100),
    /** Grams of the parcel as it was weighed. */
    weight: v.nullable(
      v.pipe(v.number('number.invalid'), v.integer('number.invalid'), v.minValue(1), v.maxValue(1_000_000)),
    ),
  }),
  ['order.notAllowed', 'shipment.quantityInvalid', 'stock.short'],
);

/** What becomes of a parcel: it is ready to be fetched, it has another number, it arrived, it is called back. */
export const parcelRoute = step(
  'parcel',
  'parcel',
  'shipments.update',
  v.strictObject({
    ...seen,
    parcel: f.uuid,
    step: v.variant('kind', [
      v.strictObject({ kind: v.literal('ready') }),
      v.strictObject({ kind: v.literal('track'), carrier: f.optionalText(100), trackNumber: f.optionalText(100) }),
      /** The day by the clock of Paris. */
      v.strictObject({ kind: v.literal('delivered'), on: f.day }),
      v.strictObject({ kind: v.literal('callBack') }),
    ]),
  }),
  ['order.notAllowed'],
);

const refundBody = {
  units,
  shipping: euros,
  adjustmentRefund: euros,
  adjustmentFee: euros,
  cause: v.picklist(['other', 'shopFault'], 'value.invalid'),
};

/** What a refund would come to: nothing is written. */
export const refundPreviewRoute = defineRoute({
  name: 'api.admin.orders.refund.preview',
  method: 'POST',
  uri: 'api/admin/orders/{uuid}/refund/preview',
  params: of,
  access: { permission: 'refunds.update-qty' },
  cache: 'no-store',
  body: v.strictObject(refundBody),
  answer: v.object({ total: v.number(), tax: v.number() }),
  refusals: [
    'record.unknown',
    'refund.quantityInvalid',
    'refund.amountInvalid',
    'refund.amountTooHigh',
    'refund.feeForbidden',
  ],
});

/** The UUID is the device's: asked for again, the refund is the same. */
export const refundOrderRoute = step(
  'refund',
  'refund',
  'refunds.store',
  v.strictObject({
    ...seen,
    ...refundBody,
    id: f.uuid,
    method: v.picklist(REFUND_METHODS, 'value.invalid'),
    reason,
    /** Where units that came back whole are put; null: nowhere. */
    restock: v.nullable(v.strictObject({ source: f.line(100), lines: f.listOf(f.uuid, LINES_MAX) })),
  }),
  [
    'order.notAllowed',
    'invoice.incomplete',
    'refund.quantityInvalid',
    'refund.amountInvalid',
    'refund.amountTooHigh',
    'refund.feeForbidden',
  ],
);

/** A refund on its way: the money has left, or the provider is asked once more. */
export const settleRefundRoute = step(
  'refund.settle',
  'refund/settle',
  'refunds.store',
  v.strictObject({ ...seen, refund: f.uuid, step: v.picklist(['sent', 'retry'], 'value.invalid') }),
  ['order.notAllowed'],
);

const PAPER_KINDS = ['order', 'invoice', 'credit_note', 'delivery_slip'] as const;
export type DeskPaperKind = (typeof PAPER_KINDS)[number];

/** The PDF, as a file. Invoices and credit notes ask for `invoices.print` besides. */
export const orderPaperRoute = defineRoute({
  name: 'api.admin.orders.paper',
  method: 'GET',
  uri: 'api/admin/orders/{order}/papers/{kind}/{uuid}',
  params: v.strictObject({ order: f.uuid, kind: v.picklist(PAPER_KINDS, 'value.invalid'), uuid: f.uuid }),
  access: { permission: 'orders.view' },
  cache: 'no-store',
  answer: v.unknown(),
  refusals: ['record.unknown', 'permission.missing'],
});
