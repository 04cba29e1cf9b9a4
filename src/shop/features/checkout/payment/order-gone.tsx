import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { truck } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

/** In the place of an order that is being looked for, or is not here. */
export function OrderGone({ area, order }: { area: Area; order: OrderRecord | null | undefined }) {
  const { t } = useLingui();
  if (order === undefined)
    return (
      <div className={formLayout().stack} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  return (
    <EmptyState
      glyph={truck}
      title={t`Cette commande n’est pas sur cet appareil`}
      text={t`Connectez-vous au compte qui a passé cette commande : elle s’affichera dès que vous aurez du réseau.`}
      actions={<LinkButton href={href(`${area}.account.orders`)}>{t`Mes commandes`}</LinkButton>}
    />
  );
}
