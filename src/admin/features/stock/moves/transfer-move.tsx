/** Moves free pieces of an article to another place. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { orNone, ReasonField } from '#src/admin/parts/desk/move/reason-field.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { PiecesField } from './pieces-field.tsx';
import { typedPieces } from '#src/admin/parts/desk/move/typed-pieces.ts';

interface TypedTransfer {
  /** Sent again, the transfer is the same. */
  readonly id: string;
  readonly to: string;
  readonly pieces: string;
  readonly note: string;
}

const KEPT: KeptForms<TypedTransfer> = new Map();

export function TransferMove({ desk, onClose, onReload }: DeskMoveProps<StockDesk>) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, number, quantity, reserved, sourceName, sources } = desk;
  const free = quantity - reserved;
  const move = useDeskMove({ names: ['to', 'pieces', 'note'], onClose, onReload });
  const { typed, type, drop } = useKeptForm<TypedTransfer>(KEPT, uuid, () => ({
    id: crypto.randomUUID(),
    to: sources[0]?.code ?? '',
    pieces: '',
    note: '',
  }));
  const send = (): void => {
    const pieces = typedPieces(typed.pieces);
    if (pieces === null || pieces < 1 || pieces > free) {
      move.refuse({ pieces: t`Entrez un nombre de 1 à ${free}.` });
      return;
    }
    const { id, to, note } = typed;
    const body = { ...standingOn(desk), id, to, pieces, note: orNone(note) };
    void move.take(() => call('api.admin.stock.transfer', { params: { uuid }, body }), t`Le transfert est noté`, drop);
  };
  return (
    <MoveSheet title={t`Transférer ${number}`} label={t`Transférer`} move={move} onSubmit={send} onClose={onClose}>
      <p>
        <Trans>Ce qui est réservé pour des commandes reste à {sourceName}.</Trans>
      </p>
      <Field label={t`Vers`} error={move.wrongOf('to')}>
        {(control) => (
          <Select {...control} value={typed.to} onChange={({ target }) => type({ to: target.value })}>
            {sources.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PiecesField
        label={t`Pièces`}
        hint={t`Disponible : ${free}`}
        value={typed.pieces}
        error={move.wrongOf('pieces')}
        onChange={(pieces) => type({ pieces })}
      />
      <ReasonField value={typed.note} error={move.wrongOf('note')} onChange={(note) => type({ note })} />
    </MoveSheet>
  );
}
