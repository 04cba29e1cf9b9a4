import type { JobHandlers } from '#server/platform/jobs/job-kinds.ts';

/** Jobs that a test does not look at. */
export const NO_JOBS: Omit<JobHandlers, 'mail.send'> = {
  'account.export': async () => {},
  'documents.publish': async () => {},
  'links.scan': async () => {},
  'media.avif': async () => {},
  'order.expire': async () => {},
  'order.remind': async () => {},
  'order.settle': async () => {},
  'payment.refund': async () => {},
  'upkeep.quarter': async () => {},
  'upkeep.sweep': async () => {},
};
