import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { ORDER_TONES } from './order-words.ts';

/** The area, the state and the day of an order, under its title. */
export function OrderState({ desk: { area, status, placedAt, money } }: { desk: OrderDesk }) {
  const { t, i18n } = useLingui();
  const { money: euros, dateTime } = useFormat();
  const classes = deskLayout();
  return (
    <div className={classes.state}>
      <Cartouche area={area}>{area === 'auto' ? t`Auto` : t`Moto`}</Cartouche>
      <StatusTag tone={ORDER_TONES[status]}>{i18n._(ORDER_WORDS[status])}</StatusTag>
      <span>{t`Passée le ${dateTime(placedAt)}`}</span>
      <b className={classes.sum}>{euros(money.grandTotal)}</b>
    </div>
  );
}
