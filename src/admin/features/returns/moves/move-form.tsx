import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import type { DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import type { RmaMoveKind } from '../offered-moves.ts';
import { ParcelMove } from './parcel-move.tsx';
import { PlainMove } from './plain-move.tsx';
import { ReceiveMove } from './receive-move.tsx';
import { RefundMove } from './refund-move.tsx';
import { RefuseMove } from './refuse-move.tsx';
import { SolveMove } from './solve-move.tsx';

/** The form of the step that is being taken. */
export function MoveForm({ move, ...shared }: DeskMoveProps<RmaDesk> & { move: RmaMoveKind }) {
  switch (move) {
    case 'process':
    case 'accept':
    case 'reopen':
      return <PlainMove {...shared} step={move} />;
    case 'receive':
      return <ReceiveMove {...shared} />;
    case 'refund':
      return <RefundMove {...shared} />;
    case 'parcel':
      return <ParcelMove {...shared} />;
    case 'solve':
      return <SolveMove {...shared} />;
    case 'refuse':
      return <RefuseMove {...shared} />;
  }
}
