/** Hooks by the name of their managed thing. */
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';

import { adminsHooks } from './users/admins.ts';
import { contentTypeHooks } from './content-types.ts';
import { channelHooks } from './configuration/channels.ts';
import { currencyHooks } from './configuration/currencies.ts';
import { exchangeRateHooks } from './configuration/exchange-rates.ts';
import { customerHooks } from './users/customers.ts';
import { groupPriceHooks } from './group-prices.ts';
import { dataRequestHooks } from './users/data-requests.ts';
import { groupHooks } from './users/groups.ts';
import { inventorySourceHooks } from './configuration/inventory-sources.ts';
import { localeHooks } from './configuration/locales.ts';
import { redirectHooks } from './redirects.ts';
import { searchSynonymHooks } from './search-synonyms.ts';
import { searchTermHooks } from './search-terms.ts';
import type { ResourceHooks } from './resource-hooks.ts';
import { rolesHooks } from './users/roles.ts';
import { sliderHooks } from './sliders.ts';
import { tableRateHooks } from './table-rates.ts';
import { taxCategoryHooks, taxRateHooks } from './taxes.ts';

const HOOKS: Readonly<Record<string, ResourceHooks>> = {
  admins: adminsHooks,
  'content-types': contentTypeHooks,
  channels: channelHooks,
  currencies: currencyHooks,
  'exchange-rates': exchangeRateHooks,
  customers: customerHooks,
  'group-prices': groupPriceHooks,
  'data-requests': dataRequestHooks,
  groups: groupHooks,
  'inventory-sources': inventorySourceHooks,
  locales: localeHooks,
  redirects: redirectHooks,
  'search-synonyms': searchSynonymHooks,
  'search-terms': searchTermHooks,
  roles: rolesHooks,
  sliders: sliderHooks,
  'table-rates': tableRateHooks,
  'tax-categories': taxCategoryHooks,
  'tax-rates': taxRateHooks,
} satisfies Readonly<Partial<Record<PermissionResource, ResourceHooks>>>;

export const hooksOf = (name: string): ResourceHooks => (Object.hasOwn(HOOKS, name) ? (HOOKS[name] ?? {}) : {});
