/** The routes of every managed thing by name: `api.admin.inventory-sources.index`… */
import { RESOURCES } from '#core/resources/all.ts';
import { hasRoute, routesOf } from '#core/resources/resource-routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';

export const RESOURCE_ROUTES: Readonly<Record<string, RouteDefinition>> = Object.fromEntries(
  RESOURCES.flatMap((one) =>
    Object.entries(routesOf(one)).flatMap(([action, route]) => (hasRoute(one, action) ? [[route.name, route]] : [])),
  ),
);
