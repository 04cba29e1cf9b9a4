import { isOneWord } from '#core/search/words/synonyms.ts';

import { wrongAt } from './refuse.ts';
import type { ResourceHooks } from './resource-hooks.ts';

/** How many words mean the same at most: each is looked up for the others at every question. */
const MOST = 20;

export const searchSynonymHooks: ResourceHooks = {
  beforeWrite({ after }) {
    const terms: unknown = after?.['terms'];
    if (!Array.isArray(terms)) return Promise.resolve();
    if (terms.length > MOST) throw wrongAt('terms', 'list.tooLong');
    if (!terms.every((term) => isOneWord(String(term)))) throw wrongAt('terms', 'synonym.oneWord');
    return Promise.resolve();
  },
};
