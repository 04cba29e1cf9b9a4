/** Parcels leave the shop (domain 4.4): one source each, never more than it holds. */
import { sql } from 'kysely';

import { adminActions } from '#core/domain/order/actions.ts';
import { counterScope, documentNumber, type NumberFormat } from '#core/domain/order/document-number.ts';
import { areUnitsOf, type Units } from '#core/domain/order/order-amounts.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { nextNumber } from '#server/subjects/orders/next-number.ts';
import { takeStock } from '#server/subjects/orders/stock/reserve.ts';

import { carrierOf } from './carrier-of.ts';
import { causeOf } from '../cause-of.ts';
import { countUnits } from '../count-units.ts';
import type { Issued } from '../issue-invoice.ts';
import { buyerIn, type Order, type OrderRow } from '../load-order.ts';
import { reloadOrder, settleStatus } from '../move-order.ts';
import type { OrderWork } from '../order-work.ts';

/** A parcel as it is weighed; sizes in centimetres, weight in grams. */
export interface ParcelFacts {
  readonly weight: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly trackNumber: string | null;
}

export interface ShipRequest {
  /** Code of the place of stock it leaves. */
  readonly source: string;
  /** Units by the UUID of their line; everything left where absent. */
  readonly units?: Units;
  /** Code of a carrier the shop knows, or the name of another; null: what the order's way of delivery is called. */
  readonly carrier: string | null;
  readonly trackNumber: string | null;
  readonly packages: readonly ParcelFacts[];
}

/** No setting says how parcels are numbered: nobody but the shop and its slips read it. */
const FORMAT: NumberFormat = { prefix: 'BL{YYYY}-', length: 6, suffix: '', yearlyReset: true };

/**
 * Sends units of an order. What is fetched in the shop is only set apart: it is said to be ready, and handed over, later.
 * @throws Refusal `order.notAllowed`, `shipment.quantityInvalid`, `record.unknown` for a source that is none, or
 * `stock.short` with the name of the source ("Stock insuffisant dans {source}.")
 */
export async function shipOrder(work: OrderWork, order: Order, request: ShipRequest): Promise<Issued> {
  const { trx, now, ids } = work;
  const { row } = order;
  if (!adminActions(order.facts).ship) throw new Refusal('order.notAllowed', { trigger: 'ship' });
  const sent = unitsToSend(order, request.units);
  const source = await findSource(trx, request.source);
  const short = await takeStock(
    trx,
    request.source,
    sent.flatMap(({ line, count }) => {
      const productId = line.row.variant_id ?? line.row.product_id;
      return productId === null ? [] : [{ lineId: line.row.id, productId, quantity: count }];
    }),
    causeOf(work, row, 'shipment'),
  );
  if (short.length > 0) throw new Refusal('stock.short', { source: source.name });
  const lines = sent.map(({ line, count }) => ({ id: line.row.id, count }));
  await countUnits(trx, 'qty_shipped', lines);
  await settleStatus(work, await reloadOrder(trx, order), 'ship');
  const isFetched = row.pickup_source !== null;
  const number = documentNumber(
    FORMAT,
    await nextNumber(trx, 'shipment', counterScope(FORMAT, now.getTime())),
    now.getTime(),
  );
  const uuid = ids.uuid();
  const carrier = await carrierOf(trx, row, request.carrier, request.trackNumber);
  const { id } = await trx
    .insertInto('shipment')
    .values({
      uuid,
      number,
      order_id: row.id,
      status: isFetched ? 'pending' : 'processing',
      source: request.source,
      carrier_code: carrier.code,
      carrier_title: carrier.title ?? row.shipping_title ?? '',
      track_number: request.trackNumber,
      track_url: isFetched ? null : carrier.link,
      total_weight_grams: weightOf(sent, request.packages),
      packages: JSON.stringify(request.packages),
      shipped_at: isFetched ? null : now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('shipment_line')
    .values(lines.map((line) => ({ shipment_id: id, order_line_id: line.id, quantity: line.count })))
    .execute();
  await tell(work, row, { uuid, isFetched, sourceEmail: source.email });
  return { uuid, number };
}

interface SentUnits {
  readonly line: Order['lines'][number];
  readonly count: number;
}

function unitsToSend(order: Order, units: Units | undefined): readonly SentUnits[] {
  if (units !== undefined && !areUnitsOf(order, units, toShip)) throw new Refusal('shipment.quantityInvalid');
  const sent = order.lines
    .map((line) => ({ line, count: units === undefined ? toShip(line) : (units[line.uuid] ?? 0) }))
    .filter(({ count }) => count > 0);
  if (sent.length === 0) throw new Refusal('shipment.quantityInvalid');
  return sent;
}

/** A place of stock by its code, as the shop lists it or as its articles have it. */
async function findSource(trx: Trx, code: string): Promise<{ name: string; email: string | null }> {
  const { rows } = await sql<{ name: string; email: string | null }>`
    select name, contact_email as email from inventory_source where code = ${code}
    union all
    (select source, null from product_stock where source = ${code} limit 1)`.execute(trx);
  const [found] = rows;
  if (found === undefined) throw new Refusal('record.unknown', { source: code });
  return found;
}

/** In grams: of the parcels as they were weighed, else of what is in them; null where that is not known of all. */
function weightOf(sent: readonly SentUnits[], packages: readonly ParcelFacts[]): number | null {
  const weights =
    packages.length > 0 && packages.every(({ weight }) => weight !== null)
      ? packages.map(({ weight }) => weight)
      : sent.map(({ line, count }) => line.row.weight_grams && line.row.weight_grams * count);
  let sum = 0;
  for (const weight of weights) {
    if (weight === null) return null;
    sum += weight;
  }
  return sum;
}

async function tell(
  work: OrderWork,
  { locale, buyer }: OrderRow,
  { uuid, isFetched, sourceEmail }: { uuid: string; isFetched: boolean; sourceEmail: string | null },
): Promise<void> {
  if (!isFetched) {
    await orderMail(work, { template: 'shipment.sent', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
  } else if (sourceEmail) {
    await orderMail(work, { template: 'shipment.assigned', uuid, to: sourceEmail, locale: 'fr_FR', rank: 'shop' });
  }
}
