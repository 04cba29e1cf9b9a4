/**
 * What of an order was withdrawn from and waits for the shop, read from its record and those of its returns: nobody
 * withdraws twice from the same units (law 3: the device offers it, the server refuses it, by the same lines).
 */
import type { OrderRecordLine, OrderWithdrawal } from '#core/contract/orders/order-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';

type Stated = Pick<OrderWithdrawal, 'rma' | 'lines' | 'isDeclined'>;
type Returned = Pick<RmaRecord, 'number' | 'lines'>;
type Line = Pick<OrderRecordLine, 'uuid' | 'isStockable' | 'qtyCanceled' | 'qtyRefunded' | 'qtyRefundedUnshipped'>;

const unitsOf = (lines: readonly { line: string; quantity: number }[] | undefined, uuid: string): number =>
  lines?.find(({ line }) => line === uuid)?.quantity ?? 0;

/** Units of a line that were stated, had not been sent, and are neither cancelled nor refunded yet. */
export function awaitedUnits(line: Line, withdrawals: readonly Stated[], returns: readonly Returned[]): number {
  const stated = withdrawals
    .filter(({ isDeclined }) => !isDeclined)
    .map(({ lines, rma }) => {
      const back = rma === null ? undefined : returns.find(({ number }) => number === rma);
      return unitsOf(lines, line.uuid) - unitsOf(back?.lines, line.uuid);
    });
  const released = line.qtyCanceled + (line.isStockable ? line.qtyRefundedUnshipped : line.qtyRefunded);
  return Math.max(0, stated.reduce((sum, units) => sum + units, 0) - released);
}
