/** What is in a parcel, for whoever packs and unpacks it (domain 4.4). */
import { sql } from 'kysely';
import * as v from 'valibot';

import { toShip } from '#core/domain/order/quantities.ts';
import type { DeliverySlipModel } from '#server/subjects/documents/models/slips.ts';
import { dayOf } from '#server/platform/settings/clock.ts';

import type { Issuing } from './invoice-model.ts';
import { loadIssuer, senderOf } from './issuer.ts';
import type { LoadedShipment } from './load-shipment.ts';
import { receiverOf } from './order-parties.ts';
import type { PaperOrder } from './paper-order.ts';

const storedOptions = v.array(v.object({ label: v.string(), value: v.string() }));
const storedPackages = v.array(v.looseObject({ weight: v.nullable(v.number()), trackNumber: v.nullable(v.string()) }));

export async function loadSlipModel(
  { db, setting }: Issuing,
  order: PaperOrder,
  { row: shipment, quantities }: LoadedShipment,
): Promise<DeliverySlipModel> {
  const { row } = order;
  const { area, locale } = row;
  const { rows } = await sql<{ name: string }>`
    select name from inventory_source where code = ${shipment.source}`.execute(db);
  const parcels = v.parse(storedPackages, shipment.packages);
  const whole = { trackNumber: shipment.track_number, weight: shipment.total_weight_grams };
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    number: shipment.number,
    issuedAtMs: shipment.created_at.getTime(),
    orderNumber: row.number,
    orderedOn: dayOf(setting, area, row.placed_at),
    sender: senderOf(setting, { area, locale }),
    recipient: receiverOf(order),
    sourceName: rows[0]?.name ?? shipment.source,
    carrier: shipment.carrier_title,
    parcels: parcels.length === 0 ? [whole] : parcels.map(({ weight, trackNumber }) => ({ weight, trackNumber })),
    isPickUp: row.pickup_source !== null,
    lines: order.lines.flatMap((line) => {
      const shipped = quantities.get(line.row.id);
      if (shipped === undefined) return [];
      const details = v.parse(storedOptions, line.row.options).map(({ label, value }) => `${label} ${value}`);
      const { sku: reference, name } = line.row;
      return [{ reference, name, details, ordered: line.qtyOrdered, shipped, remaining: toShip(line) }];
    }),
  };
}
