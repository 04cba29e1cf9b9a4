import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { RMA_RESOLUTIONS, type RmaResolution } from '#core/domain/returns/rma.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { RESOLUTION_WORDS } from '#src/i18n/return-words.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';

const KEPT: KeptForms<{ readonly granted: RmaResolution | null }> = new Map();

/** Ends a return: repaired, settled by advice, or all that was to be done is done. */
export function SolveMove({ desk, onClose, onReload }: DeskMoveProps<RmaDesk>) {
  const { t, i18n } = useLingui();
  const call = useAdminCall();
  const { uuid, number, status } = desk;
  const move = useDeskMove({ names: ['granted'], onClose, onReload });
  const { typed, type, drop } = useKeptForm<{ readonly granted: RmaResolution | null }>(KEPT, uuid, () => ({
    granted: null,
  }));
  /* what became of it is written already */
  const isGranted = status === 'refunded' || status === 'new_parcel_sent';
  const solve = () =>
    move.take(
      () =>
        call('api.admin.rma.solve', {
          params: { uuid },
          body: { ...standingOn(desk), granted: isGranted ? null : typed.granted },
        }),
      t`La demande est résolue`,
      drop,
    );
  return (
    <MoveSheet
      title={t`${number} est résolue ?`}
      label={t`Marquer comme résolue`}
      move={move}
      onSubmit={() => void solve()}
      onClose={onClose}
    >
      <p>
        <Trans>Le client en est averti par e-mail et peut rouvrir sa demande pendant 14 jours.</Trans>
      </p>
      {isGranted ? null : (
        <Field label={t`Solution accordée`} error={move.wrongOf('granted')}>
          {(control) => (
            <Select
              {...control}
              value={typed.granted ?? ''}
              onChange={({ target }) => type({ granted: RMA_RESOLUTIONS.find((one) => one === target.value) ?? null })}
            >
              <option value="">{t`Un conseil, ou rien de plus`}</option>
              {RMA_RESOLUTIONS.map((one) => (
                <option key={one} value={one}>
                  {i18n._(RESOLUTION_WORDS[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </MoveSheet>
  );
}
