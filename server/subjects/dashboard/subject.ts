import { adminOf } from '#server/routes/admin-of.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { readFirstSteps } from './first-steps.ts';
import { readDashboard } from './read-dashboard.ts';

/** The shop in figures. */
export const dashboard = {
  office: (tools) => ({
    'api.admin.dashboard': async (context, { query }) => readDashboard(tools, await adminOf(context), query),
    'api.admin.first-steps': async (context) => readFirstSteps(tools.db, await adminOf(context)),
  }),
} as const satisfies Subject;
