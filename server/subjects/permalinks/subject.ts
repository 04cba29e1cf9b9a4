import type { Subject } from '#server/subjects/subject.ts';

import { permalinkOffice } from './office-routes.ts';

/** Addresses of products, categories and contents. */
export const permalinks = { office: permalinkOffice } as const satisfies Subject;
