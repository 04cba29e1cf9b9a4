/** What is asked of one order beside the list it stands in. */
import { orderDeskRoute } from './desk.ts';
import {
  acceptOrderRoute,
  cancelOrderRoute,
  commentOrderRoute,
  invoiceOrderRoute,
  orderPaperRoute,
  parcelRoute,
  payOrderRoute,
  refundOrderRoute,
  refundPreviewRoute,
  settleRefundRoute,
  shipOrderRoute,
} from './moves.ts';

export const ORDER_DESK_ROUTES = {
  'api.admin.orders.desk': orderDeskRoute,
  'api.admin.orders.accept': acceptOrderRoute,
  'api.admin.orders.cancel': cancelOrderRoute,
  'api.admin.orders.comments.store': commentOrderRoute,
  'api.admin.orders.invoice': invoiceOrderRoute,
  'api.admin.orders.payment': payOrderRoute,
  'api.admin.orders.ship': shipOrderRoute,
  'api.admin.orders.parcel': parcelRoute,
  'api.admin.orders.refund.preview': refundPreviewRoute,
  'api.admin.orders.refund': refundOrderRoute,
  'api.admin.orders.refund.settle': settleRefundRoute,
  'api.admin.orders.paper': orderPaperRoute,
} as const;
