/** What is asked of the stock of an article beside the list it stands in. */
import { COUNT_ROUTES } from './counts.ts';
import { stockDeskRoute } from './desk.ts';
import {
  correctStockRoute,
  dropArrivalRoute,
  planArrivalRoute,
  receiveArrivalRoute,
  stockRulesRoute,
  transferStockRoute,
} from './moves.ts';

export const STOCK_ROUTES = {
  'api.admin.stock.desk': stockDeskRoute,
  'api.admin.stock.correct': correctStockRoute,
  'api.admin.stock.transfer': transferStockRoute,
  'api.admin.stock.rules': stockRulesRoute,
  'api.admin.stock.arrivals.plan': planArrivalRoute,
  'api.admin.stock.arrivals.receive': receiveArrivalRoute,
  'api.admin.stock.arrivals.drop': dropArrivalRoute,
  ...COUNT_ROUTES,
} as const;
