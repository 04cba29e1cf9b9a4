import type { WishlistRecord } from '#core/contract/wishlist/wishlist-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { Trx } from '#server/database/transaction.ts';
import { customerPerson } from '#server/platform/person.ts';
import { readArticles } from '#server/subjects/cart/articles/articles.ts';

/** What a customer put aside in these areas, newest first, with the shop's names of now. An area without any is left out. */
export async function readWishlists(
  db: Db | Trx,
  customer: string,
  areas: readonly Area[],
  now: Date,
): Promise<ReadonlyMap<Area, WishlistRecord>> {
  if (areas.length === 0) return new Map();
  const rows = await db
    .selectFrom('wish')
    .select(['area', 'line_key', 'price_when_added', 'added_at'])
    .where('customer_id', '=', customer)
    .where('area', 'in', areas)
    .orderBy('position', 'desc')
    .execute();
  const articles = await readArticles(
    db,
    rows.map((row) => row.line_key),
    { buyer: customerPerson(customer), now },
  );
  return new Map(
    [...groupRows(rows, (row) => row.area)].map(([area, own]) => {
      const wishes = own.flatMap(({ line_key: lineKey, price_when_added: price, added_at: at }) => {
        const entry = articles.get(lineKey)?.entry;
        if (!entry) return [];
        const { product, variant, name, path, image } = entry;
        const shown = { name, path, image, price: price === null ? null : moneyOf(price) };
        return [{ lineKey, product, variant, ...shown, at: at.toISOString() }];
      });
      return [area, { kind: 'wishlist', area, wishes }];
    }),
  );
}
