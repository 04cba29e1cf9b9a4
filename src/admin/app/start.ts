/** The start-up payload of the back office: where its routes are, and what the shop is called. */
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import type { RouteTable } from '#src/api/route-table.ts';
import { wearColours } from '#src/admin/app/layout/wear-colours.ts';
import { shop } from '#src/admin/store/shop.ts';

/** The one address that is known before the table has come (specification §7). */
const FIRST: RouteTable = { 'api.admin.init': { uri: 'api/init-vue', methods: ['GET'] } };

let table: RouteTable = FIRST;

export const routeTable = (): RouteTable => table;

export function takeInStart({ routes, branding }: AdminInitPayload): void {
  table = { ...routes, ...FIRST };
  shop.name = branding.name;
  wearColours(branding.colors, document.documentElement);
  shop.background = branding.images['backgroundAdmin'] ?? null;
}
