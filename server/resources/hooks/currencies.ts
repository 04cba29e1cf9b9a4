import { neededBy } from './refuse.ts';
import type { ResourceHooks } from './resource-hooks.ts';

/** What every amount of the shop is counted in. */
const BASE = 'EUR';

export const currencyHooks: ResourceHooks = {
  async beforeWrite({ before, after }) {
    if (before?.['code'] === BASE && after?.['code'] !== BASE) throw neededBy('shop');
  },
};
