import {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart.ts';
import { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact.ts';
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import { quoteStoreRoute } from '#core/contract/quotes.ts';
import {
  acknowledgeNotices,
  addLine,
  clearLines,
  removeLine,
  setLineQuantity,
} from '#server/services/cart/cart-changes.ts';
import { storeContact, storeVehicleContact } from '#server/services/contacts/store-contact.ts';
import { storeQuote } from '#server/services/quotes/store-quote.ts';

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
};
