import { useLingui } from '@lingui/react/macro';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { DeskActions } from '#src/admin/parts/desk/desk-actions.tsx';
import { arrowUUpLeft, truck } from '#src/ui/icon/glyphs-later.ts';
import { offeredMoves, type RmaMoveKind } from './offered-moves.ts';

interface ReturnActionsProps {
  desk: RmaDesk;
  onMove: (move: RmaMoveKind) => void;
}

/** What may be done with a return. */
export function ReturnActions({ desk, onMove }: ReturnActionsProps) {
  const { may } = useAdmin();
  return (
    <DeskActions
      offered={offeredMoves(desk, may)}
      words={useMoveWords()}
      glyphs={{ parcel: truck, refund: arrowUUpLeft }}
      dangers={['refuse']}
      onMove={onMove}
    />
  );
}

function useMoveWords(): Readonly<Record<RmaMoveKind, string>> {
  const { t } = useLingui();
  return {
    process: t`Étudier la demande`,
    accept: t`Accepter le retour`,
    receive: t`Enregistrer le colis`,
    refund: t`Rembourser`,
    parcel: t`Envoyer un nouveau colis`,
    solve: t`Marquer comme résolue`,
    refuse: t`Refuser`,
    reopen: t`Rouvrir`,
  };
}
