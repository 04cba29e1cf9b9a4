/** Gives money back: units, delivery, a gesture beside or a fee kept, by the way that is chosen (domain 4.5). */
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { UnitList } from '#src/admin/parts/desk/move/unit-list.tsx';
import { MethodField, refundMethods } from '#src/admin/parts/desk/refund/method-field.tsx';
import { Preview } from '#src/admin/parts/desk/refund/refund-preview.tsx';
import { useRefundPreview, type Reckon } from '#src/admin/parts/desk/refund/use-refund-preview.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { orNone, ReasonField } from '#src/admin/parts/desk/move/reason-field.tsx';
import { chosenSource, SourceField } from './source-field.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { RefundAmounts } from '#src/admin/features/orders/refund/refund-amounts.tsx';
import {
  askedRefund,
  emptyRefund,
  isRestockable,
  restockedLines,
  type RefundBody,
  type TypedRefund,
} from '#src/admin/features/orders/refund/typed-refund.ts';

const KEPT: KeptForms<TypedRefund> = new Map();
const FIELDS = ['units', 'shipping', 'adjustmentRefund', 'adjustmentFee', 'method', 'reason'] as const;

export function RefundMove({ desk, onClose, onReload }: DeskMoveProps<OrderDesk>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { may } = useAdmin();
  const call = useAdminCall();
  const { uuid, number, money: sums, sources } = desk;
  const move = useDeskMove({ names: FIELDS, onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => emptyRefund(crypto.randomUUID()));
  const asked = askedRefund(desk, typed);
  const mayReckon = may('refunds.update-qty');
  const reckon: Reckon<RefundBody> = useCallback(
    (body, options) => call('api.admin.orders.refund.preview', { params: { uuid }, body }, options),
    [call, uuid],
  );
  const preview = useRefundPreview(`${uuid} ${desk.rev} ${desk.revId ?? ''}`, mayReckon ? asked.body : null, reckon);
  const { answer } = preview;

  const methods = refundMethods(desk);
  const method = methods.find((one) => one === typed.method) ?? methods[0] ?? 'manual';
  const isTooMuch = method === 'provider' && answer !== null && answer.total > sums.refundableOnline;
  const restocked = restockedLines(asked.counted, typed);
  const source = chosenSource(sources, typed.source);

  const refund = (): void => {
    const { body } = asked;
    if (body === null || isTooMuch) return;
    const whole = {
      ...body,
      ...standingOn(desk),
      id: typed.id,
      method,
      reason: orNone(typed.reason),
      restock: restocked.length === 0 ? null : { source, lines: restocked },
    };
    void move.take(
      () => call('api.admin.orders.refund', { params: { uuid }, body: whole }),
      t`Le remboursement est enregistré`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={t`Rembourser ${number}`}
      label={answer === null ? t`Rembourser` : t`Rembourser ${money(answer.total)}`}
      size="lg"
      move={move}
      /* nobody gives back an amount they have not read */
      isHeld={asked.body === null || isTooMuch || (mayReckon && answer === null)}
      onSubmit={refund}
      onClose={onClose}
    >
      {asked.counted.length === 0 ? null : (
        <UnitList
          legend={t`Articles à rembourser`}
          counted={asked.counted}
          error={move.wrongOf('units')}
          onChange={(units) => type({ units })}
          renderMore={({ line, count }) =>
            isRestockable(line) && count > 0 ? (
              <Checkbox
                dense
                checked={typed.restocked[line.uuid] === true}
                aria-label={t`Remis en stock : ${line.name}`}
                onChange={({ target }) => type({ restocked: { ...typed.restocked, [line.uuid]: target.checked } })}
              >
                {t`Remis en stock`}
              </Checkbox>
            ) : null
          }
        />
      )}
      {restocked.length === 0 ? null : (
        <SourceField
          label={t`Remis en stock dans`}
          sources={sources}
          value={source}
          onChange={(chosen) => type({ source: chosen })}
        />
      )}
      <RefundAmounts desk={desk} typed={typed} asked={asked} wrongOf={move.wrongOf} onChange={type} />
      <MethodField
        methods={methods}
        value={method}
        mostOnline={sums.refundableOnline}
        isTooMuch={isTooMuch}
        error={move.wrongOf('method')}
        onChange={(chosen) => type({ method: chosen })}
      />
      <ReasonField value={typed.reason} error={move.wrongOf('reason')} onChange={(reason) => type({ reason })} />
      <Preview preview={preview} left={sums.paid - sums.refunded} isNothing={asked.body === null} />
    </MoveSheet>
  );
}
