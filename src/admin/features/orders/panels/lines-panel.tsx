/** What was ordered, what became of it, and what it comes to. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { DeskLine, OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { ArticleCell } from '#src/admin/parts/desk/article-cell.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { OrderTotals } from './order-totals.tsx';

export function LinesPanel({ desk }: { desk: OrderDesk }) {
  const { t } = useLingui();
  const classes = deskLayout();
  const units = desk.lines.reduce((all, line) => all + line.qtyOrdered, 0);
  return (
    <DeskPanel title={t`Articles, ${units}`}>
      <table className={classes.table} aria-label={t`Articles`}>
        <thead>
          <tr>
            <th scope="col">{t`Article`}</th>
            <th scope="col">{t`Prix TTC`}</th>
            <th scope="col">{t`Qté`}</th>
            <th scope="col">{t`Expédié`}</th>
            <th scope="col">{t`Total TTC`}</th>
          </tr>
        </thead>
        <tbody>
          {desk.lines.map((line) => (
            <LineRow key={line.uuid} line={line} />
          ))}
        </tbody>
      </table>
      <OrderTotals desk={desk} />
    </DeskPanel>
  );
}

function LineRow({ line }: { line: DeskLine }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { sku, options, isStockable, qtyOrdered, qtyShipped, qtyCanceled, qtyRefunded } = line;
  const leaving = qtyOrdered - qtyCanceled - line.qtyRefundedUnshipped;
  const became = [
    qtyCanceled > 0 ? (qtyCanceled === 1 ? t`1 annulé` : t`${qtyCanceled} annulés`) : '',
    qtyRefunded > 0 ? (qtyRefunded === 1 ? t`1 remboursé` : t`${qtyRefunded} remboursés`) : '',
  ].filter((word) => word !== '');
  return (
    <tr>
      <ArticleCell article={line}>
        <small>{[sku, ...options.map(({ label, value }) => t`${label} : ${value}`)].join(', ')}</small>
        {became.length === 0 ? null : <small>{became.join(', ')}</small>}
      </ArticleCell>
      <td data-label={t`Prix TTC`}>{money(line.unitPrice)}</td>
      <td data-label={t`Qté`}>{qtyOrdered}</td>
      <td data-label={t`Expédié`} {...(toShip(line) > 0 ? { 'data-waits': '' } : {})}>
        {isStockable && leaving > 0 ? t`${qtyShipped} sur ${leaving}` : ''}
      </td>
      <td data-label={t`Total TTC`}>
        <b>{money(line.total)}</b>
      </td>
    </tr>
  );
}
