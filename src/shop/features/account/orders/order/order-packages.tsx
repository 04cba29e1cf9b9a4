/** The parcels of an order, each with its carrier, what is in it and the way to follow it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderPackage, OrderRecord } from '#core/contract/orders/order-record.ts';
import { ShipmentStatusTag } from '#src/shop/features/account/orders/status-of.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { arrowUpRight } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** Typed in the back office: nothing but an address of the web is made a link. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//u.test(url);

function Parcel({ one, order }: { one: OrderPackage; order: OrderRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { number, carrier, trackNumber, trackUrl } = one;
  const names = new Map(order.lines.map(({ uuid, name }) => [uuid, name]));
  return (
    <Surface pad="lg">
      <div className={layout.summary}>
        <h3>{t`Colis ${number}`}</h3>
        <ShipmentStatusTag status={one.status} />
      </div>
      <KeyValueList
        facts={[
          ...(carrier === '' ? [] : [{ key: 'carrier', term: t`Transporteur`, value: carrier }]),
          ...(trackNumber === null ? [] : [{ key: 'track', term: t`Numéro de suivi`, value: trackNumber }]),
          ...(one.shippedAt === null ? [] : [{ key: 'sent', term: t`Expédié le`, value: format.date(one.shippedAt) }]),
          ...(one.deliveredAt === null
            ? []
            : [{ key: 'come', term: t`Livré le`, value: format.date(one.deliveredAt) }]),
          ...one.lines.map(({ line, quantity }) => ({
            key: line,
            term: names.get(line) ?? t`Article`,
            value: `× ${quantity}`,
          })),
        ]}
      />
      {isWebAddress(trackUrl) ? (
        <div className={layout.actions}>
          <LinkButton
            tone="line"
            size="sm"
            href={trackUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Suivre le colis ${number} chez ${carrier}, quitte la boutique`}
          >
            {t`Suivre le colis`}
            <Icon glyph={arrowUpRight} />
          </LinkButton>
        </div>
      ) : null}
      {isWebAddress(trackUrl) ? (
        <p className={layout.small}>{t`Ce lien quitte la boutique : le suivi s’ouvre chez le transporteur.`}</p>
      ) : null}
    </Surface>
  );
}

export function OrderPackages({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const layout = formLayout();
  if (order.packages.length === 0) return null;
  return (
    <section>
      <h2 className={layout.group}>{t`Colis`}</h2>
      <div className={layout.stackTight}>
        {order.packages.map((one) => (
          <Parcel key={one.uuid} one={one} order={order} />
        ))}
      </div>
    </section>
  );
}
