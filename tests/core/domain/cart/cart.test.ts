import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  addToCart,
  cartTotals,
  clampToStock,
  clearCart,
  ifItFits,
  keepInCart,
  lineTotal,
  removeFromCart,
  setQuantity,
} from '#core/domain/cart/cart.ts';
import type { CartLine } from '#core/domain/cart/cart.ts';
import { add, money } from '#core/domain/price/money.ts';

function lineOf(lineKey: string, quantity: number, euros: number, taxPercent = 20, discount = 0): CartLine {
  return {
    lineKey,
    product: lineKey,
    variant: null,
    quantity,
    unitPrice: money(euros),
    taxPercent,
    deposit: 0,
    ecoContribution: 0,
    discount: money(discount),
  };
}

const key = fc.constantFrom('a', 'b', 'c', 'd');
const quantity = fc.integer({ min: 0, max: 60 });

type Change =
  | { readonly do: 'add'; readonly lineKey: string; readonly delta: number }
  | { readonly do: 'set'; readonly lineKey: string; readonly from: number; readonly to: number }
  | { readonly do: 'remove'; readonly lineKey: string }
  | { readonly do: 'clear' };

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('add' as const), lineKey: key, delta: fc.integer({ min: -3, max: 60 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('set' as const), lineKey: key, from: quantity, to: quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), lineKey: key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
);

function fold(lines: readonly CartLine[], one: Change): readonly CartLine[] {
  if (one.do === 'add') return addToCart(lines, { ...one, line: lineOf(one.lineKey, 0, 10) });
  if (one.do === 'set') return setQuantity(lines, one);
  if (one.do === 'remove') return removeFromCart(lines, one);
  return clearCart();
}

function quantities(lines: readonly CartLine[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line.lineKey, line.quantity]));
}

describe('the folds of a cart', () => {
  it('are total: whatever comes, lines are unique and hold between 1 and the most a line may hold', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const lines = changes.reduce<readonly CartLine[]>(fold, []);
        expect(new Set(lines.map((line) => line.lineKey)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY);
        }
      }),
    );
  });

  it('leave the view before them untouched', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 10 }), change, (changes, last) => {
        const before = changes.reduce<readonly CartLine[]>(fold, []);
        const copy = structuredClone(before);
        fold(before, last);
        expect(before).toEqual(copy);
      }),
    );
  });

  it('give the same cart however a queue is cut between base and pending', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), fc.nat({ max: 30 }), (changes, cut) => {
        const base = changes.slice(0, cut).reduce<readonly CartLine[]>(fold, []);
        expect(changes.slice(cut).reduce<readonly CartLine[]>(fold, base)).toEqual(
          changes.reduce<readonly CartLine[]>(fold, []),
        );
      }),
    );
  });

  it('count every device: two that change a line at once converge in either order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200 }), quantity, quantity, quantity, (start, mine, theirs, delta) => {
        const cart = [lineOf('a', start, 10)];
        const one = { lineKey: 'a', from: start, to: start - mine };
        const two = { lineKey: 'a', from: start, to: start + theirs - 20 };
        const left = setQuantity(setQuantity(cart, one), two);
        const right = setQuantity(setQuantity(cart, two), one);
        expect(quantities(left)).toEqual(quantities(right));
        const added = addToCart(left, { lineKey: 'a', delta, line: lineOf('a', 0, 10) });
        expect(quantities(added)).toEqual({ a: start - mine + theirs - 20 + Math.max(0, delta) });
      }),
    );
  });

  it('leave the cart unchanged for a line it does not hold', () => {
    const cart = [lineOf('a', 2, 10)];
    expect(setQuantity(cart, { lineKey: 'b', from: 1, to: 5 })).toBe(cart);
    expect(removeFromCart(cart, { lineKey: 'b' })).toBe(cart);
    expect(addToCart(cart, { lineKey: 'b', delta: 0, line: lineOf('b', 0, 5) })).toBe(cart);
  });

  it('make a line of the delta when an add arrives after a removal', () => {
    const removed = removeFromCart([lineOf('a', 7, 10)], { lineKey: 'a' });
    expect(quantities(addToCart(removed, { lineKey: 'a', delta: 2, line: lineOf('a', 0, 10) }))).toEqual({ a: 2 });
  });

  it('drop a line whose quantity is set to zero', () => {
    expect(setQuantity([lineOf('a', 2, 10)], { lineKey: 'a', from: 2, to: 0 })).toEqual([]);
  });

  it('let an emptied line grow again', () => {
    expect(quantities(setQuantity([lineOf('a', 0, 10)], { lineKey: 'a', from: 0, to: 3 }))).toEqual({ a: 3 });
  });

  it('keep what they do not know of a line', () => {
    const cart = [{ ...lineOf('a', 1, 10), name: 'Plaquettes' }];
    expect(setQuantity(cart, { lineKey: 'a', from: 1, to: 4 })[0]?.name).toBe('Plaquettes');
  });
});

describe('a cart that is kept', () => {
  const line = fc.record({ lineKey: key, quantity: fc.integer({ min: 0, max: 1_200 }) });
  const cart = fc
    .uniqueArray(line, { selector: (one) => one.lineKey })
    .map((lines) => lines.map((one) => lineOf(one.lineKey, one.quantity, 10)));
  const least = ({ quantity: asked }: CartLine) => Math.min(MAX_LINE_QUANTITY, Math.max(1, asked));

  it('twice is kept once: a state may be told again', () => {
    fc.assert(
      fc.property(cart, cart, (lines, kept) => {
        const once = keepInCart(lines, kept);
        expect(keepInCart(once, kept)).toEqual(once);
      }),
    );
  });

  it('holds at least so many of each line, one of a line that stock had emptied, and never more than a line may', () => {
    fc.assert(
      fc.property(cart, cart, (lines, kept) => {
        const now = quantities(keepInCart(lines, kept));
        const before = quantities(lines);
        for (const one of kept) expect(now[one.lineKey]).toBe(Math.max(before[one.lineKey] ?? 0, least(one)));
      }),
    );
  });

  it('has every other line as it was, in its place', () => {
    fc.assert(
      fc.property(cart, cart, (lines, kept) => {
        const named = new Set(kept.map((one) => one.lineKey));
        const rest = (all: readonly CartLine[]) => all.filter((one) => !named.has(one.lineKey));
        const now = keepInCart(lines, kept);
        expect(rest(now)).toEqual(rest(lines));
        expect(now.slice(0, lines.length).map((one) => one.lineKey)).toEqual(lines.map((one) => one.lineKey));
        expect(new Set(now.map((one) => one.lineKey)).size).toBe(now.length);
      }),
    );
  });

  it('is the same in whatever order several carts are kept', () => {
    fc.assert(
      fc.property(cart, cart, cart, (lines, one, two) => {
        const [left, right] = [keepInCart(keepInCart(lines, one), two), keepInCart(keepInCart(lines, two), one)];
        expect(quantities(left)).toEqual(quantities(right));
      }),
    );
  });

  it('keeps the words of a line it holds, and is the very same cart when nothing is missing', () => {
    const held = [{ ...lineOf('a', 3, 10), name: 'Plaquettes' }];
    expect(keepInCart(held, [{ ...lineOf('a', 2, 9), name: 'Autre' }])).toBe(held);
    expect(keepInCart(held, [{ ...lineOf('a', 5, 9), name: 'Autre' }])).toEqual([{ ...held[0], quantity: 5 }]);
  });
});

describe('stock and a cart line', () => {
  it('never leaves more than there is, and says what it took', () => {
    fc.assert(
      fc.property(quantity, fc.option(fc.integer({ min: -5, max: 60 })), (asked, available) => {
        const { line, notice } = clampToStock(lineOf('a', asked, 10), available);
        expect(line.quantity).toBe(available === null ? asked : Math.min(asked, Math.max(0, available)));
        expect(notice === null).toBe(line.quantity === asked);
        expect(clampToStock(line, available).notice).toBeNull();
      }),
    );
  });

  it('keeps an emptied line, out of stock', () => {
    const { line, notice } = clampToStock(lineOf('a', 3, 10), 0);
    expect(line.quantity).toBe(0);
    expect(notice).toEqual({ code: 'cart.outOfStock', lineKey: 'a', from: 3, to: 0 });
  });

  it('reduces a line to what is left', () => {
    expect(clampToStock(lineOf('a', 3, 10), 2).notice).toEqual({
      code: 'cart.quantityClamped',
      lineKey: 'a',
      from: 3,
      to: 2,
    });
  });
});

describe('the totals of a cart', () => {
  const line = fc
    .record({
      lineKey: fc.uuid(),
      quantity,
      cents: fc.integer({ min: 0, max: 1_000_000 }),
      rate: fc.constantFrom(0, 5.5, 20),
    })
    .map((one) => lineOf(one.lineKey, one.quantity, one.cents / 100, one.rate));

  it('add up: bases and VAT make the grand total, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = cartTotals(lines);
        expect(add(...totals.taxes.map((block) => add(block.base, block.tax)))).toBe(totals.grandTotal);
        expect(totals.grandTotal).toBe(add(...lines.map(lineTotal)));
        expect(cartTotals(lines.toReversed())).toEqual(totals);
      }),
    );
  });

  it('follow the reference cart to the cent', () => {
    const totals = cartTotals(
      [lineOf('a', 2, 49.9, 20, 9.98), lineOf('b', 1, 12, 20, 1.2), lineOf('c', 1, 24.5, 5.5, 2.45)],
      { amount: money(6.9), taxPercent: 20 },
    );
    expect(totals).toEqual({
      subTotal: money(136.3),
      discountAmount: money(13.63),
      shippingAmount: money(6.9),
      taxes: [
        { taxPercent: 20, base: money(89.6), tax: money(17.92) },
        { taxPercent: 5.5, base: money(20.9), tax: money(1.15) },
      ],
      taxTotal: money(19.07),
      grandTotal: money(129.57),
      itemsQty: 4,
      itemsCount: 3,
    });
    expect(add(...totals.taxes.map((block) => block.base))).toBe(money(110.5));
  });

  it('of an empty cart are zero', () => {
    expect(cartTotals([])).toMatchObject({
      subTotal: 0,
      taxes: [],
      taxTotal: 0,
      grandTotal: 0,
      itemsQty: 0,
      itemsCount: 0,
    });
  });
});

describe('a full cart', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_one, at) => lineOf(`line-${from + at}`, 1, 10));

  it('takes all of a change or nothing, never more than it holds, and keeps what it has', () => {
    const size = fc.integer({ min: 0, max: MAX_CART_LINES + 20 });
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 400 }), (held, more, from) => {
        const before = many(0, held);
        const after = keepInCart(before, many(from, more));
        const fitted = ifItFits(before, after);
        expect([before, after]).toContain(fitted);
        expect(fitted.length).toBeLessThanOrEqual(Math.max(MAX_CART_LINES, held));
        for (const line of before) expect(fitted.some(({ lineKey }) => lineKey === line.lineKey)).toBe(true);
        if (after.length === before.length) expect(fitted).toBe(after);
      }),
    );
  });
});
