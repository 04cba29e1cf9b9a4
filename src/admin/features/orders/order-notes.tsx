/** What somebody who handles an order has to know first, and why it cannot be cancelled any more. */
import { Trans, useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { isRefundFirst } from '#core/domain/order/actions.ts';
import { isFinalOrder } from '#core/domain/order/status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Note } from '#src/ui/note/note.tsx';
import { paidTooMuch, stillToRefund } from './order-money.ts';

export function OrderNotes({ desk }: { desk: OrderDesk }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const tooMuch = paidTooMuch(desk);
  const decided = stillToRefund(desk);
  return (
    <>
      {desk.isCancellationAsked && !isFinalOrder(desk.status) ? (
        <Note tone="warn" title={t`Le client demande l’annulation.`} />
      ) : null}
      {tooMuch > 0 ? (
        <Note tone="warn" title={t`${money(tooMuch)} ont été payés en trop : cette somme reste à rendre.`} />
      ) : null}
      {decided > 0 ? (
        <Note tone="warn" title={t`Un remboursement est décidé, mais ${money(decided)} ne sont pas encore rendus.`} />
      ) : null}
    </>
  );
}

/** A sentence in the place of the button that is missing. */
export function WhyNotCancelled({ desk: { can, status, money, lines } }: { desk: OrderDesk }) {
  if (can.cancel || isFinalOrder(status)) return null;
  const isInvoiced = lines.some((line) => line.qtyInvoiced > 0);
  return (
    <p className={deskLayout().foot}>
      {isRefundFirst(money) ? (
        isInvoiced ? (
          <Trans>Annuler n’est plus possible : la commande est payée et facturée. Passez par un remboursement.</Trans>
        ) : (
          <Trans>Annuler n’est plus possible : la commande est payée. Passez par un remboursement.</Trans>
        )
      ) : isInvoiced ? (
        <Trans>Annuler n’est plus possible : tout est facturé ou expédié.</Trans>
      ) : (
        <Trans>Annuler n’est plus possible : tout est expédié.</Trans>
      )}
    </p>
  );
}
