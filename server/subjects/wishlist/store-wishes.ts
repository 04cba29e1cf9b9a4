import { sql } from 'kysely';

import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type {
  wishlistClearRoute,
  wishlistDestroyRoute,
  wishlistMoveRoute,
  wishlistStoreRoute,
} from '#core/contract/wishlist/wishlist.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Money } from '#core/domain/price/money.ts';
import { MAX_WISHES } from '#core/domain/wishlist/wishlist.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Article } from '#server/subjects/cart/articles/articles.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { addLine, MAX_PRICE } from '#server/subjects/cart/cart-changes.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

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
export async function storeWish(context: ChangeContext, args: RouteInput<typeof wishlistStoreRoute>['body']) {
  const { area, lineKey, snapshot } = args;
  const article = await cartsIn(context.units).article(lineKey);
  if (!article || article.area !== area) throw new Refusal('cart.productUnavailable', { lineKey });
  const others = await context.trx
    .selectFrom('wish')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', context.person.id)
    .where('area', '=', area)
    .where('line_key', '!=', lineKey)
    .executeTakeFirstOrThrow();
  if (others.count >= MAX_WISHES) throw new Refusal('wishlist.full', { most: MAX_WISHES });
  await insertWishes(context, area, [{ lineKey, article, price: snapshot.price }]);
  return {};
}

export async function destroyWish(context: ChangeContext, args: RouteInput<typeof wishlistDestroyRoute>['body']) {
  await ownWishes(context, args.area).where('line_key', '=', args.lineKey).execute();
  return {};
}

export async function clearWishes(context: ChangeContext, args: RouteInput<typeof wishlistClearRoute>['body']) {
  await ownWishes(context, args.area).execute();
  return {};
}

/**
 * Puts an article into the cart and takes it off the list.
 * @throws Refusal whatever an addition to the cart refuses
 */
export async function moveWish(context: ChangeContext, args: RouteInput<typeof wishlistMoveRoute>['body']) {
  await addLine(context, { ...args, delta: 1 });
  await ownWishes(context, args.area).where('line_key', '=', args.lineKey).execute();
  return {};
}

const ownWishes = ({ trx, person }: ChangeContext, area: Area) =>
  trx.deleteFrom('wish').where('customer_id', '=', person.id).where('area', '=', area);

/** Writes these wishes in their order; one that is there already stays as it is. */
export async function insertWishes(
  { trx, person, now }: Pick<ChangeContext, 'trx' | 'person' | 'now'>,
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
