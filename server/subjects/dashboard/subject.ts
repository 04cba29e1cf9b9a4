import { adminOf } from '#server/routes/admin-of.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { readDashboard } from './read-dashboard.ts';

/** The shop in figures. */
export const dashboard = {
  office: (tools) => ({
    'api.admin.dashboard': async (context, { query }) => readDashboard(tools, await adminOf(context), query),
  }),
} as const satisfies Subject;
