import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

interface SettleMoveProps extends DeskMoveProps<OrderDesk> {
  refund: string;
  step: 'sent' | 'retry';
}

/** A refund on its way: the money has left, or the provider is asked once more. */
export function SettleMove({ desk, refund, step, onClose, onReload }: SettleMoveProps) {
  const { uuid, refunds } = desk;
  const { t } = useLingui();
  const { money } = useFormat();
  const call = useAdminCall();
  const move = useDeskMove({ onClose, onReload });
  const asked = refunds.find((one) => one.uuid === refund);
  const [number, total] = [asked?.number ?? '', money(asked?.total ?? 0)];
  const words = {
    sent: {
      title: t`${number} est effectué ?`,
      label: t`Remboursement effectué`,
      said: t`Le remboursement est effectué`,
    },
    retry: { title: t`Réessayer ${number} ?`, label: t`Réessayer`, said: t`Le remboursement est redemandé` },
  }[step];
  const settle = () =>
    move.take(
      () => call('api.admin.orders.refund.settle', { params: { uuid }, body: { ...standingOn(desk), refund, step } }),
      words.said,
    );
  return (
    <MoveSheet title={words.title} label={words.label} move={move} onSubmit={() => void settle()} onClose={onClose}>
      <p>
        {step === 'sent' ? (
          <Trans>{total} ont quitté la boutique : aucun argent ne part d’ici, seule l’écriture est enregistrée.</Trans>
        ) : (
          <Trans>{total} sont redemandés au prestataire de paiement.</Trans>
        )}
      </p>
    </MoveSheet>
  );
}
