/** What is asked of the sale of vehicles in the back office. */
import type { VEHICLE_ROUTES } from '#core/contract/admin/products/sale.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { Handlers } from '#server/routes/handler.ts';
import { stepping } from '#server/routes/stepping.ts';

import { readSale } from './read-sale.ts';
import { takeSaleStep } from './sale-step.ts';

export const vehicleOffice = (tools: Pick<ShopTools, 'db' | 'ids'>): Handlers<typeof VEHICLE_ROUTES> => ({
  'api.admin.products.sale': (_context, { params }) => readSale(tools.db, params.uuid),
  'api.admin.products.sale-step': stepping((step, body) => takeSaleStep(tools, step, body)),
});
