import { useLingui } from '@lingui/react/macro';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { DeskActions } from '#src/admin/parts/desk/desk-actions.tsx';
import { useAdmin } from '#src/admin/port/port.tsx';
import { offeredMoves, type StockMoveKind } from './offered-moves.ts';

interface StockActionsProps {
  desk: StockDesk;
  onMove: (move: StockMoveKind) => void;
}

export function StockActions({ desk, onMove }: StockActionsProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  return (
    <DeskActions
      offered={offeredMoves(desk, may)}
      words={{
        correct: t`Corriger la quantité`,
        transfer: t`Transférer`,
        rules: t`Seuil et commandes`,
        plan: t`Annoncer un arrivage`,
      }}
      dangers={[]}
      onMove={onMove}
    />
  );
}
