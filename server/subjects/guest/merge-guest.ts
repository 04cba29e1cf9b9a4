import type { cartMergeRoute } from '#core/contract/guest/merge.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { MAX_MERGED_LINES } from '#core/domain/cart/cart.ts';
import { fitting } from '#server/subjects/cart/cart-changes.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { mergedCart, takeCart, takeCode } from '#server/subjects/cart/merge-cart.ts';
import { attachQuotes } from '#server/subjects/quotes/attach-quotes.ts';
import { addFavourites } from '#server/subjects/wishlist/add-favourites.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

type MergeArgs = RouteInput<typeof cartMergeRoute>['body'];

/**
 * The cart of the guest who signed in enters the customer's, and is marked as merged in the same transaction: asked
 * again, by another tab or device, nothing moves (rule S82). Lines both carts held are added up and told; stock clamps
 * as ever. The code of the guest's cart comes along. Requests of the guest under the account's own address come along.
 * @throws Refusal `permission.missing` for a guest somebody else signed in from, `cart.full` for more than two full carts
 */
export async function mergeGuest(context: ChangeContext, args: MergeArgs) {
  const { trx, person, now } = context;
  const { area, visitor } = args;
  const guest = await trx.selectFrom('visitor').select('customer_id').where('id', '=', visitor).executeTakeFirst();
  if (guest && guest.customer_id !== person.id) throw new Refusal('permission.missing');
  await addFavourites(context, args);
  // The shop has forgotten this guest: what it knew of it is gone, what the device knew came with the change.
  const brought = guest ? await takeCart(trx, visitor, area, { buyer: person, now }) : null;
  if (brought === null) return { merged: false };
  const carts = cartsIn(context.units);
  const own = await carts.open(area);
  const merged = mergedCart(own, brought, now.toISOString());
  carts.save(area, { ...merged, lines: fitting(own.lines, merged.lines, MAX_MERGED_LINES) });
  await takeCode(trx, visitor, person.id, area);
  for (const key of await attachQuotes(trx, visitor, person.id)) context.touch(key);
  return { merged: true };
}
