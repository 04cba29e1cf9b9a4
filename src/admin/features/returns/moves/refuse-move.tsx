import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { orNone, ReasonField } from '#src/admin/parts/desk/move/reason-field.tsx';

const KEPT: KeptForms<{ readonly reason: string }> = new Map();

/** Says no, and why. */
export function RefuseMove({ desk, onClose, onReload }: DeskMoveProps<RmaDesk>) {
  const { uuid, number } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ names: ['reason'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => ({ reason: '' }));
  const refuse = (): void => {
    const reason = orNone(typed.reason);
    if (reason === null) {
      move.refuse({ reason: t`Dites au client pourquoi.` });
      return;
    }
    void move.take(
      () => call('api.admin.rma.refuse', { params: { uuid }, body: { ...standingOn(desk), reason } }),
      t`La demande est refusée`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={t`Refuser ${number} ?`}
      label={t`Refuser`}
      tone="danger"
      move={move}
      onSubmit={refuse}
      onClose={onClose}
    >
      <p>
        <Trans>Le client reçoit votre raison par e-mail et peut y répondre pendant 14 jours.</Trans>
      </p>
      <ReasonField
        isRequired
        hint={t`Le client la lit telle quelle.`}
        value={typed.reason}
        error={move.wrongOf('reason')}
        onChange={(reason) => type({ reason })}
      />
    </MoveSheet>
  );
}
