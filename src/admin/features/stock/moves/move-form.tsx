import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import type { DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import type { StockMoveKind } from '../offered-moves.ts';
import { CorrectMove } from './correct-move.tsx';
import { PlanMove } from './plan-move.tsx';
import { RulesMove } from './rules-move.tsx';
import { TransferMove } from './transfer-move.tsx';

/** The form of the step that is being taken. */
export function MoveForm({ move, ...shared }: DeskMoveProps<StockDesk> & { move: StockMoveKind }) {
  switch (move) {
    case 'correct':
      return <CorrectMove {...shared} />;
    case 'transfer':
      return <TransferMove {...shared} />;
    case 'rules':
      return <RulesMove {...shared} />;
    case 'plan':
      return <PlanMove {...shared} />;
  }
}
