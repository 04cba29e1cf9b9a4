import type { StockReason } from '#core/domain/stock/movement.ts';

/** Why stock moves, and by whom: stands in its movements (rule O28 of docs/sale.md). */
export interface StockCause {
  readonly reason: StockReason;
  /** Number or UUID of what it belongs to. */
  readonly ref: string | null;
  /** Who of the back office; null for the shop itself. */
  readonly admin: string | null;
  readonly at: Date;
}
