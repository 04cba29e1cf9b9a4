import { neededBy } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

/** What every amount of the shop is counted in. */
export const BASE_CURRENCY = 'EUR';

export const currencyHooks: WriteHooks = {
  async beforeWrite({ before, after }) {
    if (before?.['code'] === BASE_CURRENCY && after?.['code'] !== BASE_CURRENCY) throw neededBy('shop');
  },
};
