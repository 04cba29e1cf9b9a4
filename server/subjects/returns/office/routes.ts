/** What is asked of one return in the back office. */
import type { refundRmaRoute } from '#core/contract/admin/returns/moves.ts';
import type { RMA_DESK_ROUTES } from '#core/contract/admin/returns/routes.ts';
import { can } from '#core/domain/actor/actor.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import type { PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import type { OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import { stepping, writing } from '#server/routes/stepping.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { commentReturn } from './comments.ts';
import { readReturnDesk } from './read-desk.ts';
import { previewReturnRefund, refundReturnByShop } from './refunds.ts';
import {
  acceptReturn,
  processReturn,
  receiveReturn,
  refuseReturn,
  reopenReturn,
  sendNewParcel,
  solveReturn,
} from './steps.ts';
import { readPhoto } from '../read/read-photo.ts';
import { readSlip } from '../slip/read-slip.ts';

/** A right that a step asks for beside that of its route. @throws Refusal `permission.missing` */
async function checkRight(context: RequestContext, permission: PermissionKey): Promise<void> {
  if (!can(await adminOf(context), permission)) throw new Refusal('permission.missing', { permission });
}

export function returnOffice(deps: OrderDeps & PaperDeps): Handlers<typeof RMA_DESK_ROUTES> {
  const refund = stepping<RouteInput<typeof refundRmaRoute>>((step, body) => refundReturnByShop(deps, step, body));
  return {
    'api.admin.rma.desk': (_context, { params }) => readReturnDesk(deps.db, params.uuid),
    'api.admin.rma.process': stepping((step) => processReturn(deps, step)),
    'api.admin.rma.accept': stepping((step) => acceptReturn(deps, step)),
    'api.admin.rma.receive': stepping((step, body) => receiveReturn(deps, step, body)),
    'api.admin.rma.refund.preview': (_context, { params, body }) => previewReturnRefund(deps.db, params.uuid, body),
    'api.admin.rma.refund': async (context, input) => {
      await checkRight(context, 'refunds.store');
      return refund(context, input);
    },
    'api.admin.rma.parcel': stepping((step, body) => sendNewParcel(deps, step, body)),
    'api.admin.rma.solve': stepping((step, body) => solveReturn(deps, step, body)),
    'api.admin.rma.refuse': stepping((step, body) => refuseReturn(deps, step, body)),
    'api.admin.rma.reopen': stepping((step) => reopenReturn(deps, step)),
    'api.admin.rma.comments.store': writing((step, body) => commentReturn(deps, step, body)),
    'api.admin.rma.photo': (_context, { params }) =>
      readPhoto(deps, { rma: params.uuid, photo: params.photo, reader: 'shop' }),
    'api.admin.rma.slip': async (context, { params }) => {
      const { number, bytes } = await readSlip(deps, { rma: params.uuid, reader: 'shop', now: context.now });
      return new RawFile(`${number}.pdf`, 'application/pdf', bytes);
    },
  };
}
