import { sql } from 'kysely';

import type { LineKey } from '#core/domain/catalogue/product.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { HeldLine } from './held-line.ts';

/** What the rows of a cart must become for it to hold these lines in this order. */
export interface LineWrites {
  readonly gone: readonly LineKey[];
  readonly written: readonly HeldLine[];
}

/**
 * Only what changed is written, so a change costs the same in a long cart as in a short one (law 6). A line taken out
 * and put in again since stands behind the others: its row is made anew, for a row's place in the order is given once.
 */
export function lineWrites(stored: readonly HeldLine[], lines: readonly HeldLine[]): LineWrites {
  const before = new Map(stored.map((line, place) => [line.lineKey, { line, place }]));
  const moved: LineKey[] = [];
  const written: HeldLine[] = [];
  let reached = -1;
  for (const line of lines) {
    const known = before.get(line.lineKey);
    if (known && known.place > reached) {
      reached = known.place;
      if (known.line.quantity !== line.quantity || known.line.seenPrice !== line.seenPrice) written.push(line);
    } else {
      if (known) moved.push(line.lineKey);
      reached = stored.length; // whatever follows a new row stands behind it
      written.push(line);
    }
  }
  const kept = new Set(lines.map((line) => line.lineKey));
  return { gone: [...[...before.keys()].filter((key) => !kept.has(key)), ...moved], written };
}

/** Writes them: at most two statements, however many lines. */
export async function storeLines(trx: Trx, cartId: number, { gone, written }: LineWrites, now: Date): Promise<void> {
  if (gone.length > 0) {
    await sql`delete from cart_line where cart_id = ${cartId} and line_key = any(${gone})`.execute(trx);
  }
  if (written.length === 0) return;
  const column = <T>(read: (line: HeldLine) => T) => written.map(read);
  await sql`
    insert into cart_line (cart_id, line_key, product_id, variant_id, quantity, seen_price, added_at)
    select ${cartId}, line.key, line.product, line.variant, line.quantity, line.price, ${now}
    from unnest(
      ${column((line) => line.lineKey)}::text[], ${column((line) => line.productId)}::bigint[],
      ${column((line) => line.variantId)}::bigint[], ${column((line) => line.quantity)}::int[],
      ${column((line) => numericOf(line.seenPrice))}::numeric[]
    ) with ordinality as line (key, product, variant, quantity, price, place)
    order by line.place
    on conflict (cart_id, line_key) do update set quantity = excluded.quantity, seen_price = excluded.seen_price
  `.execute(trx);
}
