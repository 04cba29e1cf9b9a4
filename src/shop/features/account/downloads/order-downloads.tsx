import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { DownloadLine } from '#src/shop/features/account/downloads/download-line.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** What an order lets its buyer download; nothing where it has none. */
export function OrderDownloads({ order }: { order: OrderRecord }) {
  const { t } = useLingui();
  const { downloads = [] } = order;
  if (downloads.length === 0) return null;
  return (
    <section>
      <h2 className={formLayout().group}>{t`Téléchargements`}</h2>
      <Surface pad="lg">
        <ul className={formLayout().stack}>
          {downloads.map((one) => (
            <li key={one.uuid}>
              <DownloadLine order={order} one={one} />
            </li>
          ))}
        </ul>
      </Surface>
    </section>
  );
}
