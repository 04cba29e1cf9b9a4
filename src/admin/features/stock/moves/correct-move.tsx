/** Puts the quantity of a place right: by a difference, or to what is there. */
import { useLingui } from '@lingui/react/macro';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { CORRECTION_CAUSES, deltaOf, type CorrectionCause, type Correction } from '#core/domain/stock/correction.ts';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { orNone, ReasonField } from '#src/admin/parts/desk/move/reason-field.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { CAUSE_WORDS } from '../stock-words.ts';
import { PiecesField } from './pieces-field.tsx';
import { typedPieces } from '#src/admin/parts/desk/move/typed-pieces.ts';

interface TypedCorrection {
  /** Sent again, the movement is the same. */
  readonly id: string;
  readonly way: Correction['way'];
  readonly pieces: string;
  readonly cause: CorrectionCause | '';
  readonly note: string;
}

const KEPT: KeptForms<TypedCorrection> = new Map();

export function CorrectMove({ desk, onClose, onReload }: DeskMoveProps<StockDesk>) {
  const { t, i18n } = useLingui();
  const call = useAdminCall();
  const { uuid, number, quantity } = desk;
  const move = useDeskMove({ names: ['pieces', 'cause', 'note'], onClose, onReload });
  const { typed, type, drop } = useKeptForm<TypedCorrection>(KEPT, uuid, () => ({
    id: crypto.randomUUID(),
    way: 'by',
    pieces: '',
    cause: '',
    note: '',
  }));
  const { id, way, cause, note } = typed;
  const pieces = typedPieces(typed.pieces);
  const delta = pieces === null ? null : deltaOf(quantity, { way, pieces });
  const after = delta === null ? null : quantity + delta;
  const send = (): void => {
    if (pieces === null || (way === 'by' && pieces === 0)) {
      move.refuse({ pieces: t`Entrez un nombre entier de pièces.` });
      return;
    }
    if (delta === null) {
      move.refuse({ pieces: t`Il ne peut pas en rester moins de zéro.` });
      return;
    }
    if (cause === '') {
      move.refuse({ cause: t`Ce champ doit être renseigné` });
      return;
    }
    const body = { ...standingOn(desk), id, way, pieces, cause, note: orNone(note) };
    void move.take(() => call('api.admin.stock.correct', { params: { uuid }, body }), t`Le stock est corrigé`, drop);
  };
  return (
    <MoveSheet
      title={t`Corriger le stock de ${number}`}
      label={t`Corriger`}
      move={move}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t`Manière`}>
        {(control) => (
          <Select
            {...control}
            value={way}
            onChange={({ target }) => type({ way: target.value === 'to' ? 'to' : 'by' })}
          >
            <option value="by">{t`Ajouter ou retirer`}</option>
            <option value="to">{t`Fixer à`}</option>
          </Select>
        )}
      </Field>
      <PiecesField
        label={way === 'by' ? t`Pièces en plus ou en moins` : t`Pièces en rayon`}
        hint={after === null ? t`En rayon : ${quantity}` : t`En rayon : ${quantity}, puis ${after}`}
        isSigned={way === 'by'}
        value={typed.pieces}
        error={move.wrongOf('pieces')}
        onChange={(text) => type({ pieces: text })}
      />
      <Field label={t`Motif`} error={move.wrongOf('cause')}>
        {(control) => (
          <Select
            {...control}
            value={cause}
            onChange={({ target }) => type({ cause: CORRECTION_CAUSES.find((one) => one === target.value) ?? '' })}
          >
            <option value="">{t`Choisissez un motif`}</option>
            {CORRECTION_CAUSES.map((one) => (
              <option key={one} value={one}>
                {i18n._(CAUSE_WORDS[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReasonField value={note} error={move.wrongOf('note')} onChange={(text) => type({ note: text })} />
    </MoveSheet>
  );
}
