/** What stands beside every list of the back office, bound to its handlers. */
import type { OFFICE_ROUTES } from '#core/contract/admin/office/routes.ts';
import { readActivity } from '#server/resources/across/activity.ts';
import { searchOffice } from '#server/resources/across/search.ts';
import { savedViews } from '#server/resources/across/views.ts';
import { markRead } from '#server/subjects/notifications/mark-read.ts';
import { readNotifications } from '#server/subjects/notifications/read-notifications.ts';
import type { ResourceDeps } from '#server/routes/resource-handlers.ts';

import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';

export function officeHandlers({ db, clock }: Pick<ResourceDeps, 'db' | 'clock'>): Handlers<typeof OFFICE_ROUTES> {
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
    'api.admin.notifications.index': async (context) => readNotifications(db, await adminOf(context), context.now),
    'api.admin.notifications.read': async (context, { body }) => {
      await markRead(db, await adminOf(context), body, context.now);
      return {};
    },
    'api.admin.search': async (context, { query }) => searchOffice(db, await adminOf(context), query.q),
  };
}
