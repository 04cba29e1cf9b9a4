import type { HookedWrite, ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';
import { keepChannelLogo, type PaperLogoDeps } from '#server/subjects/settings/paper-logo.ts';

import { channelHooks } from './channels.ts';
import { currencyHooks } from './currencies.ts';
import { inventorySourceHooks } from './inventory-sources.ts';
import { localeHooks } from './locales.ts';
import { tableRateHooks } from './table-rates.ts';
import { taxCategoryHooks, taxRateHooks } from './taxes.ts';

/** What the managed things of the configuration refuse, and what follows when they are written. */
export const settingHooks = (tools: Pick<PaperLogoDeps, 'storage'>): ResourceHooks => {
  const keepLogo = keepChannelLogo(tools);
  return {
    channels: {
      ...channelHooks,
      async afterWrite(write: HookedWrite) {
        await channelHooks.afterWrite(write);
        await keepLogo(write);
      },
    },
    currencies: currencyHooks,
    'inventory-sources': inventorySourceHooks,
    locales: localeHooks,
    'table-rates': tableRateHooks,
    'tax-categories': taxCategoryHooks,
    'tax-rates': taxRateHooks,
  };
};
