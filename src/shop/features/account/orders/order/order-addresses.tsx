/** Where an order goes and whom its invoice names, as they were when it was placed. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { addressLines, type AddressFields } from '#core/contract/account/address-fields.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { phoneLines } from '#src/i18n/format/phone.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>);

const letterhead = (address: AddressFields) => <Lines of={[...addressLines(address), ...phoneLines(address.phone)]} />;

export function OrderAddresses({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const { pickup, shipping, promisedFrom: from, promisedTo: to } = order;
  const [first, last] = [
    from === null || to === null ? '' : dates.dateUntil(from, to),
    to === null ? '' : format.date(to),
  ];
  const facts: readonly Fact[] = [
    ...(order.shippingTitle === null ? [] : [{ key: 'way', term: t`Mode de livraison`, value: order.shippingTitle }]),
    ...(to === null
      ? []
      : [
          {
            key: 'promised',
            term: t`Livraison prévue`,
            value: first === '' || from === to ? last : t`entre le ${first} et le ${last}`,
          },
        ]),
    ...(pickup === null
      ? []
      : [
          {
            key: 'pickup',
            term: t`Retrait`,
            value: <Lines of={[pickup.name, ...pickup.address.split('\n'), ...(pickup.hours?.split('\n') ?? [])]} />,
          },
        ]),
    ...(shipping === null ? [] : [{ key: 'to', term: t`Adresse de livraison`, value: letterhead(shipping) }]),
    { key: 'billed', term: t`Adresse de facturation`, value: letterhead(order.billing) },
  ];
  return (
    <section>
      <h2 className={formLayout().group}>{t`Livraison et adresses`}</h2>
      <Surface pad="lg">
        <KeyValueList facts={facts} />
      </Surface>
    </section>
  );
}
