import type { StockReason } from '#core/domain/stock/movement.ts';
import type { StockCause } from '#server/platform/stock/stock-cause.ts';
import type { OrderRow } from './load-order.ts';
import type { OrderWork } from './order-work.ts';

/** Why a step of an order moves stock: by whoever of the back office takes it. */
export const causeOf = (
  { by, now }: Pick<OrderWork, 'by' | 'now'>,
  { number }: Pick<OrderRow, 'number'>,
  reason: StockReason,
): StockCause => ({ reason, ref: number, admin: by.kind === 'admin' ? by.id : null, at: now });
