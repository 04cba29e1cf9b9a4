import type { Subject } from '#server/subjects/subject.ts';

import { sweepUploads } from './upload/sweep-uploads.ts';
import { mediaHandlers } from './media-handlers.ts';

/** The library of the back office. */
export const media = {
  office: mediaHandlers,
  sweep: (db, now, { storage }) => sweepUploads(db, now, storage),
} as const satisfies Subject;
