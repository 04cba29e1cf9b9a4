/** Counts what was in the parcel: what came, what of it is taken back, and what can be sold again. */
import { Trans, useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { UnitList } from '#src/admin/parts/desk/move/unit-list.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import {
  countedReceipt,
  EMPTY_RECEIPT,
  receivedLines,
  type CountedReceipt,
  type TypedReceipt,
} from './typed-receipt.ts';

const KEPT: KeptForms<TypedReceipt> = new Map();

export function ReceiveMove({ desk, onClose, onReload }: DeskMoveProps<RmaDesk>) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, number } = desk;
  const move = useDeskMove({ names: ['lines'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => EMPTY_RECEIPT);
  const counted = countedReceipt(desk, typed);
  const receive = (): void => {
    if (counted.every(({ count }) => count === 0)) {
      move.refuse({ lines: t`Comptez au moins un article reçu.` });
      return;
    }
    const body = { ...standingOn(desk), lines: receivedLines(counted) };
    void move.take(() => call('api.admin.rma.receive', { params: { uuid }, body }), t`Le colis est enregistré`, drop);
  };
  return (
    <MoveSheet
      title={t`Colis du retour ${number}`}
      label={t`Enregistrer le colis`}
      move={move}
      onSubmit={receive}
      onClose={onClose}
    >
      <p>
        <Trans>
          Seuls les articles repris seront remboursés. Ceux remis en stock y retournent tout de suite, au lieu d’où ils
          étaient partis.
        </Trans>
      </p>
      <UnitList
        legend={t`Articles reçus`}
        counted={counted}
        error={move.wrongOf('lines')}
        onChange={(received) => type({ received })}
        renderMore={(one) => {
          const found = counted.find(({ line }) => line.uuid === one.line.uuid);
          return found === undefined || found.count === 0 ? null : (
            <Checked
              one={found}
              onAccepted={(count) => type({ accepted: { ...typed.accepted, [one.line.uuid]: count } })}
              onRestock={(isBack) => type({ restocked: { ...typed.restocked, [one.line.uuid]: isBack } })}
            />
          );
        }}
      />
    </MoveSheet>
  );
}

interface CheckedProps {
  one: CountedReceipt;
  onAccepted: (count: number) => void;
  onRestock: (isBack: boolean) => void;
}

/** What a look at the articles showed. */
function Checked({ one: { line, count, accepted, restock }, onAccepted, onRestock }: CheckedProps) {
  const { t } = useLingui();
  const { name } = line;
  return (
    <div className={deskLayout().checked}>
      <span>{t`Repris`}</span>
      <QuantityStepper
        value={accepted}
        min={0}
        max={count}
        onChange={onAccepted}
        labels={{
          value: t`Repris : ${name}`,
          decrease: t`Un repris de moins : ${name}`,
          increase: t`Un repris de plus : ${name}`,
        }}
      />
      {line.isStockable && accepted > 0 ? (
        <Checkbox
          dense
          checked={restock}
          aria-label={t`Remis en stock : ${name}`}
          onChange={({ target }) => onRestock(target.checked)}
        >
          {t`Remis en stock`}
        </Checkbox>
      ) : null}
    </div>
  );
}
