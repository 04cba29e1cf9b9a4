/** What is looked for in the shop: counts of terms, which end after their time. They name nobody. */
import type { Subject } from '#server/subjects/subject.ts';

import { countSearch } from './count-search.ts';
import { sweepTerms } from './sweep-terms.ts';

export const search = {
  routes: (tools) => ({
    'api.search.asked': async ({ now }, { query }) => {
      await countSearch(tools, query, now);
      return {};
    },
  }),
  sweep: sweepTerms,
} as const satisfies Subject;
