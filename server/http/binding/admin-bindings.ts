/** One handler for every named route of the back office: a missing or superfluous one does not compile. */
import { ADMIN_ROUTES, type AdminRouteName, type AdminRoutes } from '#core/contract/admin/routes.ts';
import type { Services } from '#server/services.ts';
import { readDashboard } from '#server/subjects/dashboard/read-dashboard.ts';

import { adminOf } from './admin-of.ts';
import { customerBindings } from './customer-bindings.ts';
import type { Handlers } from './bind.ts';
import { officeHandlers } from './office-bindings.ts';
import { settingHandlers } from './setting-bindings.ts';

export const adminRoutes: AdminRoutes = ADMIN_ROUTES;

/** Answered from the state of the shop alone, as those of the shop (`bindings.ts`). */
export const CACHEABLE_ADMIN_ROUTES: ReadonlySet<AdminRouteName> = new Set<AdminRouteName>(['api.admin.init']);

export const bindAdminHandlers = ({ admins, pages, dashboard, office, settings }: Services): Handlers<AdminRoutes> => ({
  ...admins,
  ...officeHandlers(office),
  ...settingHandlers(settings),
  ...customerBindings(office),
  'api.admin.init': () => pages.adminInit(),
  'api.admin.dashboard': async (context, { query }) => readDashboard(dashboard, await adminOf(context), query),
});
