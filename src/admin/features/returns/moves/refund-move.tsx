/** Gives back the money of what was taken back, with the delivery or without (domain 6.2). */
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { deskLayout } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { MethodField, refundMethods } from '#src/admin/parts/desk/refund/method-field.tsx';
import { Preview } from '#src/admin/parts/desk/refund/refund-preview.tsx';
import { useRefundPreview, type Reckon } from '#src/admin/parts/desk/refund/use-refund-preview.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';

interface TypedRefund {
  /** Sent again, the refund is the same. */
  readonly id: string;
  /** Null: as long as nobody chose. */
  readonly withShipping: boolean | null;
  readonly method: RefundMethod | null;
}

const KEPT: KeptForms<TypedRefund> = new Map();

/** The law gives the delivery back to who withdraws, and the shop to whom it sent something wrong. */
const owesShipping = ({ type, lines }: RmaDesk): boolean =>
  type === 'withdrawal' || lines.some(({ isShopFault }) => isShopFault);

function methodOf(desk: RmaDesk, chosen: RefundMethod | null): RefundMethod {
  const methods = refundMethods(desk);
  const wished = desk.preferredResolution === 'store_credit' ? 'store_credit' : null;
  return methods.find((one) => one === (chosen ?? wished)) ?? methods[0] ?? 'manual';
}

export function RefundMove({ desk, onClose, onReload }: DeskMoveProps<RmaDesk>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { may } = useAdmin();
  const call = useAdminCall();
  const { uuid, number, money: sums } = desk;
  const move = useDeskMove({ names: ['method'], onClose, onReload });
  const { typed, type, drop } = useKeptForm<TypedRefund>(KEPT, uuid, () => ({
    id: crypto.randomUUID(),
    withShipping: null,
    method: null,
  }));
  const withShipping = sums.shippingRefundable > 0 && (typed.withShipping ?? owesShipping(desk));
  const mayReckon = may('refunds.update-qty');
  const reckon: Reckon<{ withShipping: boolean }> = useCallback(
    (body, options) => call('api.admin.rma.refund.preview', { params: { uuid }, body }, options),
    [call, uuid],
  );
  const preview = useRefundPreview(
    `${uuid} ${desk.rev} ${desk.revId ?? ''}`,
    mayReckon ? { withShipping } : null,
    reckon,
  );
  const { answer } = preview;
  const method = methodOf(desk, typed.method);
  const isTooMuch = method === 'provider' && answer !== null && answer.total > sums.refundableOnline;
  const refund = () =>
    move.take(
      () =>
        call('api.admin.rma.refund', {
          params: { uuid },
          body: { ...standingOn(desk), id: typed.id, withShipping, method },
        }),
      t`Le remboursement est enregistré`,
      drop,
    );
  return (
    <MoveSheet
      title={t`Rembourser ${number}`}
      label={answer === null ? t`Rembourser` : t`Rembourser ${money(answer.total)}`}
      move={move}
      /* nobody gives back an amount they have not read */
      isHeld={isTooMuch || (mayReckon && answer === null)}
      onSubmit={() => void refund()}
      onClose={onClose}
    >
      <ul aria-label={t`Articles à rembourser`} className={deskLayout().units}>
        {desk.lines.map((line) => (
          <li key={line.uuid} className={deskLayout().unit}>
            <div>
              {line.name}
              <small>{line.sku}</small>
            </div>
            <span>{t`${line.accepted ?? line.quantity} sur ${line.quantity}`}</span>
          </li>
        ))}
      </ul>
      {sums.shippingRefundable > 0 ? (
        <Checkbox checked={withShipping} onChange={({ target }) => type({ withShipping: target.checked })}>
          {t`Rendre aussi la livraison, ${money(sums.shippingRefundable)}`}
        </Checkbox>
      ) : null}
      <MethodField
        methods={refundMethods(desk)}
        value={method}
        mostOnline={sums.refundableOnline}
        isTooMuch={isTooMuch}
        error={move.wrongOf('method')}
        onChange={(chosen) => type({ method: chosen })}
      />
      <Preview preview={preview} left={sums.refundable} isNothing={false} />
    </MoveSheet>
  );
}
