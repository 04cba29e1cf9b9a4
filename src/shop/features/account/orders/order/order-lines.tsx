/** What was bought, what became of its units, and what it comes to. */
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formLayout } from '#styled/recipes';
import type { OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { linePicture } from '#src/content/media.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** "2 expédiés, 1 annulé": nothing where nothing has happened. */
function useUnitWords(): (line: OrderRecordLine) => string {
  const { t } = useLingui();
  return ({ isStockable, qtyShipped: sent, qtyRefunded: refunded, qtyCanceled: canceled }) =>
    [
      isStockable && sent > 0 ? (sent === 1 ? t`1 expédié` : t`${sent} expédiés`) : '',
      refunded > 0 ? (refunded === 1 ? t`1 remboursé` : t`${refunded} remboursés`) : '',
      canceled > 0 ? (canceled === 1 ? t`1 annulé` : t`${canceled} annulés`) : '',
    ]
      .filter((words) => words !== '')
      .join(', ');
}

function Line({ line }: { line: OrderRecordLine }) {
  const { t } = useLingui();
  const format = useFormat();
  const units = useUnitWords()(line);
  const { qtyOrdered: count } = line;
  const price = format.money(line.unitPrice);
  const deposit = format.money(line.deposit);
  return (
    <LineItem
      headingLevel={3}
      href={line.path}
      name={line.name}
      reference={line.sku}
      image={linePicture(line.image)}
      options={
        <>
          {/* its kit stands above it */}
          {line.options.slice(line.kit === undefined ? 0 : 1).map(({ label, value }) => (
            <p key={label}>{`${label} : ${value}`}</p>
          ))}
          <p>{t`${count} × ${price}`}</p>
          {line.deposit > 0 ? <p>{t`dont consigne ${deposit}`}</p> : null}
          {units === '' ? null : <p>{units}</p>}
        </>
      }
      total={format.money(line.total)}
    />
  );
}

/** Above the articles that were bought as one. */
function KitName({ kit: { name, quantity } }: { kit: NonNullable<OrderRecordLine['kit']> }) {
  const { t } = useLingui();
  return (
    <li>
      <b>{t`Lot : ${name} × ${quantity}`}</b>
    </li>
  );
}

function useTotals(order: OrderRecord): readonly Fact[] {
  const { t } = useLingui();
  const format = useFormat();
  const { couponCode, shippingTitle } = order;
  const part = (key: string, term: string, amount: number): Fact => ({ key, term, value: format.money(amount) });
  return [
    part('sub', t`Sous-total`, order.subTotal),
    ...(order.discountAmount > 0
      ? [part('discount', couponCode === null ? t`Remise` : t`Remise (${couponCode})`, -order.discountAmount)]
      : []),
    part('shipping', shippingTitle ?? t`Livraison`, order.shippingAmount),
    ...order.taxes.map(({ taxPercent, tax }) => {
      const rate = format.number(taxPercent);
      return part(`tax ${taxPercent}`, t`Dont TVA ${rate} %`, tax);
    }),
  ];
}

export function OrderLines({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const totals = useTotals(order);
  return (
    <section>
      <h2 className={layout.group}>{t`Articles`}</h2>
      <Surface pad="lg">
        <ul>
          {order.lines.map((line, at) => (
            <Fragment key={line.uuid}>
              {line.kit === undefined || order.lines[at - 1]?.kit?.key === line.kit.key ? null : (
                <KitName kit={line.kit} />
              )}
              <Line line={line} />
            </Fragment>
          ))}
        </ul>
        <KeyValueList facts={totals} />
        <div className={layout.total}>
          <span>{t`Total TTC`}</span>
          <b>{format.money(order.grandTotal)}</b>
        </div>
      </Surface>
    </section>
  );
}
