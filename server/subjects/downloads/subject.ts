import type { Subject } from '#server/subjects/subject.ts';

import { fileOffice } from './office-routes.ts';
import { showSample } from './sample-routes.ts';
import { sweepFiles } from './sweep-files.ts';

/** Files of products, kept for those who may have them. What a buyer may download is a part of their order. */
export const downloads = {
  routes: (tools) => ({ 'api.samples.show': showSample(tools) }),
  office: fileOffice,
  sweep: (db, now) => sweepFiles(db, now),
} as const satisfies Subject;
