/**
 * Stock of orders (domain 2.6): units are set aside when an order is placed, and leave their source with a parcel or come
 * back with a cancellation. Rows are locked in one order, so that two buyers of the last piece wait and never deadlock.
 */
import { sql } from 'kysely';

import { anyOf } from '#server/database/any-of.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { StockCause } from '#server/platform/stock/stock-cause.ts';

export interface StockNeed {
  /** Of the order's line. */
  readonly lineId: number;
  /** What is sold: the variant, or the product without one. */
  readonly productId: number;
  readonly quantity: number;
}

interface SourceRow {
  readonly product_id: number;
  readonly source: string;
  readonly free: number;
  readonly back_orders: boolean;
}

export interface Shortage {
  readonly productId: number;
  readonly wanted: number;
  readonly left: number;
}

/** Stock that is left although it is counted as nothing: units below the shop's threshold are not sold. */
export interface ReserveRules {
  readonly outThreshold: number;
}

/**
 * Locks the stock of what is needed and sets the units aside, nearest source of the article's half first (its priority); an
 * article sold on order may go below zero in its first source. An article without stock rows is not counted.
 * @returns what is missing; where something is, nothing was written
 */
export async function reserveStock(
  trx: Trx,
  needs: readonly StockNeed[],
  { outThreshold }: ReserveRules,
): Promise<readonly Shortage[]> {
  const ids = [...new Set(needs.map((need) => need.productId))];
  if (ids.length === 0) return [];
  // counted on the row that is locked: what the view holds of it may be older
  const { rows } = await sql<SourceRow>`
    select s.product_id, s.source,
      case when c.counts then s.quantity - s.reserved else 0 end::int as free, p.back_orders
    from product_stock s join product p on p.id = s.product_id
    join channel_stock c on c.product_id = s.product_id and c.source = s.source
    left join inventory_source i on i.code = s.source
    where s.product_id = ${anyOf(ids, 'bigint')} and p.manage_stock
    order by s.product_id, c.counts desc, coalesce(i.priority, 0), s.source
    for update of s`.execute(trx);
  const free = rows.map((row) => ({ ...row }));
  const taken: { lineId: number; productId: number; source: string; quantity: number }[] = [];
  const missing: Shortage[] = [];
  for (const need of needs) {
    const own = free.filter((row) => row.product_id === need.productId);
    if (own.length === 0) continue;
    const total = own.reduce((sum, row) => sum + row.free, 0);
    const sellable = total <= outThreshold ? 0 : total;
    const isOnOrder = own.some((row) => row.back_orders);
    if (!isOnOrder && sellable < need.quantity) {
      missing.push({ productId: need.productId, wanted: need.quantity, left: Math.max(0, sellable) });
      continue;
    }
    let left = need.quantity;
    for (const row of own) {
      const part = Math.min(left, Math.max(0, row.free));
      if (part === 0) continue;
      taken.push({ lineId: need.lineId, productId: need.productId, source: row.source, quantity: part });
      row.free -= part;
      left -= part;
    }
    const [first] = own;
    if (left > 0 && first) {
      taken.push({ lineId: need.lineId, productId: need.productId, source: first.source, quantity: left });
      first.free -= left;
    }
  }
  if (missing.length > 0 || taken.length === 0) return missing;
  const column = <T>(read: (one: (typeof taken)[number]) => T) => taken.map(read);
  await sql`
    with parts as (
      select * from unnest(
        ${column((one) => one.lineId)}::bigint[], ${column((one) => one.productId)}::bigint[],
        ${column((one) => one.source)}::text[], ${column((one) => one.quantity)}::int[]
      ) as part (line_id, product_id, source, quantity)
    ), noted as (
      insert into stock_reservation (line_id, product_id, source, quantity)
      select line_id, product_id, source, sum(quantity) from parts group by line_id, product_id, source
    )
    update product_stock s set reserved = s.reserved + moved.quantity
    from (select product_id, source, sum(quantity)::int as quantity from parts group by product_id, source) as moved
    where s.product_id = moved.product_id and s.source = moved.source`.execute(trx);
  return [];
}

/** Units that come back to what can be sold, by line: cancelled, or never paid. */
export async function releaseStock(
  trx: Trx,
  lines: readonly { readonly lineId: number; readonly quantity: number }[],
): Promise<void> {
  await takeReserved(trx, lines, async (part) => {
    await sql`update product_stock set reserved = reserved - ${part.quantity}
      where product_id = ${part.productId} and source = ${part.source}`.execute(trx);
  });
}

interface ReservedPart {
  readonly lineId: number;
  readonly productId: number;
  readonly source: string;
  readonly quantity: number;
}

/** Gives up reservations of these lines, `source` first where one is named, and hands each part over. */
async function takeReserved(
  trx: Trx,
  lines: readonly { readonly lineId: number; readonly quantity: number }[],
  handle: (part: ReservedPart) => Promise<void>,
  source?: string,
): Promise<void> {
  const ids = lines.map((line) => line.lineId);
  if (ids.length === 0) return;
  const { rows } = await sql<{ line_id: number; product_id: number; source: string; quantity: number }>`
    select r.line_id, r.product_id, r.source, r.quantity from stock_reservation r
    join product_stock s on s.product_id = r.product_id and s.source = r.source
    where r.line_id = any(${ids}::bigint[])
    order by r.product_id, (r.source = ${source ?? ''}) desc, r.source
    for update of s, r`.execute(trx);
  for (const { lineId, quantity } of lines) {
    let left = quantity;
    for (const row of rows.filter((one) => one.line_id === lineId)) {
      const part = Math.min(left, row.quantity);
      if (part === 0) break;
      left -= part;
      await handle({ lineId, productId: row.product_id, source: row.source, quantity: part });
      await (part === row.quantity
        ? sql`delete from stock_reservation where line_id = ${lineId} and source = ${row.source}`.execute(trx)
        : sql`update stock_reservation set quantity = quantity - ${part}
            where line_id = ${lineId} and source = ${row.source}`.execute(trx));
    }
  }
}

/**
 * Units that leave a source with a parcel: what was set aside there is given up, what was set aside elsewhere is given up
 * there, and the pieces leave the source of the parcel.
 * @returns the products of which the source has too few pieces; then nothing may be kept of the transaction
 */
export async function takeStock(
  trx: Trx,
  source: string,
  lines: readonly { readonly lineId: number; readonly productId: number; readonly quantity: number }[],
  { reason, ref, admin, at }: StockCause,
): Promise<readonly number[]> {
  await takeReserved(
    trx,
    lines,
    async (part) => {
      await sql`update product_stock set reserved = reserved - ${part.quantity}
        where product_id = ${part.productId} and source = ${part.source}`.execute(trx);
    },
    source,
  );
  const short: number[] = [];
  for (const { productId, quantity } of lines.toSorted((a, b) => a.productId - b.productId)) {
    const { rows } = await sql<{ left: number | null }>`
      with moved as (
        insert into stock_movement (product_id, source, delta, reason, ref, admin, at)
        select p.id, s.source, ${-quantity}::int, ${reason}, ${ref}, ${admin}, ${at}::timestamptz
        from product p join product_stock s on s.product_id = p.id
        where p.manage_stock and p.id = ${productId} and s.source = ${source}
        returning left_after
      )
      -- A counted article of which this source has never had a piece has none to give.
      select coalesce((select left_after from moved), -1)::int as left from product p
      where p.id = ${productId} and p.manage_stock
        and exists (select 1 from product_stock s where s.product_id = p.id)`.execute(trx);
    const [row] = rows;
    if (row && (row.left ?? 0) < 0) short.push(productId);
  }
  return short;
}

interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** Pieces that came back whole go to a source again. */
export async function returnStock(
  trx: Trx,
  source: string,
  pieces: readonly Pieces[],
  { reason, ref, admin, at }: StockCause,
): Promise<void> {
  for (const { productId, quantity } of pieces.toSorted((a, b) => a.productId - b.productId)) {
    await sql`
      insert into stock_movement (product_id, source, delta, reason, ref, admin, at)
      select p.id, ${source}, ${quantity}::int, ${reason}, ${ref}, ${admin}, ${at}::timestamptz from product p
      where p.id = ${productId} and p.manage_stock
        and exists (select 1 from product_stock known where known.product_id = p.id)`.execute(trx);
  }
}

/** Pieces of a parcel that was called back: in their source again, and set aside for the lines they belong to. */
export async function takeBack(
  trx: Trx,
  source: string,
  lines: readonly (Pieces & { readonly lineId: number })[],
  cause: StockCause,
): Promise<void> {
  await returnStock(trx, source, lines, cause);
  for (const { lineId, productId, quantity } of lines.toSorted((a, b) => a.productId - b.productId)) {
    await sql`
      with aside as (
        update product_stock s set reserved = s.reserved + ${quantity} from product p
        where p.id = s.product_id and p.manage_stock and s.product_id = ${productId} and s.source = ${source}
        returning s.product_id
      )
      insert into stock_reservation as r (line_id, product_id, source, quantity)
      select ${lineId}, product_id, ${source}, ${quantity} from aside
      on conflict (line_id, source) do update set quantity = r.quantity + excluded.quantity`.execute(trx);
  }
}
