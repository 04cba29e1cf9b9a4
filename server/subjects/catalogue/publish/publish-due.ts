import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';

import { publishPrices } from './publish-prices.ts';
import { publishStock } from './publish-stock.ts';
import { publishSales } from '#server/subjects/catalogue/vehicles/move-sales.ts';

/** Announces what the passing of time has changed: prices that begin or end, stock that shows differently, vehicles sold long ago. */
export async function publishDue(deps: UpkeepDeps): Promise<void> {
  await publishPrices(deps);
  await publishStock(deps);
  await publishSales(deps);
}
