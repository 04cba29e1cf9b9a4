import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from '#core/domain/cart/cart.ts';
import { checkoutView } from '#src/shop/store/cart/cart-view.ts';
import { lineStates } from '#src/shop/store/cart/line-states.ts';
import { acknowledged, added, cart, PRODUCT } from './carts.ts';

const shown = (record: Parameters<typeof checkoutView>[0]['record'], pending = false) =>
  checkoutView({ area: 'auto', record, lineStates: new Map(), pending, asked: false });

test('units by product add up to the units of the cart, whatever the variants', () => {
  fc.assert(
    fc.property(cart, (record) => {
      const view = shown(record);
      const units = Object.values(view.cartItemQuantities).reduce((all, one) => all + one, 0);
      expect(units).toBe(view.cartQuantity);
      expect(new Set(Object.keys(view.cartItemQuantities))).toEqual(new Set(record.lines.map((line) => line.product)));
    }),
  );
});

test('totals are those of the shared rules, and lines add up to the subtotal', () => {
  fc.assert(
    fc.property(cart, (record) => {
      const view = shown(record);
      expect(view.cart?.totals).toEqual(cartTotals(record.lines));
      expect(view.cart?.items.reduce((all, line) => all + line.total, 0)).toBe(view.cart?.totals.subTotal);
    }),
  );
});

test('a cart that was never read is an empty one that no longer loads', () => {
  const view = shown(undefined);
  expect(view).toMatchObject({ cartLoading: false, cartQuantity: 0, cartItemQuantities: {} });
  expect(view.steps.information).toBe(false);
});

test('lines without stock ask for no quote', () => {
  fc.assert(
    fc.property(cart, (record) => {
      const emptied = { ...record, lines: record.lines.map((line) => ({ ...line, quantity: 0 })) };
      expect(shown(emptied).steps.information).toBe(false);
    }),
  );
});

test('a total is confirmed only when the shop priced this very cart and nothing of it waits', () => {
  fc.assert(
    fc.property(cart, fc.boolean(), fc.boolean(), (record, pending, priced) => {
      const view = shown({ ...record, pricedAt: priced ? record.pricedAt : null }, pending);
      expect(view.cart?.confirmed).toBe(!pending && (priced || record.lines.length === 0));
    }),
  );
});

const about = (lineKey: string, code: 'cart.priceChanged' | 'cart.productGone') => ({
  lineKey,
  code,
  name: 'Disques avant',
  from: 849_000,
  to: 874_000,
  at: '2026-11-21T08:10:00.000Z',
});

test('a notice stays with its line; one without a line tells of an article that left', () => {
  fc.assert(
    fc.property(cart, (record) => {
      const [first] = record.lines;
      fc.pre(first !== undefined);
      const notices = [about(first?.lineKey ?? '', 'cart.priceChanged'), about(`${PRODUCT}x`, 'cart.productGone')];
      const view = shown({ ...record, notices });
      expect(view.cart?.toCheck).toBe(1);
      expect(view.cart?.items[0]?.notice?.to).toBe(874_000);
      expect(view.cart?.gone.map((one) => one.code)).toEqual(['cart.productGone']);
    }),
  );
});

const stateAt = (isSending: boolean, over: Parameters<typeof added>[0]) =>
  lineStates('auto', [added(over)], [], isSending).get(PRODUCT);

test('a line is on this device until its change left, on its way while somebody sends, and at the shop after', () => {
  expect(stateAt(true, { sends: 0 })).toEqual({ state: 'local', at: null });
  expect(stateAt(true, { sends: 1 })).toEqual({ state: 'sending', at: null });
  expect(stateAt(false, { sends: 1 })).toEqual({ state: 'local', at: null });
  expect(lineStates('auto', [], [acknowledged()], true).get(PRODUCT)).toEqual({
    state: 'sent',
    at: '2026-11-21T08:12:00.000Z',
  });
});

test('one change that is still here outweighs those that left', () => {
  const rows = [added({ sends: 1 }), added({ seq: 2, mutId: 'second' }), added({ seq: 3, mutId: 'third', sends: 1 })];
  expect(lineStates('auto', rows, [acknowledged()], true).get(PRODUCT)?.state).toBe('local');
});

test('the cart of the other area changes nothing', () => {
  expect(lineStates('moto', [added()], [acknowledged()], true).size).toBe(0);
});
