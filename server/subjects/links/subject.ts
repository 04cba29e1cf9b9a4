/** Links of the shop: the next scan, a day after the last. */
import type { Subject } from '#server/subjects/subject.ts';

import { planScan } from './scan-links.ts';

export const links = {
  lanes: [],
  handlers: {},
  readers: [],
  sweep: (db, now, tools) => planScan(db, now, tools),
} as const satisfies Subject;
