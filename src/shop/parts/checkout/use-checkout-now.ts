import { useActions } from '#src/shop/parts/actions.tsx';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { useCheckout, type CheckoutView } from '#src/shop/store/checkout/use-checkout.ts';

const MINUTE_MS = 60_000;

/** A checkout as it stands in this minute. */
export function useCheckoutNow(place: CheckoutPlace): CheckoutView {
  const now = useActions().now();
  return useCheckout(place, now === null ? null : now - (now % MINUTE_MS));
}
