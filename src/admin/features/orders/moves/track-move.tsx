import { useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import {
  CarrierFields,
  carrierIn,
  NO_CARRIER,
  typedCarrier,
  type TypedCarrier,
} from '#src/admin/parts/desk/move/carrier-field.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

const KEPT: KeptForms<TypedCarrier> = new Map();

/** Writes by whom a parcel goes, and its number. */
export function TrackMove({ desk, parcel, onClose, onReload }: DeskMoveProps<OrderDesk> & { parcel: string }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, parcels, delivery } = desk;
  const sent = parcels.find((one) => one.uuid === parcel);
  const move = useDeskMove({ names: ['step.carrier', 'step.trackNumber'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, parcel, () =>
    sent === undefined ? NO_CARRIER : typedCarrier(sent.carrier, sent.trackNumber),
  );
  const number = sent?.number ?? '';
  const write = (): void => {
    const by = carrierIn(typed);
    if (by === undefined) {
      move.refuse({ 'step.carrier': t`Ce champ doit être renseigné` });
      return;
    }
    const body = { ...standingOn(desk), parcel, step: { kind: 'track' as const, ...by } };
    void move.take(() => call('api.admin.orders.parcel', { params: { uuid }, body }), t`Le suivi est enregistré`, drop);
  };
  return (
    <MoveSheet title={t`Suivi de ${number}`} label={t`Enregistrer`} move={move} onSubmit={write} onClose={onClose}>
      <CarrierFields
        typed={typed}
        delivery={delivery.title}
        wrongOf={(name) => move.wrongOf(`step.${name}`)}
        onChange={type}
      />
    </MoveSheet>
  );
}
