import { useLingui } from '@lingui/react/macro';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { DeskActions } from '#src/admin/parts/desk/desk-actions.tsx';
import { arrowUUpLeft, truck } from '#src/ui/icon/glyphs-later.ts';
import { offeredMoves, type OpenMove, type OrderMoveKind } from './offered-moves.ts';

interface OrderActionsProps {
  desk: OrderDesk;
  onMove: (move: OpenMove) => void;
}

/** What may be done with an order. */
export function OrderActions({ desk, onMove }: OrderActionsProps) {
  const { may } = useAdmin();
  return (
    <DeskActions
      offered={offeredMoves(desk, may)}
      words={useMoveWords(desk)}
      glyphs={{ ship: truck, refund: arrowUUpLeft }}
      dangers={['cancel']}
      onMove={(kind) => onMove({ kind })}
    />
  );
}

function useMoveWords({ lines }: Pick<OrderDesk, 'lines'>): Readonly<Record<OrderMoveKind, string>> {
  const { t } = useLingui();
  const units = lines.reduce((all, line) => all + toShip(line), 0);
  return {
    accept: t`Accepter`,
    cancel: t`Annuler la commande`,
    invoice: t`Facturer`,
    payment: t`Enregistrer un paiement`,
    ship: units === 1 ? t`Expédier 1 article` : t`Expédier ${units} articles`,
    refund: t`Rembourser`,
  };
}
