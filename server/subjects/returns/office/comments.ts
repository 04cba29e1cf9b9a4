import type { commentRmaRoute } from '#core/contract/admin/returns/moves.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { withRma, type RmaDeps } from '#server/subjects/returns/service/rma-work.ts';
import { writeShopMessage } from '#server/subjects/returns/service/write-message.ts';

/**
 * Writes to the customer, who gets a mail too, or a note that colleagues alone read. The same one again is the same one.
 * @throws Refusal `record.unknown`, `order.notAllowed` for a word to the customer once the return has ended,
 * `record.moved` when the UUID is another return's
 */
export const commentReturn = (
  deps: RmaDeps,
  { uuid, admin, now }: Omit<OfficeStep, 'rev'>,
  { id, message, isVisible }: RouteInput<typeof commentRmaRoute>['body'],
): Promise<void> =>
  withRma(deps, { uuid, now, by: 'admin', admin }, (work, rma) =>
    writeShopMessage(work, rma, { uuid: id, message, isInternal: !isVisible }),
  );
