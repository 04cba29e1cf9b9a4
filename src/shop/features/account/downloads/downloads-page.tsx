/** « Mes téléchargements »: what was bought in this area, order by order, as this device knows it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useOrders } from '#src/shop/features/account/account-state.ts';
import { DownloadLine } from '#src/shop/features/account/downloads/download-line.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function DownloadsPage(place: AccountPlace) {
  const { t } = useLingui();
  const orders = useOrders(place.area);
  return (
    <AccountFrame {...place} title={t`Mes téléchargements`}>
      {orders === null ? (
        <AccountSkeleton />
      ) : (
        <Downloads area={place.area} orders={orders.filter(({ downloads = [] }) => downloads.length > 0)} />
      )}
    </AccountFrame>
  );
}

function Downloads({ area, orders }: Pick<AccountPlace, 'area'> & { orders: readonly OrderRecord[] }) {
  const { t } = useLingui();
  const layout = formLayout();
  if (orders.length === 0)
    return (
      <EmptyState
        glyph={downloadSimple}
        title={t`Aucun téléchargement`}
        text={t`Ce que vous achetez à télécharger apparaîtra ici, une fois votre commande payée.`}
        actions={
          <LinkButton href={href(`${area}.account.orders`)} tone="line">
            {t`Voir mes commandes`}
          </LinkButton>
        }
      />
    );
  return (
    <div className={layout.stack}>
      {orders.map((order) => (
        <section key={order.uuid}>
          <h2 className={layout.group}>
            <Link href={href(`${area}.account.order`, { id: order.uuid })}>{t`Commande ${order.number}`}</Link>
          </h2>
          <Surface pad="lg">
            <ul className={layout.stack}>
              {(order.downloads ?? []).map((one) => (
                <li key={one.uuid}>
                  <DownloadLine order={order} one={one} />
                </li>
              ))}
            </ul>
          </Surface>
        </section>
      ))}
    </div>
  );
}
