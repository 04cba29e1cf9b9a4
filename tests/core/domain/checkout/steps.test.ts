import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_STEPS, checkoutSteps, nextOrderStep, type CheckoutState } from '#core/domain/checkout/steps.ts';

const START: CheckoutState = {
  buyer: 'customer',
  itemsQty: 2,
  hasUnavailable: false,
  hasStockable: true,
  isBelowMinimum: false,
  hasBilling: false,
  hasShipping: false,
  methodsOffered: null,
  shippingMethod: null,
  isPickup: false,
  hasContact: false,
  quotes: { enabled: true, guestEnabled: true, isBelowMinimum: false },
  paymentMethod: null,
  isFree: false,
  placed: null,
};
const at = (changes: Partial<CheckoutState> = {}) => checkoutSteps({ ...START, ...changes });
const OPEN = { enabled: true, done: false };
const CLOSED = { enabled: false, done: false };
const SKIPPED = { enabled: false, done: true };
const DONE = { enabled: true, done: true };

const state: fc.Arbitrary<CheckoutState> = fc.record({
  buyer: fc.constantFrom('guest' as const, 'customer' as const),
  itemsQty: fc.integer({ min: 0, max: 2 }),
  hasUnavailable: fc.boolean(),
  hasStockable: fc.boolean(),
  isBelowMinimum: fc.boolean(),
  hasBilling: fc.boolean(),
  hasShipping: fc.boolean(),
  methodsOffered: fc.constantFrom(null, 0, 2),
  shippingMethod: fc.constantFrom(null, 'flatrate_flatrate'),
  isPickup: fc.boolean(),
  hasContact: fc.boolean(),
  quotes: fc.record({ enabled: fc.boolean(), guestEnabled: fc.boolean(), isBelowMinimum: fc.boolean() }),
  paymentMethod: fc.constantFrom(null, 'payzen'),
  isFree: fc.boolean(),
  placed: fc.constantFrom(null, null, null, 'order' as const, 'quote' as const),
});

describe('the steps of a checkout', () => {
  it('are all there; an error stands on what is not done, and success only after the server’s answer', () => {
    fc.assert(
      fc.property(state, (one) => {
        const steps = checkoutSteps(one);
        expect(Object.keys(steps).toSorted()).toEqual([...CHECKOUT_STEPS].toSorted());
        for (const step of CHECKOUT_STEPS) if (steps[step].error !== undefined) expect(steps[step].done).toBe(false);
        expect(steps.success.enabled).toBe(one.placed !== null);
      }),
    );
  });

  it('open one after the other: payment only when all before it is done', () => {
    fc.assert(
      fc.property(state, (one) => {
        const { cart, addresses, shipping, payment } = checkoutSteps(one);
        if (payment.enabled) expect([cart.done, addresses.done, shipping.done]).toEqual([true, true, true]);
        if (shipping.enabled) expect([cart.done, addresses.done]).toEqual([true, true]);
        if (addresses.enabled) expect(cart.done).toBe(true);
      }),
    );
  });

  it('never let a guest past the cart, but for a quote', () => {
    fc.assert(
      fc.property(state, (one) => {
        const { addresses, shipping, payment } = checkoutSteps({ ...one, buyer: 'guest', placed: null });
        for (const step of [addresses, shipping, payment]) {
          expect(step).toEqual({ enabled: false, done: false, error: 'signIn' });
        }
      }),
    );
  });

  it('do not close for somebody who fills in more', () => {
    fc.assert(
      fc.property(state, (one) => {
        const before = checkoutSteps({ ...one, placed: null });
        const more = { hasBilling: true, hasShipping: true, hasContact: true, paymentMethod: 'payzen' };
        const after = checkoutSteps({ ...one, ...more, placed: null });
        for (const step of CHECKOUT_STEPS) {
          if (before[step].enabled) expect(after[step].enabled).toBe(true);
          if (before[step].done) expect(after[step].done).toBe(true);
        }
      }),
    );
  });
});

describe('a customer', () => {
  it('is led from cart to payment', () => {
    expect(nextOrderStep(at({ itemsQty: 0 }))).toBe('cart');
    expect(nextOrderStep(at())).toBe('addresses');
    const addressed = { hasBilling: true, hasShipping: true };
    expect(at(addressed)).toMatchObject({
      addresses: DONE,
      shipping: { ...OPEN, error: 'shipping.required' },
      payment: CLOSED,
    });
    const shipped = { ...addressed, shippingMethod: 'flatrate_flatrate' };
    expect(nextOrderStep(at(shipped))).toBe('payment');
    expect(at(shipped).payment).toEqual({ ...OPEN, error: 'payment.required' });
    expect(at({ ...shipped, paymentMethod: 'payzen' }).payment).toEqual(DONE);
    expect(at({ ...shipped, isFree: true }).payment).toEqual(DONE);
    expect(nextOrderStep(at({ ...shipped, placed: 'order' }))).toBe('success');
  });

  it('is told what keeps the cart', () => {
    expect(at({ itemsQty: 0 }).cart.error).toBe('cart.empty');
    expect(at({ hasUnavailable: true }).cart.error).toBe('cart.unavailable');
    expect(at({ isBelowMinimum: true })).toMatchObject({ cart: { error: 'cart.belowMinimum' }, addresses: CLOSED });
  });

  it('who has nothing brought needs an address for the bill, and no delivery', () => {
    expect(at({ hasStockable: false, hasBilling: true })).toMatchObject({
      addresses: DONE,
      shipping: SKIPPED,
      payment: { enabled: true },
    });
    expect(at({ hasBilling: true }).addresses.error).toBe('addresses.required');
  });

  it('who fetches the order in the store needs no address of delivery', () => {
    const pickup = { hasBilling: true, isPickup: true, shippingMethod: 'pickup_lyon' };
    expect(at(pickup)).toMatchObject({ addresses: DONE, shipping: DONE });
  });

  it('learns that nothing is brought there', () => {
    const nowhere = { hasBilling: true, hasShipping: true, methodsOffered: 0 };
    expect(at(nowhere).shipping).toEqual({ ...OPEN, error: 'shipping.noMethod' });
  });

  it('may ask for a quote of what is out of stock', () => {
    expect(at({ hasUnavailable: true, isBelowMinimum: true })).toMatchObject({ quote: OPEN, information: SKIPPED });
    const { quotes } = START;
    expect(at({ quotes: { ...quotes, isBelowMinimum: true } }).quote.error).toBe('quote.belowMinimum');
    expect(at({ quotes: { ...quotes, enabled: false } }).quote).toEqual({ ...CLOSED, error: 'quote.disabled' });
  });
});

describe('a guest', () => {
  const guest = { buyer: 'guest' } as const;

  it('tells how to be reached before a quote', () => {
    expect(at(guest)).toMatchObject({ information: { ...OPEN, error: 'information.required' }, quote: CLOSED });
    expect(at({ ...guest, hasContact: true })).toMatchObject({ information: DONE, quote: OPEN });
    expect(at({ ...guest, itemsQty: 0 }).information).toEqual(CLOSED);
  });

  it('is told when the shop makes no quotes for guests', () => {
    const off = at({ ...guest, quotes: { ...START.quotes, guestEnabled: false } });
    expect(off.information).toEqual({ ...CLOSED, error: 'quote.disabled' });
  });
});
