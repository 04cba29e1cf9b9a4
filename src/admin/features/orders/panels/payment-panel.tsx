import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import { PAYMENT_WORDS } from '#src/i18n/order-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { payStateOf } from '../order-money.ts';
import { PAYMENT_TONES, TRANSACTION_STATE_WORDS, TRANSACTION_WORDS } from '../order-words.ts';

/** How an order is paid, and every movement of money that the shop knows. */
export function PaymentPanel({ desk, current }: { desk: OrderDesk; current: string }) {
  const { t, i18n } = useLingui();
  const { money, dateTime } = useFormat();
  const classes = deskLayout();
  const state = payStateOf(desk);
  const left = desk.money.paid - desk.money.refunded;
  return (
    <DeskPanel
      title={t`Paiement`}
      beside={<StatusTag tone={PAYMENT_TONES[state]}>{i18n._(PAYMENT_WORDS[state])}</StatusTag>}
    >
      <div className={classes.body}>
        <p>{desk.payment.title}</p>
        {left > 0 ? <p className={classes.when}>{t`Remboursable : ${money(left)}`}</p> : null}
      </div>
      {desk.transactions.length === 0 ? null : (
        <ul aria-label={t`Transactions`} className={classes.rows}>
          {desk.transactions.map(({ uuid, at, type, method, reference, status, amount }) => (
            <DeskRow key={uuid} isCurrent={uuid === current}>
              <div>
                <b>{i18n._(TRANSACTION_WORDS[type])}</b>
                <span>{money(amount)}</span>
              </div>
              <span className={classes.when}>
                {[i18n._(TRANSACTION_STATE_WORDS[status]), method, reference, dateTime(at)]
                  .filter((word) => word !== '')
                  .join(', ')}
              </span>
            </DeskRow>
          ))}
        </ul>
      )}
    </DeskPanel>
  );
}
