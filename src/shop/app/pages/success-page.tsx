/** The last page of a checkout covers an order or a quote request (specification §2), each a feature of its own. */
import { OrderSuccessPage } from '#src/shop/features/checkout/success-page.tsx';
import { SuccessPage as QuoteSuccessPage } from '#src/shop/features/quotes/success-page.tsx';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';

export function SuccessPage() {
  const area = useCurrentArea();
  const order = useSearchParam('commande');
  return order === null ? <QuoteSuccessPage /> : <OrderSuccessPage key={order} area={area} uuid={order} />;
}
