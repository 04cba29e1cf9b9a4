/**
 * What became of the units of an order's line (domain 4.2). Whole numbers; `qtyRefundedUnshipped` counts those refunded
 * that had never left the shop.
 */
export interface LineQuantities {
  readonly qtyOrdered: number;
  readonly qtyInvoiced: number;
  readonly qtyShipped: number;
  readonly qtyRefunded: number;
  readonly qtyRefundedUnshipped: number;
  readonly qtyCanceled: number;
  /** Nothing leaves the shop for a line that is not: it counts as shipped when it is invoiced. */
  readonly isStockable: boolean;
}

/** Units that wait to be sent. */
export function toShip(line: LineQuantities): number {
  if (!line.isStockable) return 0;
  return line.qtyOrdered - line.qtyShipped - line.qtyRefundedUnshipped - line.qtyCanceled;
}

/** Units that wait to be invoiced. */
export function toInvoice({ qtyOrdered, qtyInvoiced, qtyCanceled }: LineQuantities): number {
  return qtyOrdered - qtyInvoiced - qtyCanceled;
}

/** Units nothing has happened to yet: neither invoiced, nor sent, nor refunded in place of being sent. */
export function toCancel(line: LineQuantities): number {
  const settled = Math.max(line.qtyInvoiced, line.qtyShipped + line.qtyRefundedUnshipped);
  return line.qtyOrdered - line.qtyCanceled - settled;
}

/** Units invoiced that may be given money back for. */
export function toRefund({ qtyInvoiced, qtyRefunded }: LineQuantities): number {
  return qtyInvoiced - qtyRefunded;
}

/** Units that left the shop and whose money was not given back: what a buyer may still send back. */
export function heldByBuyer(line: LineQuantities): number {
  const sent = line.isStockable ? line.qtyShipped : line.qtyInvoiced;
  return Math.max(0, sent - (line.qtyRefunded - line.qtyRefundedUnshipped));
}

/** The invariant of domain 4.2: no count is below zero, and none says more than was ordered. */
export function areConsistent(line: LineQuantities): boolean {
  const { qtyOrdered, qtyInvoiced, qtyShipped, qtyRefunded, qtyRefundedUnshipped, qtyCanceled } = line;
  const counts = [qtyOrdered, qtyInvoiced, qtyShipped, qtyRefunded, qtyRefundedUnshipped, qtyCanceled];
  return (
    counts.every((count) => Number.isSafeInteger(count) && count >= 0) &&
    qtyInvoiced + qtyCanceled <= qtyOrdered &&
    qtyShipped + qtyRefundedUnshipped + qtyCanceled <= qtyOrdered &&
    qtyRefunded <= qtyInvoiced &&
    qtyRefundedUnshipped <= qtyRefunded &&
    (line.isStockable || (qtyShipped === 0 && qtyRefundedUnshipped === 0))
  );
}

/** What may be done to units of a line. */
export type QuantityChange = 'invoice' | 'ship' | 'unship' | 'cancel' | 'refund';

/** How many units a change may be about. */
export function allowedUnits(line: LineQuantities, change: QuantityChange): number {
  switch (change) {
    case 'invoice':
      return toInvoice(line);
    case 'ship':
      return toShip(line);
    case 'unship':
      // A parcel whose goods were sent back and refunded cannot be called back any more.
      return line.isStockable ? heldByBuyer(line) : 0;
    case 'cancel':
      return toCancel(line);
    case 'refund':
      return toRefund(line);
  }
}

/**
 * Of so many units refunded, those that never leave the shop: as many as were invoiced and not sent, unless `fromBuyer`
 * says how many the buyer sent back.
 */
export function unshippedOf(line: LineQuantities, units: number, fromBuyer = 0): number {
  return Math.max(0, Math.min(toShip(line), toRefund(line) - heldByBuyer(line), units - fromBuyer));
}

/**
 * The line after a change of so many units. Throws a RangeError for more than are allowed: callers refuse first.
 *
 * @param unshipped of units refunded, those that never left the shop
 */
export function withUnits<L extends LineQuantities>(
  line: L,
  change: QuantityChange,
  units: number,
  unshipped = unshippedOf(line, units),
): L {
  if (!Number.isSafeInteger(units) || units < 0 || units > allowedUnits(line, change)) {
    throw new RangeError(`${change}: ${units} units are not allowed`);
  }
  switch (change) {
    case 'invoice':
      return { ...line, qtyInvoiced: line.qtyInvoiced + units };
    case 'ship':
      return { ...line, qtyShipped: line.qtyShipped + units };
    case 'unship':
      return { ...line, qtyShipped: line.qtyShipped - units };
    case 'cancel':
      return { ...line, qtyCanceled: line.qtyCanceled + units };
    case 'refund': {
      if (unshipped < 0 || unshipped > Math.min(units, toShip(line))) {
        throw new RangeError(`refund: ${unshipped} units cannot have stayed in the shop`);
      }
      return {
        ...line,
        qtyRefunded: line.qtyRefunded + units,
        qtyRefundedUnshipped: line.qtyRefundedUnshipped + unshipped,
      };
    }
  }
}
