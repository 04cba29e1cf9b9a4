/** What stands beside every list of the back office: saved views, the log of what was written, search across all. */
import { activityRoute } from './activity.ts';
import { notificationsRoute, readNotificationsRoute } from './notifications.ts';
import { officeSearchRoute } from './search.ts';
import { destroyViewRoute, storeViewRoute, updateViewRoute, viewsRoute } from './views.ts';

export const OFFICE_ROUTES = {
  'api.admin.views.index': viewsRoute,
  'api.admin.views.store': storeViewRoute,
  'api.admin.views.update': updateViewRoute,
  'api.admin.views.destroy': destroyViewRoute,
  'api.admin.activity.index': activityRoute,
  'api.admin.search': officeSearchRoute,
  'api.admin.notifications.index': notificationsRoute,
  'api.admin.notifications.read': readNotificationsRoute,
} as const;
