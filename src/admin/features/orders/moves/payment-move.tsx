import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { AmountField } from '#src/admin/parts/desk/move/amount-field.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { amountText, typedAmount } from '#src/admin/parts/desk/move/typed-number.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

const LONGEST = 100;

interface TypedPayment {
  readonly amount: string;
  readonly reference: string;
}

const KEPT: KeptForms<TypedPayment> = new Map();

/** Records money that the shop has seen itself: a transfer on its account, a cheque, cash. */
export function PaymentMove({ desk, onClose, onReload }: DeskMoveProps<OrderDesk>) {
  const { uuid, number, money: sums } = desk;
  const { t } = useLingui();
  const { money } = useFormat();
  const call = useAdminCall();
  const move = useDeskMove({ names: ['amount', 'reference'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => ({ amount: amountText(sums.due), reference: '' }));
  const due = money(sums.due);
  const record = (): void => {
    const amount = typedAmount(typed.amount);
    const reference = typed.reference.trim();
    if (amount === null || amount === 0 || reference === '') {
      move.refuse({
        ...(amount === null || amount === 0 ? { amount: t`Entrez un montant, comme 12,50.` } : {}),
        ...(reference === '' ? { reference: t`Ce champ doit être renseigné` } : {}),
      });
      return;
    }
    void move.take(
      () => call('api.admin.orders.payment', { params: { uuid }, body: { ...standingOn(desk), amount, reference } }),
      t`Le paiement est enregistré`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={t`Enregistrer un paiement de ${number}`}
      label={t`Enregistrer le paiement`}
      move={move}
      onSubmit={record}
      onClose={onClose}
    >
      <p>
        <Trans>Seulement de l’argent que vous avez vu arriver. Le client en est averti.</Trans>
      </p>
      <AmountField
        label={t`Montant en euros`}
        hint={t`Reste dû : ${due}`}
        error={move.wrongOf('amount')}
        value={typed.amount}
        onChange={(amount) => type({ amount })}
      />
      <Field
        label={t`Référence`}
        hint={t`Celle du virement ou du chèque : la même ne compte pas deux fois.`}
        error={move.wrongOf('reference')}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST}
            autoComplete="off"
            value={typed.reference}
            onChange={({ target }) => type({ reference: target.value })}
          />
        )}
      </Field>
    </MoveSheet>
  );
}
