/** One handler for every named route of the contract: a missing or superfluous one does not compile (design §3). */
import { OFFICE_OFFLINE_ROUTES } from '#core/contract/admin/offline-routes.ts';
import { OFFLINE_ROUTES } from '#core/contract/offline-routes.ts';
import { ONLINE_ROUTES, type OnlineRoutes } from '#core/contract/online-routes.ts';
import { realmOf } from '#core/wire/route.ts';
import { storeConsent } from '#server/subjects/consent/store-consent.ts';
import { countSearch } from '#server/subjects/search/count-search.ts';
import { orderDocument } from '#server/subjects/orders/order-document.ts';
import type { Services } from '#server/services.ts';

import type { Handlers } from '#server/routes/handler.ts';
import type { OfflineBinding } from './bind.ts';

export const routes: OnlineRoutes = ONLINE_ROUTES;

/**
 * Routes answered from the state of the catalogue and their address alone: everybody gets the same answer until the
 * state moves, so each is made once (decision 14).
 */
export const CACHEABLE_ROUTES: ReadonlySet<keyof OnlineRoutes> = new Set<keyof OnlineRoutes>([
  'api.init',
  'api.page',
  'api.get-metadata',
  'api.products.index',
  'api.products.show',
  'api.products.related',
  'api.attribute-families.index',
  'api.categories.index',
  'api.categories.tree',
  'api.categories.show',
  'api.categories.filters',
  'api.search',
  'api.search.suggest',
  'api.contents.index',
  'api.contents.show',
  'api.menus.show',
  'api.sliders.show',
]);

export function bindHandlers(services: Services): Handlers<OnlineRoutes> {
  const { catalogue, cart, sync, account, pages, payments, db } = services;
  return {
    ...catalogue,
    ...cart,
    ...sync.online,
    ...account,
    ...payments,
    ...services.returns,
    ...services.quotes,
    ...services.withdrawal,
    ...services.newsletter,
    ...services.stockAlerts,
    'api.orders.documents.show': orderDocument(services.papers),
    'api.init': () => pages.init(),
    'api.visitor.forget': async (context) => {
      await context.forgetVisitor();
      return {};
    },
    'api.get-metadata': (_context, { query }) => pages.metadata(query.url, query),
    'api.page': (_context, { query }) => pages.page(query.path, query.search, query.locale),
    'api.search.asked': async ({ now }, { query }) => {
      await countSearch({ db, pages }, query, now);
      return {};
    },
    'api.consents.store': async (context, { body }) =>
      storeConsent(db, { visitor: await context.visitor(), address: context.address, now: context.now }, body),
  };
}

/** Changes called directly: the handlers of their subjects, as in a push. */
export const bindOffline = ({ sync, officeSync }: Services): OfflineBinding => ({
  routes: { ...OFFLINE_ROUTES, ...OFFICE_OFFLINE_ROUTES },
  answer: (route, context, { body }) =>
    (realmOf({ name: route }) === 'admin' ? officeSync : sync).direct(route, context, body),
});
