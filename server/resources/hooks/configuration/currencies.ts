import { neededBy } from '../refuse.ts';
import type { ResourceHooks } from '../resource-hooks.ts';

/** What every amount of the shop is counted in. */
export const BASE_CURRENCY = 'EUR';

export const currencyHooks: ResourceHooks = {
  async beforeWrite({ before, after }) {
    if (before?.['code'] === BASE_CURRENCY && after?.['code'] !== BASE_CURRENCY) throw neededBy('shop');
  },
};
