/** Failed jobs, which a person decides about. */
import type { FAILED_JOB_ROUTES } from '#core/contract/admin/office/failed-jobs.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { dismissJob, readFailedJobs, runJobAgain } from '#server/platform/jobs/failed-jobs.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import type { Handlers } from './handler.ts';

export function failedJobHandlers({ db }: Pick<ShopTools, 'db'>): Handlers<typeof FAILED_JOB_ROUTES> {
  const done = (isKnown: boolean) => {
    if (!isKnown) throw new Refusal('record.unknown');
    return {};
  };
  return {
    'api.admin.failed-jobs.list': async () => {
      const { data, total } = await readFailedJobs(db);
      return {
        data: data.map(({ id, createdAt, failedAt, ...job }) => ({
          ...job,
          uuid: id,
          createdAt: createdAt.toISOString(),
          failedAt: failedAt.toISOString(),
        })),
        total,
      };
    },
    'api.admin.failed-jobs.retry': async (_context, { params }) => done(await runJobAgain(db, params.uuid)),
    'api.admin.failed-jobs.dismiss': async (_context, { params }) => done(await dismissJob(db, params.uuid)),
  };
}
