import type { Subject } from '#server/subjects/subject.ts';

import { sweepUploads } from './upload/sweep-uploads.ts';

/** The library of the back office. */
export const media = {
  lanes: [],
  handlers: {},
  readers: [],
  sweep: (db, now, { storage }) => sweepUploads(db, now, storage),
} as const satisfies Subject;
