/** Routes of the back office that no subject has: what stands beside every list, failed jobs, and the sync. */
import type { AdminRoutes } from '#core/contract/admin/routes.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { failedJobHandlers } from './failed-job-handlers.ts';
import type { Handlers } from './handler.ts';
import { officeHandlers } from './office-handlers.ts';

export const genericOfficeRoutes = (tools: Pick<ShopTools, 'db' | 'clock'>) =>
  ({ ...officeHandlers(tools), ...failedJobHandlers(tools) }) satisfies Partial<Handlers<AdminRoutes>>;

export type GenericOfficeRoutes = keyof ReturnType<typeof genericOfficeRoutes> | `api.admin.sync.${string}`;
