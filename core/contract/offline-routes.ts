/** Every route whose changes may wait on a device: what the outbox can replay and fold. */
import {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart.ts';
import { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact.ts';
import { quoteStoreRoute } from '#core/contract/quotes.ts';

export const OFFLINE_ROUTES = {
  'api.cart.items.store': cartAddRoute,
  'api.cart.items.update': cartSetQuantityRoute,
  'api.cart.items.destroy': cartRemoveRoute,
  'api.cart.clear': cartClearRoute,
  'api.cart.notices.acknowledge': cartAcknowledgeRoute,
  'api.checkout.quotes.store': quoteStoreRoute,
  'api.contact.store': contactStoreRoute,
  'api.contact.vehicle': contactVehicleRoute,
} as const;

export type OfflineRoutes = typeof OFFLINE_ROUTES;
export type OfflineRouteName = keyof OfflineRoutes;

export function isOfflineRoute(name: string): name is OfflineRouteName {
  return Object.hasOwn(OFFLINE_ROUTES, name);
}
