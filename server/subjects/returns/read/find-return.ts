import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';

/** A return with the order it belongs to. @throws Refusal `record.unknown` */
export async function findReturn(db: Db, uuid: string) {
  const found = await db
    .selectFrom('rma')
    .innerJoin('sale_order', 'sale_order.id', 'rma.order_id')
    .selectAll('rma')
    .select('sale_order.uuid as order_uuid')
    .where('rma.uuid', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('record.unknown');
  return found;
}
