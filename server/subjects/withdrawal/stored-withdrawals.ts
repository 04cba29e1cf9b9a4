import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { withdrawnUnits, type Unit } from '#server/subjects/orders/read/withdrawn-units.ts';

const found = (db: Db | Trx) =>
  db
    .selectFrom('withdrawal')
    .leftJoin('rma', 'rma.id', 'withdrawal.rma_id')
    .select(['withdrawal.uuid', 'withdrawal.order_id', 'withdrawal.lines', 'withdrawal.received_at', 'rma.number']);

type Row = Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirstOrThrow']>>;

const withdrawalOf = ({ uuid, order_id: orderId, lines, received_at: at, number }: Row) => ({
  orderId,
  lines: withdrawnUnits(lines),
  told: { uuid, receivedAt: at.toISOString(), rma: number },
});

type Withdrawal = ReturnType<typeof withdrawalOf>;

export async function findWithdrawal(db: Db | Trx, uuid: string): Promise<Withdrawal | null> {
  const row = await found(db).where('withdrawal.uuid', '=', uuid).executeTakeFirst();
  return row === undefined ? null : withdrawalOf(row);
}

/** Those of an order that count, oldest first. @param order id of its row */
export async function earlierOf(db: Db | Trx, order: number): Promise<Withdrawal[]> {
  const rows = await found(db)
    .where('withdrawal.order_id', '=', order)
    .where('withdrawal.status', '<>', 'declined')
    .orderBy('withdrawal.id')
    .execute();
  return rows.map(withdrawalOf);
}

/** True for the same units of the same lines, in whatever order. */
export function isSameSet(a: readonly Unit[], b: readonly Unit[]): boolean {
  return (
    a.length === b.length && a.every((one) => b.some((it) => it.line === one.line && it.quantity === one.quantity))
  );
}
