/** The subjects of the shop: a new one is a line here. */
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';

import { account } from './account/subject.ts';
import { cart } from './cart/subject.ts';
import { contact } from './contact/subject.ts';
import { guest } from './guest/subject.ts';
import { quotes } from './quotes/subject.ts';
import type { Subject } from './subject.ts';
import { wishlist } from './wishlist/subject.ts';

export const SHOP_SUBJECTS: readonly Subject[] = [cart, quotes, contact, account, wishlist, guest];

/** The one handler of every offline-capable route, run by push and by direct calls alike: a forgotten one does not compile. */
export const CHANGE_HANDLERS: Readonly<Record<OfflineRouteName, ChangeHandler>> = {
  ...cart.handlers,
  ...quotes.handlers,
  ...contact.handlers,
  ...account.handlers,
  ...wishlist.handlers,
  ...guest.handlers,
};
