/** Who brings a parcel, and where it is followed. */
import { CARRIER_FACTS, isCarrier, trackingLink, type Carrier } from '#core/domain/shipping/tracking.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { OrderRow } from '../load-order.ts';

export interface ParcelCarrier {
  /** Null for one the shop does not know. */
  readonly code: Carrier | null;
  /** Null: what the order's way of delivery is called. */
  readonly title: string | null;
  readonly link: string | null;
}

/** What a carrier is called, by its code where the shop knows it; another by the name it was given. */
export const carrierTitle = (carrier: string): string => (isCarrier(carrier) ? CARRIER_FACTS[carrier].title : carrier);

/** @param carrier code of a carrier the shop knows, or the name of another; null: the order's own way of delivery */
export async function carrierOf(
  trx: Trx,
  order: OrderRow,
  carrier: string | null,
  trackNumber: string | null,
): Promise<ParcelCarrier> {
  const code = carrier !== null && isCarrier(carrier) ? carrier : null;
  return {
    code,
    title: carrier === null ? null : carrierTitle(carrier),
    link: trackingLink(carrier, trackNumber, await linkTemplate(trx, order, carrier)),
  };
}

/** The link of the order's own way of delivery, where no other carrier took it. */
async function linkTemplate(trx: Trx, { shipping_method: method }: OrderRow, carrier: string | null) {
  if (carrier !== null || !method?.startsWith('tablerate_')) return null;
  const set = await trx
    .selectFrom('table_rate_set')
    .select('tracking_url')
    .where('code', '=', method.slice('tablerate_'.length))
    .executeTakeFirst();
  return set?.tracking_url ?? null;
}
