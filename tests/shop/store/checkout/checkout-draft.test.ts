import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freshCheckout,
  readCheckout,
  refusesOrder,
  withChoice,
  withRefusal,
  withSent,
  type SentOrder,
} from '#src/shop/store/checkout/checkout-draft.ts';
import { checkoutOf, orderRequestOf } from '#src/shop/store/checkout/checkout-state.ts';
import { choices, facts, fresh, ORDER } from './sale.ts';

const OTHER = '7c2f9a44-2222-4f2e-8d1a-6b1d5a7f0a0b';

function sentOf(): SentOrder {
  const chosen = { ...fresh, shippingMethod: 'flatrate_flatrate', paymentMethod: 'payzen' };
  const given = facts({ draft: chosen });
  const request = orderRequestOf(given, checkoutOf(given), { terms: true, newsletter: false, waiveWithdrawal: false });
  if (request === null) throw new Error('nothing is missing');
  return { at: '2026-11-23T09:00:00.000Z', body: { ...request, uuid: OTHER } };
}

describe('the draft of a checkout', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(choices, (draft) => {
        expect(readCheckout(structuredClone(draft))).toEqual(draft);
        const sent = withSent(draft, sentOf());
        expect(readCheckout(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
      }),
    );
  });

  test('without an order’s UUID is none; with one, what cannot be read is not chosen', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readCheckout(value)));
    expect(readCheckout({ billing: 'x' })).toBeNull();
    expect(readCheckout({ uuid: ORDER, billing: 7, sent: { at: 'x', body: {} } })).toEqual(freshCheckout(ORDER));
  });

  test('is one order: what has left goes out again word for word, whoever presses and whatever is chosen after it', () => {
    fc.assert(
      fc.property(choices, choices, (draft, later) => {
        const first = withSent(draft, sentOf());
        expect(first.sent?.body.uuid).toBe(draft.uuid);
        const chosen = withChoice(first, { ...later });
        expect(chosen).toBe(first);
        const again = { ...sentOf(), body: { ...sentOf().body, expectedTotal: 1 } };
        expect(withSent(chosen, again)).toBe(first);
      }),
    );
  });

  test('is open again once the shop has refused, under the same UUID unless another order has it', () => {
    const sent = withSent(fresh, sentOf());
    expect(withRefusal(sent, 'order.totalChanged', OTHER)).toEqual({ ...sent, sent: null });
    expect(withRefusal(sent, 'record.moved', OTHER)).toEqual({ ...sent, sent: null, uuid: OTHER });
  });

  test('knows which refusals say that there is no order', () => {
    for (const code of ['order.totalChanged', 'order.outOfStock', 'input.invalid'])
      expect(refusesOrder(code)).toBe(true);
    for (const code of ['session.required', 'attempts.exceeded', 'token.expired', 'shop.closed'])
      expect(refusesOrder(code)).toBe(false);
  });
});
