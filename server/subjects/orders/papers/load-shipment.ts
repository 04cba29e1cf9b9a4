import type { Selectable } from 'kysely';

import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { ShipmentRow } from '#server/database/tables/sale/fulfilment-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { PaperOrder } from './paper-order.ts';

export interface LoadedShipment {
  readonly row: Selectable<ShipmentRow>;
  /** Units by the row of their line. */
  readonly quantities: ReadonlyMap<number, number>;
}

/** A shipment of this order, or null. */
export async function findShipment(db: Db | Trx, order: PaperOrder, uuid: string): Promise<LoadedShipment | null> {
  const row = await db
    .selectFrom('shipment')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('order_id', '=', order.row.id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const lines = await db.selectFrom('shipment_line').selectAll().where('shipment_id', '=', row.id).execute();
  return { row, quantities: new Map(lines.map((line) => [line.order_line_id, line.quantity])) };
}

/** @throws Refusal `record.unknown`, also for one of another order */
export async function shipmentOf(db: Db | Trx, order: PaperOrder, uuid: string): Promise<LoadedShipment> {
  const found = await findShipment(db, order, uuid);
  if (found === null) throw new Refusal('record.unknown');
  return found;
}
