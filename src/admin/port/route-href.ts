import type { OfficeRouteName } from '#src/admin/api/admin-routes.ts';
import { routeTable } from '#src/admin/store/route-table.ts';
import { urlOf, type UrlParams } from '#src/api/route-table.ts';

/** Address of a named route that is opened, not called: a file. Null as long as the shop has not said where its routes are. */
export function routeHref(name: OfficeRouteName, params: UrlParams = {}): string | null {
  const table = routeTable();
  const route = Object.hasOwn(table, name) ? table[name] : undefined;
  return route === undefined ? null : urlOf(route, params);
}
