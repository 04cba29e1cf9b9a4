/** Steps of the back office, bound: who decides, on which revision, and when. */
import type { BaseRevision } from '#core/domain/revision/revision.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';

import { adminOf } from './admin-of.ts';

interface Asked {
  readonly params: { readonly uuid: string };
  readonly body: unknown;
}

interface AskedOn extends Asked {
  readonly body: BaseRevision;
}

/** A step, on the revision that was seen. */
export const stepping =
  <Input extends AskedOn>(work: (step: OfficeStep, body: Input['body']) => Promise<void>) =>
  async (context: RequestContext, { params, body }: Input) => {
    const { id: admin } = await adminOf(context);
    const { rev, baseRevId } = body;
    await work({ ...params, rev, baseRevId, admin, now: context.now }, body);
    return {};
  };

/** What is written beside, on whichever revision. */
export const writing =
  <Input extends Asked>(work: (step: Omit<OfficeStep, 'rev'>, body: Input['body']) => Promise<void>) =>
  async (context: RequestContext, { params, body }: Input) => {
    const { id: admin } = await adminOf(context);
    await work({ ...params, admin, now: context.now }, body);
    return {};
  };
