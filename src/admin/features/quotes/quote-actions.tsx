import { useLingui } from '@lingui/react/macro';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { DeskActions } from '#src/admin/parts/desk/desk-actions.tsx';
import { offeredMoves, type QuoteMoveKind } from './offered-moves.ts';

interface QuoteActionsProps {
  desk: QuoteDesk;
  onMove: (kind: QuoteMoveKind) => void;
}

/** What may be done with a quote. */
export function QuoteActions({ desk, onMove }: QuoteActionsProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const words: Readonly<Record<QuoteMoveKind, string>> = {
    review: t`Prendre en charge`,
    propose: desk.proposal === null ? t`Faire une proposition` : t`Réviser la proposition`,
    refuse: t`Décliner`,
    cancel: t`Annuler le devis`,
  };
  return <DeskActions offered={offeredMoves(desk, may)} words={words} dangers={['cancel', 'refuse']} onMove={onMove} />;
}
