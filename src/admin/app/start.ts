/** The start-up payload of the back office: where its routes are, and what the shop is called. */
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import { wearColours } from '#src/admin/app/layout/wear-colours.ts';
import { setRouteTable } from '#src/admin/store/route-table.ts';
import { shop } from '#src/admin/store/shop.ts';

export function takeInStart({ routes, branding }: AdminInitPayload): void {
  setRouteTable(routes);
  shop.name = branding.name;
  wearColours(branding.colors, document.documentElement);
  shop.background = branding.images['backgroundAdmin'] ?? null;
}
