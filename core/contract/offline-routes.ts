/** Every route whose changes may wait on a device: what the outbox can replay and fold. */
import { profileUpdateRoute } from '#core/contract/account.ts';
import {
  addressDefaultRoute,
  addressDestroyRoute,
  addressStoreRoute,
  addressUpdateRoute,
} from '#core/contract/addresses.ts';
import { cartMergeRoute } from '#core/contract/cart-merge.ts';
import {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart.ts';
import { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact.ts';
import { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quote-thread.ts';
import { quoteStoreRoute } from '#core/contract/quotes.ts';
import {
  wishlistClearRoute,
  wishlistDestroyRoute,
  wishlistMoveRoute,
  wishlistStoreRoute,
} from '#core/contract/wishlist.ts';

export const OFFLINE_ROUTES = {
  'api.cart.items.store': cartAddRoute,
  'api.cart.items.update': cartSetQuantityRoute,
  'api.cart.items.destroy': cartRemoveRoute,
  'api.cart.clear': cartClearRoute,
  'api.cart.notices.acknowledge': cartAcknowledgeRoute,
  'api.checkout.quotes.store': quoteStoreRoute,
  'api.contact.store': contactStoreRoute,
  'api.contact.vehicle': contactVehicleRoute,
  'api.cart.merge': cartMergeRoute,
  'api.quotes.cancel': quoteCancelRoute,
  'api.quotes.comments.store': quoteCommentRoute,
  'api.account.profile.update': profileUpdateRoute,
  'api.account.addresses.store': addressStoreRoute,
  'api.account.addresses.update': addressUpdateRoute,
  'api.account.addresses.destroy': addressDestroyRoute,
  'api.account.addresses.default': addressDefaultRoute,
  'api.account.wishlist.store': wishlistStoreRoute,
  'api.account.wishlist.destroy': wishlistDestroyRoute,
  'api.account.wishlist.clear': wishlistClearRoute,
  'api.account.wishlist.move-to-cart': wishlistMoveRoute,
} as const;

export type OfflineRoutes = typeof OFFLINE_ROUTES;
export type OfflineRouteName = keyof OfflineRoutes;

export function isOfflineRoute(name: string): name is OfflineRouteName {
  return Object.hasOwn(OFFLINE_ROUTES, name);
}
