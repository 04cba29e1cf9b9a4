import type { productStockRoute } from '#core/contract/admin/products/beside.ts';
import type { RouteAnswer } from '#core/wire/route.ts';

/** A place in which pieces of a product or of one of its variants lie. */
export type StockPlace = RouteAnswer<typeof productStockRoute>[number];
