import type { OpenMove } from '../offered-moves.ts';
import { AcceptMove } from './accept-move.tsx';
import { CancelMove } from './cancel-move.tsx';
import { InvoiceMove } from './invoice-move.tsx';
import { ParcelMove } from './parcel-move.tsx';
import { PaymentMove } from './payment-move.tsx';
import { RefundMove } from './refund-move.tsx';
import { SettleMove } from './settle-move.tsx';
import { ShipMove } from './ship-move.tsx';
import { TrackMove } from './track-move.tsx';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

/** The form of the step that is being taken. */
export function MoveForm({ move, ...shared }: DeskMoveProps<OrderDesk> & { move: OpenMove }) {
  switch (move.kind) {
    case 'accept':
      return <AcceptMove {...shared} />;
    case 'cancel':
      return <CancelMove {...shared} />;
    case 'invoice':
      return <InvoiceMove {...shared} />;
    case 'payment':
      return <PaymentMove {...shared} />;
    case 'refund':
      return <RefundMove {...shared} />;
    case 'ship':
      return <ShipMove {...shared} />;
    case 'track':
      return <TrackMove {...shared} parcel={move.parcel} />;
    case 'ready':
    case 'delivered':
    case 'callBack':
      return <ParcelMove {...shared} parcel={move.parcel} step={move.kind} />;
    case 'sent':
    case 'retry':
      return <SettleMove {...shared} refund={move.refund} step={move.kind} />;
  }
}
