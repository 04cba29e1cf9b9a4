import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';

/** What an order comes to, and how much of it is settled. */
export function OrderTotals({ desk: { money: sums } }: { desk: OrderDesk }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const facts: readonly Fact[] = [
    { key: 'subTotal', term: t`Sous-total TTC`, value: money(sums.subTotal) },
    ...(sums.discount > 0 ? [{ key: 'discount', term: t`Remise`, value: money(-sums.discount) }] : []),
    { key: 'shipping', term: t`Livraison TTC`, value: money(sums.shipping) },
    ...sums.taxes.map(({ taxPercent, tax }) => {
      const rate = `${number(taxPercent)}${NARROW}%`;
      return { key: `tax ${taxPercent}`, term: t`dont TVA ${rate}`, value: money(tax) };
    }),
    { key: 'total', term: <b>{t`Total TTC`}</b>, value: <b>{money(sums.grandTotal)}</b> },
    { key: 'paid', term: t`Payé`, value: money(sums.paid) },
    ...(sums.refunded > 0 ? [{ key: 'refunded', term: t`Remboursé`, value: money(sums.refunded) }] : []),
    { key: 'due', term: t`Reste dû`, value: money(sums.due) },
  ];
  return (
    <div className={deskLayout().totals}>
      <KeyValueList facts={facts} />
    </div>
  );
}
