import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineTotal } from '#core/domain/cart/cart.ts';
import { pricesOfGroup, unitPriceOf, unitPrices, type GroupPrice } from '#core/domain/price/group-price.ts';
import { money, times } from '#core/domain/price/money.ts';
import { effectivePrice } from '#core/domain/price/price.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const amount = fc.integer({ min: 0, max: 10_000_000 });
const quantity = fc.integer({ min: 1, max: 12 });
const row = fc.record({ group: fc.constantFrom(null, 'pro', 'garage'), quantity }).chain((from) =>
  fc.oneof(
    amount.map((price): GroupPrice => ({ ...from, kind: 'fixed', price })),
    fc
      .integer({ min: 0, max: 1_000_000 })
      .map((part): GroupPrice => ({ ...from, kind: 'discount', percent: part / 10_000 })),
  ),
);
const source = fc.record({
  base: amount,
  special: fc.option(fc.record({ price: amount, from: fc.constant(null), to: fc.constant(null) })),
  rule: fc.option(amount),
  groups: fc.array(row, { maxLength: 6 }),
});
const group = fc.constantFrom(null, 'pro', 'general');

it('is the same on a device, from the public price and the list of the group, as at the shop, for every quantity', () => {
  fc.assert(
    fc.property(source, group, quantity, (sold, buyer, count) => {
      const asked = effectivePrice({ ...sold, groups: [] }, { group: null, quantity: 1, nowMs: NOW });
      const line = { ...unitPrices(asked, pricesOfGroup(sold.base, sold.groups, buyer)), quantity: count };
      expect(unitPriceOf(line)).toBe(effectivePrice(sold, { group: buyer, quantity: count, nowMs: NOW }));
    }),
  );
});

it('is never dearer than what everybody is asked, and what it tells of more pieces is always another price', () => {
  fc.assert(
    fc.property(source, group, ({ base, groups }, buyer) => {
      const { unitPrice, quantityPrices = [] } = unitPrices(base, pricesOfGroup(base, groups, buyer));
      const told = [unitPrice, ...quantityPrices.map(({ price }) => price)];
      expect(told.every((price) => price <= base)).toBe(true);
      expect(told.every((price, at) => price !== told[at - 1])).toBe(true);
    }),
  );
});

it('is never dearer for a group than what holds for every group, at any quantity', () => {
  fc.assert(
    fc.property(source, quantity, (sold, count) => {
      const asked = (buyer: string | null) => effectivePrice(sold, { group: buyer, quantity: count, nowMs: NOW });
      expect(asked('pro')).toBeLessThanOrEqual(asked(null));
    }),
  );
});

it('counts for all pieces of a line once the quantity is reached, and for none of them before', () => {
  const line = {
    ...unitPrices(
      money(40),
      pricesOfGroup(money(40), [{ group: 'pro', quantity: 4, kind: 'discount', percent: 10 }], 'pro'),
    ),
    lineKey: 'a',
    product: 'a',
    variant: null,
    taxPercent: 20,
    deposit: 0,
    ecoContribution: 0,
  };
  expect(lineTotal({ ...line, quantity: 3 })).toBe(money(120));
  expect(lineTotal({ ...line, quantity: 4 })).toBe(times(money(36), 4));
});
