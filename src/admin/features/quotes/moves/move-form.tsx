import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import type { DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import type { QuoteMoveKind } from '../offered-moves.ts';
import { ProposeMove } from '../propose/propose-move.tsx';
import { EndMove } from './end-move.tsx';
import { ReviewMove } from './review-move.tsx';

/** The form of the step that is being taken. */
export function MoveForm({ move, ...shared }: DeskMoveProps<QuoteDesk> & { move: QuoteMoveKind }) {
  switch (move) {
    case 'review':
      return <ReviewMove {...shared} />;
    case 'propose':
      return <ProposeMove {...shared} />;
    case 'refuse':
    case 'cancel':
      return <EndMove {...shared} kind={move} />;
  }
}
