/** Background work that failed as often as it is tried by itself: run again, or put aside, by a person. */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

export const failedJobsRoute = defineRoute({
  name: 'api.admin.failed-jobs.list',
  method: 'GET',
  uri: 'api/admin/failed-jobs',
  access: { permission: 'failed-jobs.index' },
  cache: 'no-store',
  answer: v.object({
    /** The newest first, as many as are told at once. */
    data: v.array(
      v.object({
        uuid: v.string(),
        kind: v.string(),
        /** Why the last try failed, as the log has it. */
        fault: v.string(),
        tries: v.number(),
        createdAt: f.instant,
        failedAt: f.instant,
      }),
    ),
    total: v.number(),
  }),
});

/** What somebody does about one failed job. */
const one = {
  access: { permission: 'failed-jobs.update' },
  cache: 'no-store',
  params: v.strictObject({ uuid: f.uuid }),
  body: v.strictObject({}),
  answer: v.object({}),
  refusals: ['record.unknown'],
} as const;

export const retryJobRoute = defineRoute({
  name: 'api.admin.failed-jobs.retry',
  method: 'POST',
  uri: 'api/admin/failed-jobs/{uuid}/retry',
  ...one,
});

export const dismissJobRoute = defineRoute({
  name: 'api.admin.failed-jobs.dismiss',
  method: 'DELETE',
  uri: 'api/admin/failed-jobs/{uuid}',
  ...one,
});

export const FAILED_JOB_ROUTES = {
  'api.admin.failed-jobs.list': failedJobsRoute,
  'api.admin.failed-jobs.retry': retryJobRoute,
  'api.admin.failed-jobs.dismiss': dismissJobRoute,
} as const;
