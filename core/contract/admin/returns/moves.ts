/** What the office does with a return (domain 6.2): each step is one move of the table. */
import * as v from 'valibot';
import { deskComment, deskSteps, LINES_MAX, REASON_MAX, seen } from '#core/contract/admin/desk-step.ts';
import { RMA_MESSAGE_MAX } from '#core/contract/returns/rma-thread.ts';
import { REFUND_METHODS } from '#core/domain/order/refund-method.ts';
import { RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const of = v.strictObject({ uuid: f.uuid });
const count = v.pipe(v.number('number.invalid'), v.integer('number.invalid'), v.minValue(0), v.maxValue(99_999));
const step = deskSteps('rma');

/** « Étudier »: somebody looks into it. */
export const processRmaRoute = step('process', 'process', 'rma.update', v.strictObject(seen), ['order.notAllowed']);

/** The customer may send it back. */
export const acceptRmaRoute = step('accept', 'accept', 'rma.update', v.strictObject(seen), ['order.notAllowed']);

/** What was in the parcel, by UUID of the order's line; a line that is missing did not come. */
export const receiveRmaRoute = step(
  'receive',
  'receive',
  'rma.update',
  v.strictObject({
    ...seen,
    lines: v.pipe(
      v.record(f.uuid, v.strictObject({ received: count, accepted: count, restock: v.boolean('required') })),
      v.check((all) => Object.keys(all).length <= LINES_MAX, 'list.tooLong'),
    ),
  }),
  ['order.notAllowed'],
);

/** With what was paid for the delivery, or without. */
const shipping = { withShipping: v.boolean('required') };

/** What the units accepted would come to: nothing is written. */
export const rmaRefundPreviewRoute = defineRoute({
  name: 'api.admin.rma.refund.preview',
  method: 'POST',
  uri: 'api/admin/rma/{uuid}/refund/preview',
  params: of,
  access: { permission: 'refunds.update-qty' },
  cache: 'no-store',
  body: v.strictObject(shipping),
  answer: v.object({ total: v.number(), tax: v.number() }),
  refusals: ['record.unknown', 'refund.quantityInvalid', 'refund.amountInvalid', 'refund.amountTooHigh'],
});

/** Asks for `refunds.store` besides. The UUID is the device's: asked for again, the refund is the same. */
export const refundRmaRoute = step(
  'refund',
  'refund',
  'rma.update',
  v.strictObject({ ...seen, ...shipping, id: f.uuid, method: v.picklist(REFUND_METHODS, 'value.invalid') }),
  [
    'order.notAllowed',
    'permission.missing',
    'invoice.incomplete',
    'refund.quantityInvalid',
    'refund.amountInvalid',
    'refund.amountTooHigh',
  ],
);

/** What the shop sent in place of what came back. Code of a carrier the shop knows, or the name of another. */
export const rmaParcelRoute = step(
  'parcel',
  'parcel',
  'rma.update',
  v.strictObject({ ...seen, carrier: f.line(100), trackNumber: f.optionalText(100) }),
  ['order.notAllowed'],
);

/** It is over. @param granted null: as it was granted before, or by advice alone */
export const solveRmaRoute = step(
  'solve',
  'solve',
  'rma.update',
  v.strictObject({ ...seen, granted: v.nullable(v.picklist(RMA_RESOLUTIONS, 'value.invalid')) }),
  ['order.notAllowed'],
);

/** The customer reads why. */
export const refuseRmaRoute = step(
  'refuse',
  'refuse',
  'rma.update',
  v.strictObject({ ...seen, reason: f.line(REASON_MAX) }),
  ['order.notAllowed'],
);

/** « Rouvrir »: what was refused is looked into again. */
export const reopenRmaRoute = step('reopen', 'reopen', 'rma.update', v.strictObject(seen), ['order.notAllowed']);

export const commentRmaRoute = deskComment('rma', 'rma.update', RMA_MESSAGE_MAX, ['order.notAllowed']);

/** The picture itself. */
export const rmaPhotoRoute = defineRoute({
  name: 'api.admin.rma.photo',
  method: 'GET',
  uri: 'api/admin/rma/{uuid}/photos/{photo}',
  params: v.strictObject({ uuid: f.uuid, photo: f.uuid }),
  access: { permission: 'rma.view' },
  cache: 'no-store',
  answer: v.unknown(),
  refusals: ['record.unknown'],
});

/** The slip that goes into the parcel, as a PDF: once the shop waits for it. */
export const rmaSlipRoute = defineRoute({
  name: 'api.admin.rma.slip',
  method: 'GET',
  uri: 'api/admin/rma/{uuid}/slip',
  params: of,
  access: { permission: 'rma.view' },
  cache: 'no-store',
  answer: v.unknown(),
  refusals: ['record.unknown', 'order.notAllowed'],
});
