import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcedReduction, marginOf, priceFaults } from '#core/domain/catalogue/products/price-rules.ts';
import { copiedName } from '#core/domain/catalogue/products/copied-name.ts';
import { isSku } from '#core/domain/text/codes/sku.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-05-20T10:00:00Z');
const period = (price: number, from: number, to: number | null) => ({
  price,
  startedAtMs: NOW - from * DAY,
  endedAtMs: to === null ? null : NOW - to * DAY,
});

describe('a reduction', () => {
  test('is announced beside the lowest price of the 30 days before it begins', () => {
    const history = [period(100, 90, 20), period(90, 20, 10), period(95, 10, null)];
    expect(announcedReduction(history, { price: 95, special: 80, nowMs: NOW, startMs: NOW })).toEqual({
      isAnnounced: true,
      lowest: 90,
    });
  });

  test('of a price that was raised for it is not announced, and the price it was tells why', () => {
    const history = [period(70, 90, null)];
    expect(announcedReduction(history, { price: 100, special: 80, nowMs: NOW, startMs: NOW })).toEqual({
      isAnnounced: false,
      lowest: 70,
    });
  });

  test('that begins later is held against what is asked until then', () => {
    const later = { price: 100, special: 80, nowMs: NOW, startMs: NOW + 40 * DAY };
    expect(announcedReduction([period(70, 90, null)], later)).toEqual({ isAnnounced: true, lowest: 100 });
    expect(announcedReduction([period(70, 90, null)], { ...later, startMs: NOW + 20 * DAY })).toEqual({
      isAnnounced: false,
      lowest: 70,
    });
  });

  test('of what nobody was asked before has no reference', () => {
    expect(announcedReduction([], { price: 100, special: 80, nowMs: NOW, startMs: NOW })).toEqual({
      isAnnounced: false,
      lowest: null,
    });
  });
});

test('a special price lies below the price, and its days come in order', () => {
  const prices = { price: 100, specialPrice: 99, specialFrom: null, specialTo: null };
  expect(priceFaults(prices)).toEqual([]);
  expect(priceFaults({ ...prices, specialPrice: 100 }).map(({ code }) => code)).toEqual(['price.specialTooHigh']);
  expect(
    priceFaults({ ...prices, specialFrom: '2026-05-02', specialTo: '2026-05-01' }).map(({ field }) => field),
  ).toEqual(['specialTo']);
});

test('the margin is what is left of the price without tax', () => {
  expect(marginOf(1_200_000, 600_000, 20)).toEqual({ amount: 400_000, percent: 40 });
  expect(marginOf(1_200_000, null, 20)).toBeNull();
});

test('the name of a copy is a name that nobody has, ends in -copie and is as short as names may be', () => {
  const sku = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/u);
  fc.assert(
    fc.property(sku, fc.nat({ max: 12 }), (name, copies) => {
      const taken = new Set<string>();
      for (let count = 0; count <= copies; count += 1) {
        const made = copiedName(name, 64, (one) => taken.has(one));
        expect(taken.has(made)).toBe(false);
        expect(isSku(made)).toBe(true);
        expect(made).toMatch(count === 0 ? /-copie$/u : /-copie-\d+$/u);
        taken.add(made);
      }
    }),
  );
});
