/** The whole contract: what the server binds, one handler per name. Only the server and tests read it whole. */
import { OFFLINE_ROUTES, type OfflineRoutes } from '#core/contract/offline-routes.ts';
import { ONLINE_ROUTES, type OnlineRoutes } from '#core/contract/online-routes.ts';

export const ROUTES = { ...ONLINE_ROUTES, ...OFFLINE_ROUTES } as const;
export type Routes = OnlineRoutes & OfflineRoutes;
export type RouteName = keyof Routes;
