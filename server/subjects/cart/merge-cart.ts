/** Two carts in one: what a guest had enters the customer's (rule S82). */
import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import { doubledLines, withDifference } from '#core/domain/cart/cart-merge.ts';
import type { Trx } from '#server/database/transaction.ts';
import { visitorPerson } from '#server/platform/person.ts';

import { readArticles, type Asked } from './articles/articles.ts';
import { noticeOf, settleCart, withNotice, type HeldCart } from './held-line.ts';
import { holdLine, loadLines, noticesOf } from './load-cart.ts';
import { lockCart } from './lock-cart.ts';

/** Both carts in one, settled with the stock of now, and what the person must be told of it. */
export function mergedCart(own: HeldCart, brought: HeldCart, at: string): HeldCart {
  const lines = withDifference(own.lines, [], brought.lines);
  const settled = settleCart({ lines, notices: brought.notices.reduce(withNotice, own.notices) }, at);
  const nameOf = new Map(settled.lines.map((line) => [line.lineKey, line.name]));
  const notices = doubledLines(own.lines, settled.lines)
    .map(({ lineKey, from, to }) =>
      noticeOf({ lineKey, name: nameOf.get(lineKey) ?? '' }, 'cart.lineDoubled', from, to, at),
    )
    .reduce(withNotice, settled.notices);
  return { lines: settled.lines, notices };
}

/**
 * The guest's cart, from now on merged; null when it was before. It is locked, and made where there is none, so that
 * what the guest still sends finds it merged.
 */
export async function takeCart(trx: Trx, visitor: string, area: Area, asked: Asked): Promise<HeldCart | null> {
  const { id, notices, isMerged } = await lockCart(trx, visitorPerson(visitor), area, asked.now);
  if (isMerged) return null;
  await trx.updateTable('cart').set({ merged_at: asked.now }).where('id', '=', id).execute();
  const rows = await loadLines(trx, [id]);
  const articles = await readArticles(
    trx,
    rows.map((row) => row.line_key),
    asked,
  );
  return { lines: rows.map((row) => holdLine(row, articles)), notices: noticesOf(notices) };
}

/** The code the guest had put on the cart comes along; one that the customer has put there stays. */
export async function takeCode(trx: Trx, visitor: string, customer: string, area: Area): Promise<void> {
  await sql`
    update cart as own set coupon_uuid = brought.coupon_uuid from cart as brought
    where own.customer_id = ${customer} and own.area = ${area} and own.coupon_uuid is null
      and brought.visitor_id = ${visitor} and brought.area = ${area}`.execute(trx);
}
