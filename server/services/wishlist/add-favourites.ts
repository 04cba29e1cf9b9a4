import type { cartMergeRoute } from '#core/contract/cart-merge.ts';
import type { RouteInput } from '#core/contract/route.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

import { insertWishes } from './store-wishes.ts';

type Brought = Pick<RouteInput<typeof cartMergeRoute>['body'], 'area' | 'favourites'>;

/**
 * Favourites a guest had on the device enter the customer's list (rule S82); what is there already stays as it is, and
 * what the shop never had is left out.
 */
export async function addFavourites(work: ChangeWork, { area, favourites }: Brought): Promise<void> {
  if (favourites.length === 0) return;
  work.carts.expect(favourites.map(({ lineKey }) => lineKey));
  const wishes = [];
  for (const { lineKey, snapshot } of favourites) {
    const article = await work.carts.article(lineKey);
    if (article?.area === area) wishes.push({ lineKey, article, price: snapshot.price });
  }
  await insertWishes(work, area, wishes);
}
