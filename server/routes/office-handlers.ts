/** What stands beside every list of the back office. */
import type { OFFICE_ROUTES } from '#core/contract/admin/office/routes.ts';
import { readActivity } from '#server/resources/across/activity.ts';
import { searchOffice } from '#server/resources/across/search.ts';
import { savedViews } from '#server/resources/across/views.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { adminOf } from './admin-of.ts';
import type { Handlers } from './handler.ts';

/** Notices are those of subjects. */
type OwnRoutes = Omit<typeof OFFICE_ROUTES, `api.admin.notifications.${string}`>;

export function officeHandlers({ db, clock }: Pick<ShopTools, 'db' | 'clock'>): Handlers<OwnRoutes> {
  const views = savedViews({ db, clock });
  return {
    'api.admin.views.index': async (context, { query }) => views.index(await adminOf(context), query.resource),
    'api.admin.views.store': async (context, { body }) => views.store(await adminOf(context), body),
    'api.admin.views.update': async (context, { params, body }) =>
      views.update(await adminOf(context), { ...params, ...body }),
    'api.admin.views.destroy': async (context, { params, body }) => {
      await views.destroy(await adminOf(context), { ...params, ...body });
      return {};
    },
    'api.admin.activity.index': async (context, { query }) => readActivity(db, await adminOf(context), query),
    'api.admin.search': async (context, { query }) => searchOffice(db, await adminOf(context), query.q),
  };
}
