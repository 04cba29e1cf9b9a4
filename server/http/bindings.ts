/** One handler for every named route of the contract: a missing or superfluous one does not compile (design §3). */
import { ROUTES, type Routes } from '#core/contract/routes.ts';
import { storeConsent } from '#server/services/consents/store-consent.ts';
import type { Services } from '#server/services/services.ts';

import type { Handlers } from './bind.ts';

export const routes: Routes = ROUTES;

export function bindHandlers(services: Services): Handlers<Routes> {
  const { catalogue, person, pages, db } = services;
  return {
    ...catalogue,
    ...person,
    'api.init': () => pages.init(),
    'api.me': async (context) => ({ customer: null, permissions: [], csrfToken: await context.csrfToken() }),
    'api.visitor.forget': async (context) => {
      await context.forgetVisitor();
      return {};
    },
    'api.get-metadata': (_context, { query }) => pages.metadata(query.url),
    'api.page': (_context, { query }) => pages.page(query.path, query.search),
    'api.consents.store': async (context, { body }) =>
      storeConsent(db, { visitor: await context.visitor(), address: context.address, now: context.now }, body),
  };
}
