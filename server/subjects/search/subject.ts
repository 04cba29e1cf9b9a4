/** What is looked for in the shop: counts of terms, which end after their time. They name nobody. */
import type { Subject } from '#server/subjects/subject.ts';

import { countSearch } from './count-search.ts';
import { sweepTerms } from './sweep-terms.ts';
import { searchSynonymHooks } from './synonym-hooks.ts';
import { searchTermHooks } from './term-hooks.ts';

export const search = {
  hooks: () => ({ 'search-synonyms': searchSynonymHooks, 'search-terms': searchTermHooks }),
  routes: (tools) => ({
    'api.search.asked': async ({ now }, { query }) => {
      await countSearch(tools, query, now);
      return {};
    },
  }),
  sweep: sweepTerms,
} as const satisfies Subject;
