/** A checkout as its pages show it, made from what this device holds: with a network or without. */
import { useMemo } from 'react';
import { termsOfQuote, type SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { cartOfQuote } from '#src/shop/store/checkout/quote-cart.ts';
import type { CheckoutDraft } from '#src/shop/store/checkout/checkout-draft.ts';
import { checkoutOf, type Checkout, type CheckoutBuyer } from '#src/shop/store/checkout/checkout-state.ts';
import { useKeptCheckout } from '#src/shop/store/checkout/kept-checkout.ts';
import { useHasOrdered } from '#src/shop/store/checkout/orders-here.ts';
import { useSaleTerms } from '#src/shop/store/checkout/sale-terms.ts';
import { useView } from '#src/shop/store/state.ts';

export type CheckoutView =
  | { readonly phase: 'reading' }
  /** This device has never heard on what terms the shop sells. */
  | { readonly phase: 'unknownTerms'; readonly cart: CartView }
  /** This device has not heard what the quote comes to. */
  | { readonly phase: 'unknownQuote' }
  | {
      readonly phase: 'ready';
      readonly place: CheckoutPlace;
      readonly cart: CartView;
      readonly terms: SaleTerms;
      readonly draft: CheckoutDraft | null;
      readonly buyer: CheckoutBuyer | null;
      readonly checkout: Checkout;
    };

const READING = { phase: 'reading' } as const;

/** @param nowMs instant of the device: rules and coupons have their days */
export function useCheckout({ area, quote }: CheckoutPlace, nowMs: number | null): CheckoutView {
  const held = useView((state) => state[`cart:${area}`].cart);
  const buyer = useBuyer();
  const terms = useSaleTerms(area);
  const draft = useKeptCheckout({ area, quote });
  return useMemo(() => {
    if (held === null || buyer === undefined || terms === undefined || draft === undefined || nowMs === null)
      return READING;
    const basket = draft?.quote ?? null;
    if (quote !== null && basket === null) return { phase: 'unknownQuote' };
    const cart = basket === null ? held : cartOfQuote(area, basket);
    if (terms === null) return { phase: 'unknownTerms', cart };
    const facts = { cart, terms: basket === null ? terms : termsOfQuote(terms), draft, buyer, nowMs };
    return { phase: 'ready', place: { area, quote }, ...facts, checkout: checkoutOf(facts) };
  }, [area, quote, held, buyer, terms, draft, nowMs]);
}

/** Null for a guest, `undefined` until it is known who is here. */
function useBuyer(): CheckoutBuyer | null | undefined {
  const { phase } = useView((state) => state.session);
  const profile = useView((state) => state.profile);
  const addresses = useView((state) => state.addresses);
  const hasOrdered = useHasOrdered();
  return useMemo(() => {
    if (phase === 'guest') return null;
    if (phase === 'unknown' || profile === null || hasOrdered === undefined) return undefined;
    const { group, fields, credit = [] } = profile.record;
    return { group, type: fields.customerType, hasOrdered, credit, book: addresses?.record.addresses ?? [] };
  }, [phase, profile, addresses, hasOrdered]);
}
