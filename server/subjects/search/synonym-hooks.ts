import { isOneWord } from '#core/search/words/synonyms.ts';

import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

/** How many words mean the same at most: each is looked up for the others at every question. */
const MOST = 20;

export const searchSynonymHooks: WriteHooks = {
  beforeWrite({ after }) {
    const terms: unknown = after?.['terms'];
    if (!Array.isArray(terms)) return Promise.resolve();
    if (terms.length > MOST) throw wrongAt('terms', 'list.tooLong');
    if (!terms.every((term) => isOneWord(String(term)))) throw wrongAt('terms', 'synonym.oneWord');
    return Promise.resolve();
  },
};
