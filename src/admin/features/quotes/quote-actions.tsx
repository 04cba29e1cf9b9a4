/** What may be done with a quote, at the right of its title. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { NeedsNetwork } from '#src/admin/parts/desk/needs-network.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { Button } from '#src/ui/button/button.tsx';
import { offeredMoves, type QuoteMoveKind } from './offered-moves.ts';

/** Id of the sentence that says why nothing can be done for the moment. */
const WHY = 'quote-actions-why';

interface QuoteActionsProps {
  desk: QuoteDesk;
  onMove: (kind: QuoteMoveKind) => void;
}

export function QuoteActions({ desk, onMove }: QuoteActionsProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const { next, others } = offeredMoves(desk, may);
  if (next === null && others.length === 0) return null;
  const words: Readonly<Record<QuoteMoveKind, string>> = {
    review: t`Prendre en charge`,
    propose: desk.proposal === null ? t`Faire une proposition` : t`Réviser la proposition`,
    refuse: t`Décliner`,
    cancel: t`Annuler le devis`,
  };
  const props = (kind: QuoteMoveKind) => ({
    size: 'sm' as const,
    disabled: !online,
    onClick: () => onMove(kind),
    ...(online ? {} : { 'aria-describedby': WHY }),
  });
  return (
    <div className={deskLayout().actions}>
      {others.map((kind) => (
        <Button key={kind} tone={kind === 'cancel' || kind === 'refuse' ? 'danger' : 'line'} {...props(kind)}>
          {words[kind]}
        </Button>
      ))}
      {next === null ? null : (
        <Button key={next} tone="ink" data-next="" {...props(next)}>
          {words[next]}
        </Button>
      )}
    </div>
  );
}

export function WhyActionsWait() {
  return (
    <NeedsNetwork id={WHY}>
      <Trans>Sans réseau, un devis se lit seulement : ses actions attendent la connexion.</Trans>
    </NeedsNetwork>
  );
}
