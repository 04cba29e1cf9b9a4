import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/** Counts of a line's units that steps of an order move. */
type UnitColumn = 'qty_invoiced' | 'qty_shipped' | 'qty_refunded' | 'qty_refunded_unshipped' | 'qty_canceled';

export interface LineUnits {
  /** Row of the line. */
  readonly id: number;
  /** Below zero where units come back. */
  readonly count: number;
}

/** Adds units to a count of lines; the table's own checks hold the sums (domain 4.2). */
export async function countUnits(trx: Trx, column: UnitColumn, units: readonly LineUnits[]): Promise<void> {
  const moved = units.filter(({ count }) => count !== 0);
  if (moved.length === 0) return;
  await sql`
    update sale_order_line l set ${sql.ref(column)} = l.${sql.ref(column)} + moved.count
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ count }) => count)}::int[]) as moved (id, count)
    where l.id = moved.id`.execute(trx);
}
