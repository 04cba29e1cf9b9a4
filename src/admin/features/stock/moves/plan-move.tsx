/** Says that pieces are expected on a day: the page of an article without stock tells the next one. */
import { useLingui } from '@lingui/react/macro';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { PiecesField } from './pieces-field.tsx';
import { typedPieces } from '#src/admin/parts/desk/move/typed-pieces.ts';

interface TypedArrival {
  /** Sent again, the arrival is the same. */
  readonly id: string;
  readonly pieces: string;
  readonly expectedOn: string;
}

const KEPT: KeptForms<TypedArrival> = new Map();

export function PlanMove({ desk, onClose, onReload }: DeskMoveProps<StockDesk>) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, number } = desk;
  const move = useDeskMove({ names: ['pieces', 'expectedOn'], onClose, onReload });
  const { typed, type, drop } = useKeptForm<TypedArrival>(KEPT, uuid, () => ({
    id: crypto.randomUUID(),
    pieces: '',
    expectedOn: '',
  }));
  const send = (): void => {
    const pieces = typedPieces(typed.pieces);
    if (pieces === null || pieces < 1) {
      move.refuse({ pieces: t`Entrez un nombre entier de pièces.` });
      return;
    }
    const { id, expectedOn } = typed;
    if (expectedOn === '') {
      move.refuse({ expectedOn: t`Ce champ doit être renseigné` });
      return;
    }
    const body = { ...standingOn(desk), id, pieces, expectedOn };
    void move.take(
      () => call('api.admin.stock.arrivals.plan', { params: { uuid }, body }),
      t`L’arrivage est annoncé`,
      drop,
    );
  };
  return (
    <MoveSheet title={t`Arrivage de ${number}`} label={t`Annoncer`} move={move} onSubmit={send} onClose={onClose}>
      <PiecesField
        label={t`Pièces attendues`}
        value={typed.pieces}
        error={move.wrongOf('pieces')}
        onChange={(pieces) => type({ pieces })}
      />
      <Field
        label={t`Prévu le`}
        hint={t`Montré sur la page du produit tant qu’il est en rupture`}
        error={move.wrongOf('expectedOn')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={typed.expectedOn}
            onChange={({ target }) => type({ expectedOn: target.value })}
          />
        )}
      </Field>
    </MoveSheet>
  );
}
