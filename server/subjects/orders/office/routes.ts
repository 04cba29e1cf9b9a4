/** What is asked of one order in the back office. */
import type { ORDER_DESK_ROUTES } from '#core/contract/admin/orders/routes.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import { stepping, writing } from '#server/routes/stepping.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { commentByShop } from './comments.ts';
import { deskPaper } from './paper.ts';
import { followParcel } from './parcels.ts';
import { readDesk } from './read-desk.ts';
import { previewRefund, refundByShop, settleByShop } from './refunds.ts';
import { acceptOrder, cancelByShop, invoiceByShop, payByHand, shipByShop } from './steps.ts';
import type { PaperDeps } from '../papers/keep-document.ts';
import type { OrderDeps } from '../service/order-work.ts';

export const orderOffice = (deps: OrderDeps & PaperDeps): Handlers<typeof ORDER_DESK_ROUTES> => ({
  'api.admin.orders.desk': (_context, { params }) => readDesk(deps.db, params.uuid),
  'api.admin.orders.accept': stepping((step) => acceptOrder(deps, step)),
  'api.admin.orders.cancel': stepping((step, body) => cancelByShop(deps, step, body)),
  'api.admin.orders.comments.store': writing((step, body) => commentByShop(deps, step, body)),
  'api.admin.orders.invoice': stepping((step, body) => invoiceByShop(deps, step, body)),
  'api.admin.orders.payment': stepping((step, body) => payByHand(deps, step, body)),
  'api.admin.orders.ship': stepping((step, body) => shipByShop(deps, step, body)),
  'api.admin.orders.parcel': stepping((step, body) => followParcel(deps, step, body)),
  'api.admin.orders.refund.preview': (_context, { params, body }) => previewRefund(deps.db, params.uuid, body),
  'api.admin.orders.refund': stepping((step, body) => refundByShop(deps, step, body)),
  'api.admin.orders.refund.settle': stepping((step, body) => settleByShop(deps, step, body)),
  'api.admin.orders.paper': async (context, { params }) => deskPaper(deps, await adminOf(context), params, context.now),
});
