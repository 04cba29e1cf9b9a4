import { useLingui } from '@lingui/react/macro';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';

export type ArrivalStep = 'receive' | 'drop';

interface ArrivalMoveProps extends DeskMoveProps<StockDesk> {
  step: ArrivalStep;
  arrival: StockDesk['arrivals'][number];
}

/** What was expected is here, or does not come. */
export function ArrivalMove({ desk, step, arrival, onClose, onReload }: ArrivalMoveProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ onClose, onReload });
  const { uuid, sourceName } = desk;
  const { pieces } = arrival;
  const words = {
    receive: {
      title: t`Recevoir ${pieces} pièces ?`,
      label: t`Recevoir`,
      told: t`Elles sont en rayon à ${sourceName} dès maintenant. Si le compte n’y est pas, corrigez ensuite la quantité.`,
      said: t`L’arrivage est reçu`,
    },
    drop: {
      title: t`Annuler cet arrivage ?`,
      label: t`Annuler l’arrivage`,
      told: t`La page du produit ne l’annonce plus.`,
      said: t`L’arrivage est annulé`,
    },
  }[step];
  const take = () =>
    move.take(
      () =>
        call(`api.admin.stock.arrivals.${step}`, {
          params: { uuid },
          body: { ...standingOn(desk), id: arrival.uuid },
        }),
      words.said,
    );
  return (
    <MoveSheet
      title={words.title}
      label={words.label}
      tone={step === 'drop' ? 'danger' : 'ink'}
      move={move}
      onSubmit={() => void take()}
      onClose={onClose}
    >
      <p>{words.told}</p>
    </MoveSheet>
  );
}
