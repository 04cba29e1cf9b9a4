import { sql, type Selectable } from 'kysely';

import type { CartNotice, CartRecord } from '#core/contract/cart/cart-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { CartLineRow } from '#server/database/tables/person-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import { ownerColumn, type Person } from '#server/platform/person.ts';

import { readArticles, type Article } from './articles/articles.ts';
import { readCoupons } from './coupons.ts';
import { toCartRecord } from './cart-record.ts';
import type { HeldLine } from './held-line.ts';

export type LineRecord = Pick<Selectable<CartLineRow>, 'line_key' | 'quantity' | 'seen_price'>;

/** The lines of carts in the order they were added. */
export async function loadLines(
  db: Db | Trx,
  cartIds: readonly number[],
): Promise<(LineRecord & { cart_id: number })[]> {
  if (cartIds.length === 0) return [];
  const { rows } = await sql<LineRecord & { cart_id: number }>`
    select cart_id, line_key, quantity, seen_price from cart_line
    where cart_id = any(${cartIds}::bigint[]) order by position`.execute(db);
  return rows;
}

/**
 * A line with the shop's own facts of now.
 * @throws Error when the article's row is missing, which the tables' references forbid: a line never just disappears
 */
export function holdLine(record: LineRecord, articles: ReadonlyMap<LineKey, Article | undefined>): HeldLine {
  const article = articles.get(record.line_key);
  if (!article) throw new Error('a cart line without its product');
  const { entry, productId, variantId, available, onSale, pieces } = article;
  const seenPrice = moneyOf(record.seen_price);
  return {
    ...entry,
    lineKey: record.line_key,
    quantity: record.quantity,
    productId,
    variantId,
    available,
    onSale,
    seenPrice,
    ...(pieces === undefined ? {} : { pieces }),
  };
}

/** Notices are written by this room alone. */
export function noticesOf(value: unknown): readonly CartNotice[] {
  return Array.isArray(value) ? value : [];
}

/** A person's carts as their devices see them; an area without a cart, or whose cart a customer took over, is left out. */
export async function readCarts(db: Db | Trx, person: Person, now: Date): Promise<ReadonlyMap<Area, CartRecord>> {
  const carts = await db
    .selectFrom('cart')
    .select(['id', 'area', 'notices', 'coupon_uuid'])
    .where(ownerColumn(person), '=', person.id)
    .where('merged_at', 'is', null)
    .orderBy('area')
    .execute();
  const rows = await loadLines(
    db,
    carts.map((cart) => cart.id),
  );
  const articles = await readArticles(
    db,
    rows.map((row) => row.line_key),
    { buyer: person, now },
  );
  const byCart = groupRows(rows, (row) => row.cart_id);
  const coupons = await readCoupons(
    db,
    carts.flatMap((cart) => cart.coupon_uuid ?? []),
    person,
  );
  return new Map(
    carts.map(({ id, area, notices, coupon_uuid: coupon }) => {
      const lines = (byCart.get(id) ?? []).map((row) => holdLine(row, articles));
      const record = toCartRecord(area, { lines, notices: noticesOf(notices) }, now);
      return [area, coupon === null ? record : { ...record, coupon: coupons.get(coupon) ?? null }];
    }),
  );
}
