import { useLingui } from '@lingui/react/macro';
import { deskLayout, textLink } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { AdminLink, useAdmin } from '#src/admin/app/port.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** The order it was bought with, and what of it can still be given back. */
export function OrderPanel({ desk: { order, payment, money: sums } }: { desk: RmaDesk }) {
  const { t } = useLingui();
  const { money, dateTime } = useFormat();
  const { may } = useAdmin();
  const classes = deskLayout();
  return (
    <DeskPanel title={t`Commande`}>
      <div className={classes.body}>
        {may('orders.view') ? (
          <AdminLink page="admin.orders.edit" params={{ id: order.uuid }} className={textLink({ alone: true })}>
            {order.number}
          </AdminLink>
        ) : (
          <b>{order.number}</b>
        )}
        <p>{t`Passée le ${dateTime(order.placedAt)}`}</p>
        <p>{t`${money(order.total)}, ${payment.title}`}</p>
        <p className={classes.when}>{t`Remboursable : ${money(sums.refundable)}`}</p>
      </div>
    </DeskPanel>
  );
}
