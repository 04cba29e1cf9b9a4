import { sql } from 'kysely';

import type { cartMergeRoute } from '#core/contract/cart-merge.ts';
import type { DocumentKey } from '#core/contract/offline.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteInput } from '#core/contract/route.ts';
import type { Area } from '#core/domain/area.ts';
import { doubledLines, withDifference } from '#core/domain/cart-merge.ts';
import type { Trx } from '#server/database/transaction.ts';
import { visitorPerson } from '#server/services/person.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';
import { addFavourites } from '#server/services/wishlist/add-favourites.ts';

import { readArticles } from './articles.ts';
import { noticeOf, settleCart, withNotice, type HeldCart } from './held-line.ts';
import { holdLine, loadLines, noticesOf } from './load-cart.ts';
import { lockCart } from './lock-cart.ts';

type MergeArgs = RouteInput<typeof cartMergeRoute>['body'];

/**
 * The cart of the guest who signed in enters the customer's, and is marked as merged in the same transaction: asked
 * again, by another tab or device, nothing moves (rule S82). Lines both carts held are added up and told; stock clamps
 * as ever. Requests of the guest under the account's own address come along.
 * @throws Refusal `permission.missing` for a guest somebody else signed in from
 */
export async function mergeCart(work: ChangeWork, args: MergeArgs) {
  const { trx, person, now } = work;
  const { area, visitor } = args;
  const guest = await trx.selectFrom('visitor').select('customer_id').where('id', '=', visitor).executeTakeFirst();
  if (guest && guest.customer_id !== person.id) throw new Refusal('permission.missing');
  await addFavourites(work, args);
  // The shop has forgotten this guest: what it knew of it is gone, what the device knew came with the change.
  const brought = guest ? await takeCart(trx, visitor, area, now) : null;
  if (brought === null) return { merged: false };
  const own = await work.carts.open(area);
  work.carts.save(area, mergedCart(own, brought, now.toISOString()));
  for (const key of await attachQuotes(trx, visitor, person.id)) work.touch(key);
  return { merged: true };
}

/** Both carts in one, settled with the stock of now, and what the person must be told of it. */
function mergedCart(own: HeldCart, brought: HeldCart, at: string): HeldCart {
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
async function takeCart(trx: Trx, visitor: string, area: Area, now: Date): Promise<HeldCart | null> {
  const { id, notices, isMerged } = await lockCart(trx, visitorPerson(visitor), area, now);
  if (isMerged) return null;
  await trx.updateTable('cart').set({ merged_at: now }).where('id', '=', id).execute();
  const rows = await loadLines(trx, [id]);
  const articles = await readArticles(
    trx,
    rows.map((row) => row.line_key),
    now,
  );
  return { lines: rows.map((row) => holdLine(row, articles)), notices: noticesOf(notices) };
}

/** A guest's requests under the address of the account belong to it from now on (domain 5.2). */
export async function attachQuotes(trx: Trx, visitor: string, customer: string): Promise<DocumentKey[]> {
  const { rows } = await sql<{ uuid: string }>`
    update quote set customer_id = customer.id from customer
    where customer.id = ${customer} and quote.visitor_id = ${visitor} and quote.customer_id is null
      and quote.contact ->> 'email' = customer.email
    returning quote.uuid`.execute(trx);
  return rows.map(({ uuid }) => `quote:${uuid}` as const);
}
