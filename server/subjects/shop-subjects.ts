/** The subjects of the shop: a new one is a line here. */
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { PersonalSections } from '#server/platform/personal/personal-rows.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';

import { account } from './account/subject.ts';
import { admins } from './admins/subject.ts';
import { cart } from './cart/subject.ts';
import { cms } from './cms/subject.ts';
import { consent } from './consent/subject.ts';
import { contact } from './contact/subject.ts';
import { customers } from './customers/subject.ts';
import { guest } from './guest/subject.ts';
import { links } from './links/subject.ts';
import { media } from './media/subject.ts';
import { newsletter } from './newsletter/subject.ts';
import { orderCalls, orders } from './orders/subject.ts';
import { payments } from './payments/subject.ts';
import { prices } from './prices/subject.ts';
import { quotes } from './quotes/subject.ts';
import { returns } from './returns/subject.ts';
import { search } from './search/subject.ts';
import { stock } from './stock/subject.ts';
import type { AfterOrder, Subject } from './subject.ts';
import { withdrawal } from './withdrawal/subject.ts';
import { wishlist } from './wishlist/subject.ts';

export const SHOP_SUBJECTS: readonly Subject[] = [
  cart,
  prices,
  quotes,
  { ...orders, calls: orderCalls(afterOrder) },
  payments,
  returns,
  withdrawal,
  contact,
  account,
  customers,
  admins,
  wishlist,
  guest,
  consent,
  newsletter,
  media,
  cms,
  links,
  search,
  stock,
];

/** Whatever places an order tells every subject of it. */
export async function afterOrder(...told: Parameters<AfterOrder>): Promise<void> {
  for (const subject of SHOP_SUBJECTS) await subject.afterOrder?.(...told);
}

/** Everything the shop holds of a customer, subject by subject. */
export const PERSONAL_SECTIONS: PersonalSections = Object.assign(
  {},
  ...SHOP_SUBJECTS.map(({ personal = {} }) => personal),
);

/** The one handler of every offline-capable route, run by push and by direct calls alike: a forgotten one does not compile. */
export const CHANGE_HANDLERS: Readonly<Record<OfflineRouteName, ChangeHandler>> = {
  ...cart.handlers,
  ...quotes.handlers,
  ...orders.handlers,
  ...returns.handlers,
  ...contact.handlers,
  ...account.handlers,
  ...wishlist.handlers,
  ...guest.handlers,
};
