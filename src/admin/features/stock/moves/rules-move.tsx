/** How an article is sold when few or none are left, in all its places. */
import { useLingui } from '@lingui/react/macro';
import type { StockDesk } from '#core/contract/admin/stock/desk.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { PiecesField } from './pieces-field.tsx';
import { typedPieces } from '#src/admin/parts/desk/move/typed-pieces.ts';

interface TypedRules {
  /** Empty: the shop's. */
  readonly threshold: string;
  readonly backOrders: boolean;
}

const KEPT: KeptForms<TypedRules> = new Map();

export function RulesMove({ desk, onClose, onReload }: DeskMoveProps<StockDesk>) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, number, product, shopThreshold } = desk;
  const move = useDeskMove({ names: ['lowThreshold', 'backOrders'], onClose, onReload });
  const { typed, type, drop } = useKeptForm<TypedRules>(KEPT, uuid, () => ({
    threshold: product.lowThreshold === null ? '' : String(product.lowThreshold),
    backOrders: product.backOrders,
  }));
  const send = (): void => {
    const own = typed.threshold.trim() === '' ? null : typedPieces(typed.threshold);
    if (typed.threshold.trim() !== '' && (own === null || own < 0)) {
      move.refuse({ lowThreshold: t`Entrez un nombre entier de pièces.` });
      return;
    }
    const body = { ...standingOn(desk), lowThreshold: own, backOrders: typed.backOrders };
    void move.take(
      () => call('api.admin.stock.rules', { params: { uuid }, body }),
      t`Les règles sont enregistrées`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={t`Seuil et commandes de ${number}`}
      label={t`Enregistrer`}
      move={move}
      onSubmit={send}
      onClose={onClose}
    >
      <PiecesField
        label={t`Seuil bas`}
        optional={t`(facultatif)`}
        hint={t`Vide : celui de la boutique, ${shopThreshold}`}
        value={typed.threshold}
        error={move.wrongOf('lowThreshold')}
        onChange={(threshold) => type({ threshold })}
      />
      <Checkbox checked={typed.backOrders} onChange={({ target }) => type({ backOrders: target.checked })}>
        {t`Accepter des commandes sans stock`}
      </Checkbox>
    </MoveSheet>
  );
}
