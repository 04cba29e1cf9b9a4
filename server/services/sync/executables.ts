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
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quote-thread.ts';
import { quoteStoreRoute } from '#core/contract/quotes.ts';
import {
  wishlistClearRoute,
  wishlistDestroyRoute,
  wishlistMoveRoute,
  wishlistStoreRoute,
} from '#core/contract/wishlist.ts';
import { addAddress, changeAddress, dropAddress, setDefaultAddress } from '#server/services/accounts/addresses.ts';
import { updateProfile } from '#server/services/accounts/profile.ts';
import {
  acknowledgeNotices,
  addLine,
  clearLines,
  removeLine,
  setLineQuantity,
} from '#server/services/cart/cart-changes.ts';
import { mergeCart } from '#server/services/cart/merge-cart.ts';
import { storeContact, storeVehicleContact } from '#server/services/contacts/store-contact.ts';
import { cancelQuote, storeComment } from '#server/services/quotes/quote-thread.ts';
import { storeQuote } from '#server/services/quotes/store-quote.ts';
import { clearWishes, destroyWish, moveWish, storeWish } from '#server/services/wishlist/store-wishes.ts';

import { cartExecutable, executable, type Executable } from './executable.ts';

export type Executables = { readonly [Name in OfflineRouteName]: Executable<Name> };

/** The one handler of every offline-capable route, run by push and by direct calls alike (design §2). */
export const EXECUTABLES: Executables = {
  'api.cart.items.store': cartExecutable(cartAddRoute, addLine),
  'api.cart.items.update': cartExecutable(cartSetQuantityRoute, setLineQuantity),
  'api.cart.items.destroy': cartExecutable(cartRemoveRoute, removeLine),
  'api.cart.clear': cartExecutable(cartClearRoute, clearLines),
  'api.cart.notices.acknowledge': cartExecutable(cartAcknowledgeRoute, acknowledgeNotices),
  'api.checkout.quotes.store': executable(quoteStoreRoute, storeQuote),
  'api.contact.store': executable(contactStoreRoute, storeContact),
  'api.contact.vehicle': executable(contactVehicleRoute, storeVehicleContact),
  'api.cart.merge': executable(cartMergeRoute, mergeCart),
  'api.quotes.cancel': executable(quoteCancelRoute, cancelQuote),
  'api.quotes.comments.store': executable(quoteCommentRoute, storeComment),
  'api.account.profile.update': executable(profileUpdateRoute, updateProfile),
  'api.account.addresses.store': executable(addressStoreRoute, addAddress),
  'api.account.addresses.update': executable(addressUpdateRoute, changeAddress),
  'api.account.addresses.destroy': executable(addressDestroyRoute, dropAddress),
  'api.account.addresses.default': executable(addressDefaultRoute, setDefaultAddress),
  'api.account.wishlist.store': executable(wishlistStoreRoute, storeWish),
  'api.account.wishlist.destroy': executable(wishlistDestroyRoute, destroyWish),
  'api.account.wishlist.clear': executable(wishlistClearRoute, clearWishes),
  'api.account.wishlist.move-to-cart': executable(wishlistMoveRoute, moveWish),
};
