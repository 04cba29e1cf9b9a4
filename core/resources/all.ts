/** Every managed thing of the back office: a definition and a line here. Only the server and the back office read it. */
import { channels } from './configuration/channels.ts';
import { currencies } from './configuration/currencies.ts';
import { exchangeRates } from './configuration/exchange-rates.ts';
import { inventorySources } from './configuration/inventory-sources.ts';
import { locales } from './configuration/locales.ts';
import { sliders } from './configuration/sliders.ts';
import { tableRates } from './configuration/table-rates.ts';
import { taxCategories } from './configuration/tax-categories.ts';
import { taxRates } from './configuration/tax-rates.ts';
import { categories } from './catalogue/categories.ts';
import { attributeFamilies } from './catalogue/attribute-families.ts';
import { attributes } from './catalogue/attributes.ts';
import { groupPrices } from './catalogue/group-prices.ts';
import { mediaCategories } from './catalogue/media-categories.ts';
import { stock } from './catalogue/stock.ts';
import { products } from './catalogue/products.ts';
import { contentTypes } from './content/content-types.ts';
import { searchSynonyms } from './marketing/search-synonyms.ts';
import { searchTerms } from './marketing/search-terms.ts';
import { redirects } from './marketing/redirects.ts';
import type { Resource } from './resource.ts';
import { invoices } from './sales/invoices.ts';
import { orders } from './sales/orders.ts';
import { quotes } from './sales/quotes.ts';
import { refunds } from './sales/refunds.ts';
import { returns } from './sales/returns.ts';
import { shipments } from './sales/shipments.ts';
import { transactions } from './sales/transactions.ts';
import { admins } from './users/admins.ts';
import { customers } from './users/customers.ts';
import { contactRequests } from './users/contact-requests.ts';
import { dataRequests } from './users/data-requests.ts';
import { groups } from './users/groups.ts';
import { roles } from './users/roles.ts';

const THINGS = [
  taxCategories,
  taxRates,
  tableRates,
  inventorySources,
  currencies,
  exchangeRates,
  locales,
  channels,
  sliders,
  contentTypes,
  redirects,
  searchSynonyms,
  searchTerms,
  orders,
  shipments,
  invoices,
  refunds,
  returns,
  transactions,
  quotes,
  categories,
  products,
  attributes,
  attributeFamilies,
  mediaCategories,
  groupPrices,
  stock,
  customers,
  groups,
  dataRequests,
  contactRequests,
  admins,
  roles,
] as const;

type ActionsOfThings = {
  readonly [Thing in (typeof THINGS)[number] as Thing['name']]: Thing['permissions']['actions'];
};

declare module '#core/domain/actor/permission-keys.ts' {
  interface PermissionRegistry {
    readonly things: ActionsOfThings;
  }
}

export const RESOURCES: readonly Resource[] = THINGS;
