/**
 * What the shop does offline: every route whose changes may wait on a device, and the lanes, records and states of its
 * subjects. The device's engine and the server are handed this list; neither knows a subject by itself.
 */
import type { InferInput } from 'valibot';
import { profileUpdateRoute } from '#core/contract/account/account.ts';
import {
  addressDefaultRoute,
  addressDestroyRoute,
  addressStoreRoute,
  addressUpdateRoute,
} from '#core/contract/account/addresses.ts';
import {
  accountLane,
  addressesKind,
  profileKind,
  type AddressesRecord,
  type ProfileRecord,
} from '#core/contract/account/customer-records.ts';
import { SHOP_CALLS } from '#core/contract/shop/sync-calls.ts';
import { wishlistKind, type WishlistRecord } from '#core/contract/wishlist/wishlist-record.ts';
import { cartKeepRoute } from '#core/contract/cart/cart-keep.ts';
import { cartMergeRoute } from '#core/contract/guest/merge.ts';
import { cartKind, cartLane, type CartRecord } from '#core/contract/cart/cart-record.ts';
import { cartState } from '#core/contract/cart/cart-state.ts';
import {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart/cart.ts';
import { contactKind, contactLane, type ContactRecord } from '#core/contract/contact/contact-record.ts';
import { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact/contact.ts';
import { couponDestroyRoute } from '#core/contract/cart/coupon.ts';
import { orderKind, type OrderRecord } from '#core/contract/orders/order-record.ts';
import { orderCancelRoute, orderCommentRoute } from '#core/contract/orders/orders.ts';
import {
  groupPricesKind,
  priceListKind,
  type GroupPricesRecord,
  type PriceListRecord,
} from '#core/contract/prices/price-records.ts';
import { quoteKind, type QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { quoteAcceptRoute, quoteDeclineRoute } from '#core/contract/quotes/quote-answer.ts';
import { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quotes/quote-thread.ts';
import { quoteStoreRoute } from '#core/contract/quotes/quotes.ts';
import { rmaImageRoute, rmaStoreRoute } from '#core/contract/returns/rma.ts';
import {
  returnsLane,
  rmaKind,
  rmaReasonsKind,
  type RmaReasonsRecord,
  type RmaRecord,
} from '#core/contract/returns/rma-record.ts';
import { rmaCloseRoute, rmaMessageRoute, rmaReopenRoute } from '#core/contract/returns/rma-thread.ts';
import {
  wishlistClearRoute,
  wishlistDestroyRoute,
  wishlistMoveRoute,
  wishlistStoreRoute,
} from '#core/contract/wishlist/wishlist.ts';
import type { SyncedRecord } from '#core/wire/record.ts';

export const OFFLINE_ROUTES = {
  'api.cart.items.store': cartAddRoute,
  'api.cart.items.update': cartSetQuantityRoute,
  'api.cart.items.destroy': cartRemoveRoute,
  'api.cart.clear': cartClearRoute,
  'api.cart.notices.acknowledge': cartAcknowledgeRoute,
  'api.checkout.quotes.store': quoteStoreRoute,
  'api.contact.store': contactStoreRoute,
  'api.contact.vehicle': contactVehicleRoute,
  'api.cart.keep': cartKeepRoute,
  'api.cart.merge': cartMergeRoute,
  'api.cart.coupon.destroy': couponDestroyRoute,
  'api.orders.cancel': orderCancelRoute,
  'api.orders.comments.store': orderCommentRoute,
  'api.quotes.accept': quoteAcceptRoute,
  'api.quotes.decline': quoteDeclineRoute,
  'api.quotes.cancel': quoteCancelRoute,
  'api.quotes.comments.store': quoteCommentRoute,
  'api.rma.store': rmaStoreRoute,
  'api.rma.images.store': rmaImageRoute,
  'api.rma.messages.store': rmaMessageRoute,
  'api.rma.close': rmaCloseRoute,
  'api.rma.reopen': rmaReopenRoute,
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
/** What a screen hands to `perform`. */
export type OfflineArgs<Name extends OfflineRouteName> = InferInput<OfflineRoutes[Name]['body']>;

export function isOfflineRoute(name: string): name is OfflineRouteName {
  return Object.hasOwn(OFFLINE_ROUTES, name);
}

export const SHOP_OFFLINE = {
  routes: OFFLINE_ROUTES,
  lanes: [cartLane, contactLane, accountLane, returnsLane],
  kinds: [
    cartKind,
    quoteKind,
    orderKind,
    rmaKind,
    rmaReasonsKind,
    contactKind,
    profileKind,
    addressesKind,
    priceListKind,
    groupPricesKind,
    wishlistKind,
  ],
  states: [cartState],
  calls: SHOP_CALLS,
};

/** A record of the shop, as its screens show it. */
export type ShopRecord =
  | CartRecord
  | QuoteRecord
  | OrderRecord
  | RmaRecord
  | RmaReasonsRecord
  | ContactRecord
  | ProfileRecord
  | AddressesRecord
  | PriceListRecord
  | GroupPricesRecord
  | WishlistRecord;

export const isShopRecord = (record: SyncedRecord | undefined): record is ShopRecord =>
  SHOP_OFFLINE.kinds.some((one) => one.is(record));
