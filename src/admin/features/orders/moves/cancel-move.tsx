import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toCancel } from '#core/domain/order/quantities.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { countedLines, UnitList, unitsIn, type TypedUnits } from '#src/admin/parts/desk/move/unit-list.tsx';
import { orNone, ReasonField } from '#src/admin/parts/desk/move/reason-field.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

interface TypedCancel {
  readonly units: TypedUnits;
  readonly reason: string;
}

const KEPT: KeptForms<TypedCancel> = new Map();

/** Cancels what nothing has happened to yet, all of it or some units. */
export function CancelMove({ desk, onClose, onReload }: DeskMoveProps<OrderDesk>) {
  const { uuid, number, lines } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ names: ['units', 'reason'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => ({ units: {}, reason: '' }));
  const counted = countedLines(lines, toCancel, typed.units, true);
  const cancel = (): void => {
    const units = unitsIn(counted);
    if (Object.keys(units).length === 0) {
      move.refuse({ units: t`Choisissez au moins un article.` });
      return;
    }
    const body = { ...standingOn(desk), units, reason: orNone(typed.reason) };
    void move.take(
      () => call('api.admin.orders.cancel', { params: { uuid }, body }),
      t`L’annulation est enregistrée`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={t`Annuler la commande ${number} ?`}
      label={t`Annuler ces articles`}
      tone="danger"
      move={move}
      onSubmit={cancel}
      onClose={onClose}
    >
      <p>
        <Trans>
          Les articles annulés retournent au stock et le client en est averti par e-mail. Une annulation ne se reprend
          pas.
        </Trans>
      </p>
      <UnitList
        legend={t`Articles à annuler`}
        counted={counted}
        error={move.wrongOf('units')}
        onChange={(units) => type({ units })}
      />
      <ReasonField
        hint={t`Le client peut la lire.`}
        value={typed.reason}
        error={move.wrongOf('reason')}
        onChange={(reason) => type({ reason })}
      />
    </MoveSheet>
  );
}
