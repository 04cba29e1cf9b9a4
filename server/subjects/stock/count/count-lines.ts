/** What was found in a count, held against the books (rules S131 to S133). */
import { sql } from 'kysely';

import { countedOf, reconcile, type CountEntry, type Reconciled, type Counted } from '#core/domain/stock/count.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { StoredCount } from './count-row.ts';

export interface CountLine extends Counted, Reconciled {
  readonly product: number;
  readonly article: string;
  readonly sku: string;
  readonly name: string;
  /** The place was counted at a later moment: nothing of it changes. */
  readonly isOvertaken: boolean;
  /** UUIDs of who counted it. */
  readonly who: readonly string[];
}

interface EntryRow {
  readonly product_id: number;
  readonly way: CountEntry['way'];
  readonly pieces: number;
  readonly at: Date;
  readonly admin: string;
}

interface PlaceRow {
  readonly id: number;
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number | null;
  readonly counted_at: Date | null;
}

/** Lines by SKU; in a transaction that has locked the places of these articles what they say stays true. */
export async function readCountLines(
  db: Db | Trx,
  { uuid, source }: Pick<StoredCount, 'uuid' | 'source'>,
): Promise<readonly CountLine[]> {
  const { rows: entries } = await sql<EntryRow>`
    select product_id, way, pieces, at, admin from stock_count_entry where count = ${uuid} order by id`.execute(db);
  const found = byProduct(entries);
  if (found.size === 0) return [];
  const products = [...found.keys()];
  const { rows: places } = await sql<PlaceRow>`
    select p.id, p.uuid, p.sku, p.name, s.quantity, s.counted_at
    from product p left join product_stock s on s.product_id = p.id and s.source = ${source}
    where p.id = any(${products}::bigint[]) order by p.sku`.execute(db);
  const first = entries.reduce((least, { at }) => Math.min(least, at.getTime()), Number.POSITIVE_INFINITY);
  const { rows: moves } = await sql<{ product_id: number; delta: number; at: Date }>`
    select product_id, delta, at from stock_movement
    where product_id = any(${products}::bigint[]) and source = ${source} and reason <> 'count'
      and at > ${new Date(first)}`.execute(db);
  const moved = byProduct(moves);
  return places.flatMap(({ id, uuid: article, sku, name, quantity, counted_at: countedAt }): CountLine[] => {
    const own = found.get(id) ?? [];
    const counted = countedOf(own.map(({ way, pieces, at }) => ({ way, pieces, at: at.getTime() })));
    if (counted === null) return [];
    const held = quantity ?? 0;
    const since = (moved.get(id) ?? []).map(({ delta, at }) => ({ delta, at: at.getTime() }));
    const books = reconcile(counted, held, since);
    const isOvertaken = countedAt !== null && countedAt.getTime() > counted.lastAt;
    return [
      {
        ...counted,
        ...books,
        ...(isOvertaken ? { difference: 0, after: held } : {}),
        product: id,
        article,
        sku,
        name,
        isOvertaken,
        who: [...new Set(own.map(({ admin }) => admin))],
      },
    ];
  });
}

function byProduct<Row extends { readonly product_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const own = found.get(row.product_id);
    if (own === undefined) found.set(row.product_id, [row]);
    else own.push(row);
  }
  return found;
}
