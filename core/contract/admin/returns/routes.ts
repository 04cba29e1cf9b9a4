/** What is asked of one return beside the list it stands in. */
import { rmaDeskRoute } from './desk.ts';
import {
  acceptRmaRoute,
  commentRmaRoute,
  processRmaRoute,
  receiveRmaRoute,
  refundRmaRoute,
  refuseRmaRoute,
  reopenRmaRoute,
  rmaParcelRoute,
  rmaPhotoRoute,
  rmaRefundPreviewRoute,
  rmaSlipRoute,
  solveRmaRoute,
} from './moves.ts';

export const RMA_DESK_ROUTES = {
  'api.admin.rma.desk': rmaDeskRoute,
  'api.admin.rma.process': processRmaRoute,
  'api.admin.rma.accept': acceptRmaRoute,
  'api.admin.rma.receive': receiveRmaRoute,
  'api.admin.rma.refund.preview': rmaRefundPreviewRoute,
  'api.admin.rma.refund': refundRmaRoute,
  'api.admin.rma.parcel': rmaParcelRoute,
  'api.admin.rma.solve': solveRmaRoute,
  'api.admin.rma.refuse': refuseRmaRoute,
  'api.admin.rma.reopen': reopenRmaRoute,
  'api.admin.rma.comments.store': commentRmaRoute,
  'api.admin.rma.photo': rmaPhotoRoute,
  'api.admin.rma.slip': rmaSlipRoute,
} as const;
