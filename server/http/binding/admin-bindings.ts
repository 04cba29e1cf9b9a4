/** One handler for every named route of the back office: a missing or superfluous one does not compile. */
import { ADMIN_ROUTES, type AdminRouteName, type AdminRoutes } from '#core/contract/admin/routes.ts';
import type { Services } from '#server/services.ts';
import { findTargets, shownBlocks } from '#server/subjects/pages/block-desk.ts';
import { readMenuTargets } from '#server/subjects/menus/menu-targets.ts';
import { readDashboard } from '#server/subjects/dashboard/read-dashboard.ts';

import { adminOf } from '#server/routes/admin-of.ts';
import { brandingBindings } from '#server/subjects/branding/office-routes.ts';
import { customerBindings } from '#server/subjects/customers/office-routes.ts';
import type { Handlers } from '#server/routes/handler.ts';
import { documentBindings } from '#server/subjects/cms/office-routes.ts';
import { officeHandlers } from '#server/routes/office-handlers.ts';
import { fieldBindings, permalinkBindings } from '#server/subjects/permalinks/office-routes.ts';
import { jobBindings } from '#server/routes/failed-job-handlers.ts';
import { linkBindings } from '#server/subjects/links/office-routes.ts';
import { orderBindings } from '#server/subjects/orders/office/routes.ts';
import { quoteBindings } from '#server/subjects/quotes/office/routes.ts';
import { returnBindings } from '#server/subjects/returns/office/routes.ts';
import { settingHandlers } from '#server/subjects/settings/office-routes.ts';

export const adminRoutes: AdminRoutes = ADMIN_ROUTES;

/** Answered from the state of the shop alone, as those of the shop (`bindings.ts`). */
export const CACHEABLE_ADMIN_ROUTES: ReadonlySet<AdminRouteName> = new Set<AdminRouteName>(['api.admin.init']);

export const bindAdminHandlers = (services: Services): Handlers<AdminRoutes> => {
  const { admins, pages, dashboard, office, settings, officeSync, media, documents, personalData } = services;
  return {
    ...admins,
    ...officeSync.online,
    ...media,
    ...brandingBindings(services),
    ...officeHandlers(office),
    ...settingHandlers(settings),
    ...customerBindings(personalData),
    ...orderBindings(services.orders, services.papers),
    ...quoteBindings(services.orders, services.papers),
    ...returnBindings(services.orders, services.papers),
    ...documentBindings(documents),
    ...permalinkBindings(services.upkeep),
    ...linkBindings(services.links),
    ...jobBindings(services),
    ...fieldBindings(services.upkeep),
    'api.admin.menus.targets': () => readMenuTargets(services.db),
    'api.admin.init': () => pages.adminInit(),
    'api.admin.blocks.shown': async (_context, { body }) => shownBlocks(await pages.source(), body),
    'api.admin.blocks.find': async (_context, { body }) => findTargets(await pages.source(), body),
    'api.admin.dashboard': async (context, { query }) => readDashboard(dashboard, await adminOf(context), query),
  };
};
