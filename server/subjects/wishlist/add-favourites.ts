import type { cartMergeRoute } from '#core/contract/guest/merge.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { insertWishes } from './store-wishes.ts';

type Brought = Pick<RouteInput<typeof cartMergeRoute>['body'], 'area' | 'favourites'>;

/**
 * Favourites a guest had on the device enter the customer's list (rule S82); what is there already stays as it is, and
 * what the shop never had is left out.
 */
export async function addFavourites(context: ChangeContext, { area, favourites }: Brought): Promise<void> {
  if (favourites.length === 0) return;
  const carts = cartsIn(context.units);
  carts.expect(favourites.map(({ lineKey }) => lineKey));
  const wishes = [];
  for (const { lineKey, snapshot } of favourites) {
    const article = await carts.article(lineKey);
    if (article?.area === area) wishes.push({ lineKey, article, price: snapshot.price });
  }
  await insertWishes(context, area, wishes);
}
