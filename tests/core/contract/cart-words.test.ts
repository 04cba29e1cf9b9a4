import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cartKeepRoute } from '#core/contract/cart/cart-keep.ts';
import {
  cartSnapshot,
  entriesOf,
  SHOWN_LINES_MAX,
  shownLines,
  shownLinesOf,
  snapshotOf,
} from '#core/contract/cart/cart.ts';
import { cartKind, emptyCart, type CartEntry } from '#core/contract/cart/cart-record.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { foldOf } from '#tests/support/sync/shop-contract.ts';

/** Words of a shop, which knows no limits of ours. */
const words = (max: number) => fc.string({ unit: 'grapheme', maxLength: max + 20, size: 'max' });
const cents = fc.nat(50_000_000);

const entry: fc.Arbitrary<CartEntry> = fc
  .record({
    product: fc.uuid(),
    variant: fc.option(fc.uuid(), { nil: null }),
    quantity: fc.integer({ min: 0, max: 999 }),
    name: words(255),
    sku: words(64),
    path: words(2048),
    image: fc.option(fc.string({ maxLength: 64 }), { nil: null }),
    options: fc.array(fc.record({ label: words(80), value: words(80) }), { maxLength: 8 }),
    unitPrice: cents,
    taxPercent: fc.constantFrom(0, 5.5, 20),
    deposit: cents,
    ecoContribution: cents,
  })
  .map((line) => ({ ...line, lineKey: lineKeyOf(line.product, line.variant) }));

const cart = fc.uniqueArray(entry, { maxLength: 4, selector: (line) => line.lineKey });

describe('the words of a line as a change carries them', () => {
  it('always pass the schema, and can be stored', () => {
    fc.assert(
      fc.property(entry, (line) => {
        const snapshot = snapshotOf(line);
        expect(v.parse(cartSnapshot, snapshot)).toEqual(snapshot);
        expect(JSON.stringify(snapshot)).not.toMatch(/\\ud[89a-f]/iu);
        // Cut once they are cut for good.
        expect(snapshotOf({ ...line, ...snapshot })).toEqual(snapshot);
      }),
      { numRuns: 50 },
    );
  });

  it('are those of the shop where they fit', () => {
    const line = {
      name: 'Plaquettes',
      sku: 'BRK-1',
      path: '/auto',
      image: null,
      options: [{ label: 'Kit', value: 'A' }],
    };
    const priced = { unitPrice: 1, taxPercent: 20, deposit: 2, ecoContribution: 3 };
    expect(snapshotOf({ ...line, ...priced })).toEqual({ ...line, ...priced });
  });

  it('leave out what a later shop says besides', () => {
    const option = Object.assign({ label: 'Kit', value: 'A' }, { code: 'K1' });
    const more = Object.assign({}, { weight: 12 });
    fc.assert(
      fc.property(entry, (line) => {
        const told = snapshotOf({ ...line, ...more, options: [option] });
        expect(v.is(cartSnapshot, told)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the lines of a cart as a change carries them', () => {
  it('pass the schema, key and quantity untouched, and are a cart again', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const shown = shownLinesOf(lines);
        expect(v.is(shownLines, shown)).toBe(true);
        const again = entriesOf(shown);
        expect(again.map(({ lineKey, quantity }) => [lineKey, quantity])).toEqual(
          lines.map(({ lineKey, quantity }) => [lineKey, quantity]),
        );
        expect(shownLinesOf(again)).toEqual(shown);
      }),
      { numRuns: 50 },
    );
  });

  it('are bounded', () => {
    const [line] = fc.sample(entry, 1);
    const many = (count: number) => shownLinesOf(Array.from({ length: count }, () => line).flatMap((one) => one ?? []));
    expect([v.is(shownLines, many(SHOWN_LINES_MAX)), v.is(shownLines, many(SHOWN_LINES_MAX + 1))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a cart that is brought to a shop which does not know it', () => {
  it('is there once, however often it is brought, and takes nothing away', () => {
    fc.assert(
      fc.property(cart, cart, (held, brought) => {
        const args = { area: 'auto', lines: shownLinesOf(brought) };
        const keep = { route: cartKeepRoute.name, v: 1, mutId: 'm', args };
        const before = { ...emptyCart('auto'), lines: held };
        const once = foldOf(keep, 'cart:auto', before);
        expect(foldOf(keep, 'cart:auto', once)).toEqual(once);
        if (!cartKind.is(once)) throw new Error('no cart');
        const quantities = new Map(once.lines.map((line) => [line.lineKey, line.quantity]));
        for (const { lineKey, quantity } of [...held, ...brought]) {
          expect(quantities.get(lineKey)).toBeGreaterThanOrEqual(quantity);
        }
        expect(foldOf(keep, 'cart:auto')).toMatchObject({
          kind: 'cart',
          lines: { length: brought.length },
        });
      }),
      { numRuns: 50 },
    );
  });
});
