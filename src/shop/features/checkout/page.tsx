/** An order, step by step (specification §4, domain 4.1): chosen on this device, priced by the shop’s own rules. */
import { useLingui } from '@lingui/react/macro';
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { AddressesStep } from '#src/shop/features/checkout/addresses/addresses-step.tsx';
import { OrderGone } from '#src/shop/features/checkout/payment/order-gone.tsx';
import { PayAgain } from '#src/shop/features/checkout/payment/pay-again.tsx';
import { PaymentStep } from '#src/shop/features/checkout/placing/payment-step.tsx';
import { ShippingStep } from '#src/shop/features/checkout/shipping-step.tsx';
import { StepPage } from '#src/shop/features/checkout/step-page.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useOrder } from '#src/shop/store/checkout/orders-here.ts';
import { Wrap } from '#src/ui/frame/page.tsx';

export function CheckoutPage() {
  const area = useCurrentArea();
  const path = usePagePath();
  const order = useSearchParam('commande');
  const place = { area, quote: useSearchParam('devis') };
  useNeedPerson();
  switch (match(path)?.id) {
    case 'checkout.addresses':
    case '{area}.checkout.addresses':
      return (
        <StepPage place={place} step="addresses">
          {(view) => <AddressesStep view={view} />}
        </StepPage>
      );
    case 'checkout.shipping':
    case '{area}.checkout.shipping':
      return (
        <StepPage place={place} step="shipping">
          {(view) => <ShippingStep view={view} />}
        </StepPage>
      );
    default:
      return order === null ? (
        <StepPage place={place} step="payment">
          {(view, hold) => <PaymentStep view={view} hold={hold} />}
        </StepPage>
      ) : (
        <PayOrderPage area={area} uuid={order} />
      );
  }
}

/** An order that was placed and waits for its money. */
function PayOrderPage({ area, uuid }: { area: Area; uuid: string }) {
  const { t } = useLingui();
  const order = useOrder(uuid);
  return (
    <PersonalPage back={{ href: href(`${area}.account.orders`), label: t`Mes commandes` }} narrow title={t`Paiement`}>
      <Wrap narrow>
        {order === null || order === undefined ? <OrderGone area={area} order={order} /> : <PayAgain order={order} />}
      </Wrap>
    </PersonalPage>
  );
}
