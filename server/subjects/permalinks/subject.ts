import type { Subject } from '#server/subjects/subject.ts';

import { permalinkOffice } from './office-routes.ts';
import { redirectHooks } from './redirect-hooks.ts';

/** Addresses of products, categories and contents. */
export const permalinks = {
  hooks: (tools) => ({ redirects: redirectHooks(tools) }),
  office: permalinkOffice,
} as const satisfies Subject;
