import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { RecordLink } from '#src/admin/parts/desk/record-link.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** The order it was bought with, and what of it can still be given back. */
export function OrderPanel({ desk: { order, payment, money: sums } }: { desk: RmaDesk }) {
  const { t } = useLingui();
  const { money, dateTime } = useFormat();
  const classes = deskLayout();
  return (
    <DeskPanel title={t`Commande`}>
      <div className={classes.body}>
        <RecordLink page="admin.orders.edit" id={order.uuid} number={order.number} />
        <p>{t`Passée le ${dateTime(order.placedAt)}`}</p>
        <p>{t`${money(order.total)}, ${payment.title}`}</p>
        <p className={classes.when}>{t`Remboursable : ${money(sums.refundable)}`}</p>
      </div>
    </DeskPanel>
  );
}
