/** What may be done with a return, at the right of its title. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { NeedsNetwork } from '#src/admin/parts/desk/needs-network.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { Button } from '#src/ui/button/button.tsx';
import { arrowUUpLeft, truck } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { offeredMoves, type RmaMoveKind } from './offered-moves.ts';

/** Id of the sentence that says why nothing can be done for the moment. */
const WHY = 'return-actions-why';

const GLYPHS: Readonly<Partial<Record<RmaMoveKind, string>>> = { parcel: truck, refund: arrowUUpLeft };

interface ReturnActionsProps {
  desk: RmaDesk;
  onMove: (move: RmaMoveKind) => void;
}

export function ReturnActions({ desk, onMove }: ReturnActionsProps) {
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const words = useMoveWords();
  const { next, others } = offeredMoves(desk, may);
  if (next === null && others.length === 0) return null;
  const props = (kind: RmaMoveKind) => ({
    size: 'sm' as const,
    disabled: !online,
    onClick: () => onMove(kind),
    ...(online ? {} : { 'aria-describedby': WHY }),
  });
  return (
    <div className={deskLayout().actions}>
      {others.map((kind) => (
        <Button key={kind} tone={kind === 'refuse' ? 'danger' : 'line'} {...props(kind)}>
          {GLYPHS[kind] === undefined ? null : <Icon glyph={GLYPHS[kind]} />}
          {words[kind]}
        </Button>
      ))}
      {next === null ? null : (
        <Button key={next} tone="ink" data-next="" {...props(next)}>
          {GLYPHS[next] === undefined ? null : <Icon glyph={GLYPHS[next]} />}
          {words[next]}
        </Button>
      )}
    </div>
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

export function WhyActionsWait() {
  return (
    <NeedsNetwork id={WHY}>
      <Trans>Sans réseau, un retour se lit seulement : ses actions attendent la connexion.</Trans>
    </NeedsNetwork>
  );
}
