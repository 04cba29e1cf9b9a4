/** What was ordered, what became of it, and what it comes to. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout, textLink } from '#styled/recipes';
import type { DeskLine, OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { linePicture } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Plate } from '#src/ui/picture/picture.tsx';
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
  const { name, sku, path, image, options, isStockable, qtyOrdered, qtyShipped, qtyCanceled, qtyRefunded } = line;
  const leaving = qtyOrdered - qtyCanceled - line.qtyRefundedUnshipped;
  const became = [
    qtyCanceled > 0 ? (qtyCanceled === 1 ? t`1 annulé` : t`${qtyCanceled} annulés`) : '',
    qtyRefunded > 0 ? (qtyRefunded === 1 ? t`1 remboursé` : t`${qtyRefunded} remboursés`) : '',
  ].filter((word) => word !== '');
  return (
    <tr>
      <th scope="row">
        <div className={deskLayout().article}>
          {image === null ? null : <Plate image={linePicture(image)} size="thumb" sizes="48px" />}
          <div>
            <b>
              {path === '' ? (
                name
              ) : (
                <Link href={path} opensTab className={textLink({ plain: true })}>
                  {name}
                </Link>
              )}
            </b>
            <small>{[sku, ...options.map(({ label, value }) => t`${label} : ${value}`)].join(', ')}</small>
            {became.length === 0 ? null : <small>{became.join(', ')}</small>}
          </div>
        </div>
      </th>
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
