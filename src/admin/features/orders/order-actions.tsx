/** What may be done with an order, at the right of its title. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { NeedsNetwork } from '#src/admin/parts/desk/needs-network.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { Button } from '#src/ui/button/button.tsx';
import { arrowUUpLeft, truck } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { offeredMoves, type OpenMove, type OrderMoveKind } from './offered-moves.ts';

/** Id of the sentence that says why nothing can be done for the moment. */
const WHY = 'order-actions-why';

interface OrderActionsProps {
  desk: OrderDesk;
  onMove: (move: OpenMove) => void;
}

export function OrderActions({ desk, onMove }: OrderActionsProps) {
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const words = useMoveWords(desk);
  const { next, others } = offeredMoves(desk, may);
  if (next === null && others.length === 0) return null;
  const props = (kind: OrderMoveKind) => ({
    size: 'sm' as const,
    disabled: !online,
    onClick: () => onMove({ kind }),
    ...(online ? {} : { 'aria-describedby': WHY }),
  });
  return (
    <div className={deskLayout().actions}>
      {others.map((kind) => (
        <Button key={kind} tone={kind === 'cancel' ? 'danger' : 'line'} {...props(kind)}>
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

const GLYPHS: Readonly<Partial<Record<OrderMoveKind, string>>> = { ship: truck, refund: arrowUUpLeft };

export function useMoveWords({ lines }: Pick<OrderDesk, 'lines'>): Readonly<Record<OrderMoveKind, string>> {
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

export function WhyActionsWait() {
  return (
    <NeedsNetwork id={WHY}>
      <Trans>Sans réseau, une commande se lit seulement : ses actions attendent la connexion.</Trans>
    </NeedsNetwork>
  );
}
