import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { neededBy } from './refuse.ts';
import type { ResourceHooks } from './resource-hooks.ts';

export const localeHooks: ResourceHooks = {
  async beforeWrite({ before, after }) {
    if (before?.['code'] !== DEFAULT_LOCALE) return;
    if (after?.['code'] !== DEFAULT_LOCALE || after['status'] !== true) throw neededBy('shop');
  },
};
