/** What a buyer does with an order; all of it may wait on the device (domain 4.2). */
import * as v from 'valibot';
import { ACCOUNT_LANE } from '#core/contract/account/customer-records.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import * as f from '#core/wire/fields.ts';
import type { Lane } from '#core/wire/lane.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { defineRoute } from '#core/wire/route.ts';

const offline = { version: 1, lane: (): Lane => ACCOUNT_LANE, isAnswered: true } as const;
const open = { access: 'customer', cache: 'no-store' } as const;

/** Cancels what has not been handled, and asks to cancel what is being prepared (domain 4.2, `can.cancel`). */
export const orderCancelRoute = defineOfflineRoute({
  name: 'api.orders.cancel',
  method: 'POST',
  uri: 'api/orders/cancel',
  ...open,
  body: v.strictObject({ order: f.uuid, reason: f.optionalText(500) }),
  answer: v.object({ outcome: v.picklist(['canceled', 'asked']) }),
  refusals: ['record.unknown', 'order.notCancelable'],
  offline: {
    ...offline,
    changes: ({ order }) => [
      // Nothing is announced before the shop's answer (law 3): that it was asked is all a device can say.
      orderKind.change(order, (found) => found && { ...found, isCancellationAsked: true }),
    ],
  },
});

export const ORDER_COMMENT_MAX = 2000;

export const orderCommentRoute = defineOfflineRoute({
  name: 'api.orders.comments.store',
  method: 'POST',
  uri: 'api/orders/comments',
  ...open,
  limit: { attempts: 20, perSeconds: 3600 },
  body: v.strictObject({ uuid: f.uuid, order: f.uuid, message: f.line(ORDER_COMMENT_MAX) }),
  answer: v.object({ uuid: v.string() }),
  refusals: ['record.unknown', 'record.moved'],
  offline: {
    ...offline,
    creates: ({ uuid }) => uuid,
    changes: ({ order, uuid, message }, { at }) => [
      orderKind.change(order, (found) =>
        found === undefined || found.comments.some((one) => one.uuid === uuid)
          ? found
          : { ...found, comments: [...found.comments, { uuid, author: 'customer', message, at }] },
      ),
    ],
  },
});

/** The PDF of an order, an invoice, a credit note or a delivery slip, as a file. */
export const orderDocumentRoute = defineRoute({
  name: 'api.orders.documents.show',
  method: 'GET',
  uri: 'api/orders/{order}/documents/{kind}/{uuid}',
  ...open,
  params: v.strictObject({
    order: f.uuid,
    kind: v.picklist(['order', 'invoice', 'credit_note', 'delivery_slip'], 'value.invalid'),
    uuid: f.uuid,
  }),
  /** The file itself. */
  answer: v.unknown(),
  refusals: ['record.unknown'],
});
