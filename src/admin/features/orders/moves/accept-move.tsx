import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

/** Takes an order up that has not been paid. */
export function AcceptMove({ desk, onClose, onReload }: DeskMoveProps<OrderDesk>) {
  const { uuid, number } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ onClose, onReload });
  const accept = () =>
    move.take(
      () => call('api.admin.orders.accept', { params: { uuid }, body: standingOn(desk) }),
      t`La commande est acceptée`,
    );
  return (
    <MoveSheet
      title={t`Accepter la commande ${number} ?`}
      label={t`Accepter`}
      move={move}
      onSubmit={() => void accept()}
      onClose={onClose}
    >
      <p>
        <Trans>Elle passe en cours de traitement : elle peut être préparée sans attendre son paiement.</Trans>
      </p>
    </MoveSheet>
  );
}
