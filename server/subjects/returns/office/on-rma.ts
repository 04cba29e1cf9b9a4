/** A step that somebody of the back office takes with a return, on the revision they saw. */
import { rmaActions, type RmaActions } from '#core/domain/returns/rma-actions.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { moveRma, type RmaStep } from '#server/subjects/returns/service/move-rma.ts';
import { withRma, type Rma, type RmaDeps } from '#server/subjects/returns/service/rma-work.ts';

interface DeskMove extends RmaStep {
  /** What the office calls it: two moves lead to the same state. */
  readonly action: keyof RmaActions;
}

/**
 * Each step is one move of the table, which is a revision of its own, so that one sent twice is refused.
 * @param isDone whether this very step was taken before: then nothing happens
 * @throws Refusal `record.unknown`, `record.moved` with the revision it stands at, `order.notAllowed` where its state
 * forbids the step, and what the move refuses
 */
export async function onRma(
  deps: RmaDeps,
  { uuid, admin, now, ...base }: OfficeStep,
  { action, ...step }: DeskMove,
  isDone: (rma: Rma) => boolean = () => false,
): Promise<void> {
  await withRma(deps, { uuid, now, by: 'admin', admin }, async (work, rma) => {
    if (isDone(rma)) return;
    if (!standsOn(base, { rev: rma.rev, revId: rma.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: rma.rev });
    if (!rmaActions(rma.status)[action]) throw new Refusal('order.notAllowed', { from: rma.status, to: step.to });
    await moveRma(work, rma, step);
  });
}
