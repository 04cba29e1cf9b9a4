import { sql } from 'kysely';

import { Refusal } from '#core/contract/refusal.ts';
import type { RouteInput } from '#core/contract/route.ts';
import type {
  wishlistClearRoute,
  wishlistDestroyRoute,
  wishlistMoveRoute,
  wishlistStoreRoute,
} from '#core/contract/wishlist.ts';
import type { Area } from '#core/domain/area.ts';
import type { Money } from '#core/domain/money.ts';
import { MAX_WISHES } from '#core/domain/wishlist.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Article } from '#server/services/cart/articles.ts';
import { addLine, MAX_PRICE } from '#server/services/cart/cart-changes.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

interface NewWish {
  readonly lineKey: string;
  readonly article: Article;
  /** What the person was shown; for display only. */
  readonly price: Money | null;
}

/**
 * Puts an article aside. Vehicles may be, though they are not sold in the cart.
 * @throws Refusal `cart.productUnavailable` when the shop never had it, `wishlist.full`
 */
export async function storeWish(work: ChangeWork, args: RouteInput<typeof wishlistStoreRoute>['body']) {
  const { area, lineKey, snapshot } = args;
  const article = await work.carts.article(lineKey);
  if (!article || article.area !== area) throw new Refusal('cart.productUnavailable', { lineKey });
  const others = await work.trx
    .selectFrom('wish')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', work.person.id)
    .where('area', '=', area)
    .where('line_key', '!=', lineKey)
    .executeTakeFirstOrThrow();
  if (others.count >= MAX_WISHES) throw new Refusal('wishlist.full', { most: MAX_WISHES });
  await insertWishes(work, area, [{ lineKey, article, price: snapshot.price }]);
  return {};
}

export async function destroyWish(work: ChangeWork, args: RouteInput<typeof wishlistDestroyRoute>['body']) {
  await ownWishes(work, args.area).where('line_key', '=', args.lineKey).execute();
  return {};
}

export async function clearWishes(work: ChangeWork, args: RouteInput<typeof wishlistClearRoute>['body']) {
  await ownWishes(work, args.area).execute();
  return {};
}

/**
 * Puts an article into the cart and takes it off the list.
 * @throws Refusal whatever an addition to the cart refuses
 */
export async function moveWish(work: ChangeWork, args: RouteInput<typeof wishlistMoveRoute>['body']) {
  await addLine(work, { ...args, delta: 1 });
  await ownWishes(work, args.area).where('line_key', '=', args.lineKey).execute();
  return {};
}

const ownWishes = ({ trx, person }: ChangeWork, area: Area) =>
  trx.deleteFrom('wish').where('customer_id', '=', person.id).where('area', '=', area);

/** Writes these wishes in their order; one that is there already stays as it is. */
export async function insertWishes(
  { trx, person, now }: Pick<ChangeWork, 'trx' | 'person' | 'now'>,
  area: Area,
  wishes: readonly NewWish[],
): Promise<void> {
  if (wishes.length === 0) return;
  const column = <T>(read: (wish: NewWish) => T) => wishes.map(read);
  await sql`
    insert into wish (customer_id, area, line_key, product_id, variant_id, price_when_added, added_at)
    select ${person.id}, ${area}, wish.key, wish.product, wish.variant, wish.price, ${now}::timestamptz
    from unnest(
      ${column(({ lineKey }) => lineKey)}::text[], ${column(({ article }) => article.productId)}::bigint[],
      ${column(({ article }) => article.variantId)}::bigint[],
      ${column(({ price }) => (price === null || price > MAX_PRICE ? null : numericOf(price)))}::numeric[]
    ) with ordinality as wish (key, product, variant, price, place)
    order by wish.place
    on conflict (customer_id, area, line_key) do nothing`.execute(trx);
}
