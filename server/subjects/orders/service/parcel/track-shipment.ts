import { Refusal } from '#core/wire/refusal.ts';
import { carrierOf } from './carrier-of.ts';
import type { Order } from '../load-order.ts';
import type { OrderWork } from '../order-work.ts';

/**
 * Says by whom a parcel goes and under which number, where it was not known as it left. It tells no mail: the buyer reads
 * it on their order.
 * @param carrier null: as before
 * @throws Refusal `record.unknown`, `order.notAllowed` for a parcel that was called back
 */
export async function trackShipment(
  { trx }: Pick<OrderWork, 'trx'>,
  { row: order }: Order,
  uuid: string,
  { carrier, trackNumber }: { readonly carrier: string | null; readonly trackNumber: string | null },
): Promise<void> {
  const own = trx.selectFrom('shipment').selectAll().where('uuid', '=', uuid).where('order_id', '=', order.id);
  const found = await own.executeTakeFirst();
  if (found === undefined) throw new Refusal('record.unknown');
  if (found.status === 'canceled') throw new Refusal('order.notAllowed', { from: found.status, trigger: 'ship' });
  const meant = carrier ?? found.carrier_code;
  const { code, title, link } = await carrierOf(trx, order, meant, trackNumber);
  await trx
    .updateTable('shipment')
    .set({
      track_number: trackNumber,
      track_url: order.pickup_source === null ? link : null,
      ...(carrier === null ? {} : { carrier_code: code, carrier_title: title ?? found.carrier_title }),
    })
    .where('id', '=', found.id)
    .execute();
}
