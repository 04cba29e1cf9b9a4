/** What becomes of a parcel: it is ready to be fetched, it arrived, it is called back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

interface ParcelMoveProps extends DeskMoveProps<OrderDesk> {
  parcel: string;
  step: 'ready' | 'delivered' | 'callBack';
}

export function ParcelMove({ desk, parcel, step, onClose, onReload }: ParcelMoveProps) {
  const { uuid, parcels } = desk;
  const { t } = useLingui();
  const { now } = useOffice();
  const call = useAdminCall();
  const move = useDeskMove({ names: ['step.on'], onClose, onReload });
  const today = dayInParis(Date.parse(now()));
  const [on, setOn] = useState(today);
  const sent = parcels.find((one) => one.uuid === parcel);
  const number = sent?.number ?? '';
  const words = {
    ready: { title: t`${number} est prête au retrait ?`, label: t`Prête au retrait`, said: t`Le client est averti` },
    delivered: { title: t`${number} est livrée ?`, label: t`Livrée`, said: t`La livraison est enregistrée` },
    callBack: { title: t`Rappeler ${number} ?`, label: t`Rappeler`, said: t`L’expédition est annulée` },
  }[step];
  const take = (): void => {
    if (step === 'delivered' && (on === '' || on > today)) {
      move.refuse({ 'step.on': t`Choisissez un jour, aujourd’hui au plus tard.` });
      return;
    }
    const taken = step === 'delivered' ? { kind: step, on } : { kind: step };
    const body = { ...standingOn(desk), parcel, step: taken };
    void move.take(() => call('api.admin.orders.parcel', { params: { uuid }, body }), words.said);
  };
  return (
    <MoveSheet
      title={words.title}
      label={words.label}
      tone={step === 'callBack' ? 'danger' : 'ink'}
      move={move}
      onSubmit={take}
      onClose={onClose}
    >
      {step === 'ready' ? (
        <p>
          <Trans>Le client reçoit un e-mail : il peut venir la chercher.</Trans>
        </p>
      ) : null}
      {step === 'delivered' ? (
        <Field
          label={t`Jour de la livraison`}
          hint={t`Le délai de rétractation et celui des retours comptent à partir de ce jour.`}
          error={move.wrongOf('step.on')}
        >
          {(control) => (
            <TextInput {...control} type="date" max={today} value={on} onChange={({ target }) => setOn(target.value)} />
          )}
        </Field>
      ) : null}
      {step === 'callBack' ? (
        <p>
          <Trans>Ses articles retournent au stock et restent à expédier. Une expédition rappelée ne repart pas.</Trans>
        </p>
      ) : null}
    </MoveSheet>
  );
}
