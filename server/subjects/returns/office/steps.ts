/** What the back office does with a return, from its request to its end (domain 6.2). */
import type {
  receiveRmaRoute,
  refuseRmaRoute,
  rmaParcelRoute,
  solveRmaRoute,
} from '#core/contract/admin/returns/moves.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { carrierTitle } from '#server/subjects/orders/service/parcel/carrier-of.ts';
import type { RmaDeps } from '#server/subjects/returns/service/rma-work.ts';

import { onRma } from './on-rma.ts';

/** @throws Refusal as `onRma`, as every step here */
export const processReturn = (deps: RmaDeps, step: OfficeStep): Promise<void> =>
  onRma(deps, step, { action: 'process', to: 'processing' });

export const acceptReturn = (deps: RmaDeps, step: OfficeStep): Promise<void> =>
  onRma(deps, step, { action: 'accept', to: 'awaiting_return' });

export const receiveReturn = (
  deps: RmaDeps,
  step: OfficeStep,
  { lines }: RouteInput<typeof receiveRmaRoute>['body'],
): Promise<void> => onRma(deps, step, { action: 'receive', to: 'returned', received: lines });

export const sendNewParcel = (
  deps: RmaDeps,
  step: OfficeStep,
  { carrier, trackNumber }: RouteInput<typeof rmaParcelRoute>['body'],
): Promise<void> =>
  onRma(deps, step, {
    action: 'parcel',
    to: 'new_parcel_sent',
    parcel: { carrier: carrierTitle(carrier), trackNumber },
  });

export const solveReturn = (
  deps: RmaDeps,
  step: OfficeStep,
  { granted }: RouteInput<typeof solveRmaRoute>['body'],
): Promise<void> =>
  onRma(deps, step, { action: 'solve', to: 'solved', ...(granted === null ? {} : { resolution: granted }) });

export const refuseReturn = (
  deps: RmaDeps,
  step: OfficeStep,
  { reason }: RouteInput<typeof refuseRmaRoute>['body'],
): Promise<void> => onRma(deps, step, { action: 'refuse', to: 'refused', reason });

export const reopenReturn = (deps: RmaDeps, step: OfficeStep): Promise<void> =>
  onRma(deps, step, { action: 'reopen', to: 'processing' });
