/** Links of the shop: the next scan, a day after the last. */
import type { Subject } from '#server/subjects/subject.ts';

import { planScan, scanLinks } from './scan-links.ts';
import { linkDeps } from './link-deps.ts';
import { linkOffice } from './office-routes.ts';

declare module '#server/platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** Looks at the links of the shop, one turn of a scan. */
    'links.scan': { scan: string };
  }
}

export const links = {
  jobs: {
    'links.scan': { batch: 1, run: (tools, job) => scanLinks(linkDeps(tools), job) },
  },
  office: (tools) => linkOffice(linkDeps(tools)),
  sweep: (db, now, tools) => planScan(db, now, tools),
} as const satisfies Subject;
