import * as v from 'valibot';

import { emptyCart, type CartRecord } from '#core/contract/cart/cart-record.ts';
import { area } from '#core/wire/fields.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';
import type { Person } from '#server/platform/person.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';

import { toCartRecord } from './cart-record.ts';
import { cartsIn } from './cart-unit.ts';
import { readCarts } from './load-cart.ts';

const ofArea = v.looseObject({ area });

/** A person's cart as it is now; an empty one where there is none. */
export async function showCart(db: Db, person: Person | null, of: Area, now: Date): Promise<CartRecord> {
  const carts = person === null ? null : await readCarts(db, person, now);
  return carts?.get(of) ?? emptyCart(of);
}

/** A change of the cart that is called directly answers the cart it leaves. */
export const answerCart = (handler: ChangeHandler): ChangeHandler => ({
  ...handler,
  answerOf: async ({ db, owner: { person, now }, units }, args) => {
    const of = v.parse(ofArea, args).area;
    const held = units === null ? undefined : cartsIn(units).saved().get(of);
    return { cart: held ? toCartRecord(of, held, now) : await showCart(db, person, of, now) };
  },
});
