import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { CarrierFields, carrierIn, NO_CARRIER, type TypedCarrier } from '#src/admin/parts/desk/move/carrier-field.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';

const KEPT: KeptForms<TypedCarrier> = new Map();

/** Writes what the shop sent in place of what came back. */
export function ParcelMove({ desk, onClose, onReload }: DeskMoveProps<RmaDesk>) {
  const { uuid, number } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ names: ['carrier', 'trackNumber'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => NO_CARRIER);
  const send = (): void => {
    const { carrier = null, trackNumber = null } = carrierIn(typed) ?? {};
    if (carrier === null) {
      move.refuse({ carrier: t`Ce champ doit être renseigné` });
      return;
    }
    void move.take(
      () => call('api.admin.rma.parcel', { params: { uuid }, body: { ...standingOn(desk), carrier, trackNumber } }),
      t`Le nouveau colis est enregistré`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={t`Nouveau colis pour ${number}`}
      label={t`Enregistrer l’envoi`}
      move={move}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        <Trans>
          Le client reçoit un e-mail avec le suivi. Le stock ne change pas : retirez-en ce qui part, s’il en vient.
        </Trans>
      </p>
      <CarrierFields typed={typed} wrongOf={move.wrongOf} onChange={type} />
    </MoveSheet>
  );
}
