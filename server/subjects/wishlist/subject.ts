import { sql } from 'kysely';

import { rowsOf } from '#server/platform/personal/personal-rows.ts';
import {
  wishlistClearRoute,
  wishlistDestroyRoute,
  wishlistMoveRoute,
  wishlistStoreRoute,
} from '#core/contract/wishlist/wishlist.ts';
import { wishlistKind } from '#core/contract/wishlist/wishlist-record.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { readWishlists } from './read-wishes.ts';
import { clearWishes, destroyWish, moveWish, storeWish } from './store-wishes.ts';

export const wishlist = {
  handlers: {
    'api.account.wishlist.store': changeHandler(wishlistStoreRoute, storeWish),
    'api.account.wishlist.destroy': changeHandler(wishlistDestroyRoute, destroyWish),
    'api.account.wishlist.clear': changeHandler(wishlistClearRoute, clearWishes),
    'api.account.wishlist.move-to-cart': changeHandler(wishlistMoveRoute, moveWish),
  },
  readers: [
    {
      kind: wishlistKind.kind,
      customersOnly: true,
      // An empty list has no rows of its own.
      mayBeGone: true,
      read: async (trx, person, wanted, now) => {
        const areas = AREAS.filter((area) => wanted === 'all' || wanted.includes(area));
        const lists = await readWishlists(trx, person.id, areas, now);
        return new Map([...lists].map(([area, record]) => [wishlistKind.key(area), record]));
      },
    },
  ],
  forget: async (trx, { customer }) => {
    if (customer !== null) await trx.deleteFrom('wish').where('customer_id', '=', customer).execute();
  },
  personal: {
    favourites: ({ customer }) => rowsOf('wish', sql`t.customer_id = ${customer}`),
  },
} as const satisfies Subject;
