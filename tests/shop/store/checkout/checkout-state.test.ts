import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { placeOrderBody } from '#core/contract/checkout/place-order.ts';
import { priceCart } from '#core/contract/checkout/price-cart.ts';
import { offeredPayments } from '#core/domain/payment/methods.ts';
import { checkoutOf, orderRequestOf } from '#src/shop/store/checkout/checkout-state.ts';
import { buyer, cart, choices, DISCS, facts, fresh, line, NOW_MS, ORDER, terms, viewOf, WORK } from './sale.ts';

const consent = { terms: true, newsletter: false, waiveWithdrawal: false } as const;

const placeOf = (address: { country: string; postcode: string }) => ({
  country: address.country,
  state: null,
  postcode: address.postcode,
});

describe('a checkout', () => {
  test('asks for the very total that the shop computes of its request, by a way to pay that is offered', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(1, 2, 40), (draft, quantity) => {
        const record = cart({ lines: [line(DISCS, 'Disques', { quantity, unitPrice: 874_000 })] });
        const given = facts({ draft, cart: viewOf(record) });
        const checkout = checkoutOf(given);
        const request = orderRequestOf(given, checkout, consent);
        if (request === null) return;
        const args = v.parse(placeOrderBody, { ...request, uuid: ORDER });
        const atShop = priceCart(record, terms(), {
          group: 'general',
          buyer: { type: 'individual', firstOrder: true, vatNumber: null },
          billing: placeOf(args.billing),
          shipping: args.shipping && placeOf(args.shipping),
          shippingMethod: args.shippingMethod,
          paymentMethod: args.paymentMethod,
          nowMs: NOW_MS,
        });
        expect(args.expectedTotal).toBe(atShop.priced.grandTotal);
        expect(atShop.method?.code ?? null).toBe(args.shippingMethod);
        const offered = offeredPayments(terms().payments, {
          total: args.expectedTotal,
          group: 'general',
          currency: 'EUR',
          isBackOffice: false,
        });
        expect(offered.map(({ code }) => code)).toContain(args.paymentMethod);
        /* what is brought has an address, what is fetched has none */
        if (checkout.steps.payment.done)
          expect(args.shipping === null).toBe(atShop.method === null || atShop.method.pickup !== null);
      }),
    );
  });

  test('begins with the addresses that the book serves with', () => {
    const { billing, shipping, isSameAddress, steps } = checkoutOf(facts());
    expect([billing?.uuid, shipping?.uuid]).toEqual([buyer.book[0]?.uuid, buyer.book[0]?.uuid]);
    expect(isSameAddress).toBe(true);
    expect(steps.addresses.done).toBe(true);
    expect(steps.shipping).toEqual({ enabled: true, done: false, error: 'shipping.required' });
  });

  test('fetched in the store, it needs no delivery and costs none', () => {
    const draft = { ...fresh, shipping: WORK, isSameAddress: false, shippingMethod: 'pickup_nantes' };
    const { shipping, pricing } = checkoutOf(facts({ draft }));
    expect(shipping).toBeNull();
    expect(pricing.priced.shippingAmount).toBe(0);
  });

  test('without anything to pay is free by itself', () => {
    const gift = cart({ lines: [line(DISCS, 'Cadeau', { unitPrice: 0 })] });
    const draft = { ...fresh, shippingMethod: 'pickup_nantes', paymentMethod: 'payzen' };
    const { payment, payments, steps } = checkoutOf(facts({ cart: viewOf(gift), draft }));
    expect(payment?.code).toBe('free');
    expect(payments.map(({ code }) => code)).toEqual(['free']);
    expect(steps.payment.done).toBe(true);
  });

  test('stops at the cart for what cannot be sold, and below the least order', () => {
    const empty = cart({ lines: [line(DISCS, 'Disques', { quantity: 0 }), line(ORDER, 'Huile')] });
    expect(checkoutOf(facts({ cart: viewOf(empty) })).steps.cart.error).toBe('cart.unavailable');
    const least = { enable: true, amount: 9_000_000, includeTax: true, includeDiscount: true };
    expect(checkoutOf(facts({ terms: terms({ minimum: least }) })).steps.cart.error).toBe('cart.belowMinimum');
  });
});
