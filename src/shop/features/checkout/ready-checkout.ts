import type { CheckoutBuyer } from '#src/shop/store/checkout/checkout-state.ts';
import type { CheckoutView } from '#src/shop/store/checkout/use-checkout.ts';

/** A checkout whose terms are known, of a customer. */
export type ReadyCheckout = Extract<CheckoutView, { phase: 'ready' }> & { readonly buyer: CheckoutBuyer };

export function isReady(view: CheckoutView): view is ReadyCheckout {
  return view.phase === 'ready' && view.buyer !== null;
}
