/** The states of a shipment (specification §4, design §10): "À préparer", "Expédiée", "Livrée", "Annulée" (domain 4.4). */
export const SHIPMENT_STATUSES = ['pending', 'processing', 'completed', 'canceled'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** A parcel may be said to have arrived without having been said to leave: it was fetched, or nobody told. */
const MOVES: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: ['processing', 'completed', 'canceled'],
  processing: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return MOVES[from].includes(to);
}

/**
 * The instant in ms from which time for withdrawal and returns counts: the last parcel received (domain 4.4). Null while
 * one is under way, or something still has to be sent.
 */
export function lastReceivedAt(
  shipments: readonly { readonly status: ShipmentStatus; readonly deliveredAtMs: number | null }[],
  isAllShipped: boolean,
): number | null {
  const sent = shipments.filter(({ status }) => status !== 'canceled');
  if (!isAllShipped || sent.length === 0) return null;
  let last = 0;
  for (const { deliveredAtMs } of sent) {
    if (deliveredAtMs === null) return null;
    last = Math.max(last, deliveredAtMs);
  }
  return last;
}
