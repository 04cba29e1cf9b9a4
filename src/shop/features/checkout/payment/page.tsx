/** The pages of payments (specification §2): on the way to a provider, how to transfer, what did not work. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { paymentPageUse } from '#core/contract/pages/payment-pages.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { PageUse } from '#core/domain/payment/providers/provider.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { FailedPage } from '#src/shop/features/checkout/payment/failed-page.tsx';
import { OrderGone } from '#src/shop/features/checkout/payment/order-gone.tsx';
import { RedirectPage } from '#src/shop/features/checkout/payment/redirect-page.tsx';
import { TransferPage } from '#src/shop/features/checkout/payment/transfer-page.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useOrder } from '#src/shop/store/checkout/orders-here.ts';
import { Wrap } from '#src/ui/frame/page.tsx';

export function PaymentPage() {
  const { t } = useLingui();
  const path = usePagePath();
  const area = useCurrentArea();
  const asked = useSearchParam('commande');
  const uuid = isUuid(asked) ? asked : null;
  useNeedPerson();
  const use = paymentPageUse(match(path)?.name ?? '') ?? 'redirect';
  const titles: Readonly<Record<PageUse, string>> = {
    redirect: t`Paiement`,
    failed: t`Paiement non abouti`,
    instructions: t`Virement bancaire`,
  };
  return (
    <PersonalPage back={{ href: href(`${area}.account.orders`), label: t`Mes commandes` }} narrow title={titles[use]}>
      <Wrap narrow>
        {use === 'redirect' && uuid !== null ? (
          <RedirectPage area={area} order={uuid} />
        ) : (
          <WithOrder uuid={uuid}>
            {(order) => (use === 'failed' ? <FailedPage order={order} /> : <TransferPage order={order} />)}
          </WithOrder>
        )}
      </Wrap>
    </PersonalPage>
  );
}

function WithOrder({ uuid, children }: { uuid: string | null; children: (order: OrderRecord) => ReactNode }) {
  const area = useCurrentArea();
  const order = useOrder(uuid);
  return order === null || order === undefined ? <OrderGone area={area} order={order} /> : children(order);
}
