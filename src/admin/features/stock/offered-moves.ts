import type { May } from '#core/contract/admin/pages/menu.ts';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import type { OfferedMoves } from '#src/admin/parts/desk/desk-actions.tsx';

export type StockMoveKind = 'correct' | 'transfer' | 'rules' | 'plan';

/** What somebody may do with the stock of an article. */
export function offeredMoves(desk: StockDesk, may: May): OfferedMoves<StockMoveKind> {
  if (!may('stock.update')) return { next: null, others: [] };
  const canTransfer = desk.sources.length > 0 && desk.quantity > desk.reserved;
  return { next: 'correct', others: canTransfer ? ['rules', 'plan', 'transfer'] : ['rules', 'plan'] };
}
