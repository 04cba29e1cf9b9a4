/** Where the named routes of the back office are, as its start-up payload says. */
import type { RouteTable } from '#src/api/route-table.ts';

/** The one address that is known before the table has come (specification §7). */
const FIRST: RouteTable = { 'api.admin.init': { uri: 'api/init-vue', methods: ['GET'] } };

let table: RouteTable = FIRST;

export const routeTable = (): RouteTable => table;

export function setRouteTable(routes: RouteTable): void {
  table = { ...routes, ...FIRST };
}
