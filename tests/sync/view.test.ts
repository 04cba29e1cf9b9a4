import fc from 'fast-check';
import { expect, test } from 'vitest';

import { emptyCart } from '#core/contract/cart-record.ts';
import type { BaseRow, OutboxRow } from '#src/db/rows.ts';
import { createView } from '#src/sync/view.ts';
import { addArgs, productUuid } from '#tests/support/person-samples.ts';

const NOW = '2026-01-05T09:00:00.000Z';

const row = (seq: number, area: 'auto' | 'moto', more: Partial<OutboxRow> = {}): OutboxRow => ({
  lane: `cart:${area}`,
  seq,
  mutId: `${area} ${seq}`,
  route: 'api.cart.items.store',
  v: 1,
  args: addArgs(area, productUuid(seq % 3), 1 + (seq % 2)),
  at: NOW,
  sends: 0,
  state: 'waiting',
  ...more,
});

const base = (area: 'auto' | 'moto', rev: number): BaseRow => ({
  key: `cart:${area}`,
  rev,
  record: { ...emptyCart(area), pricedAt: rev === 0 ? null : NOW },
});

const lane = fc.record({ from: fc.nat(4), length: fc.nat(12), acked: fc.nat(8), rev: fc.nat(2), known: fc.boolean() });

test('S42 a view that remembers shows what folding everything from nothing shows', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(lane, lane), { minLength: 1, maxLength: 8 }), (moments) => {
      const remembering = createView();
      for (const [auto, moto] of moments) {
        const lanes = [['auto', auto] as const, ['moto', moto] as const];
        const input = {
          base: lanes.flatMap(([area, { known, rev }]) => (known ? [base(area, rev)] : [])),
          outbox: lanes.flatMap(([area, { from, length }]) =>
            Array.from({ length }, (_one, index) => row(from + index + 1, area)),
          ),
          acked: { 'cart:auto': auto.acked, 'cart:moto': moto.acked },
        };
        const [kept, anew] = [remembering(input).records, createView()(input).records];
        expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(anew));
      }
    }),
  );
});

test('S42 only records that a change touches are folded again', () => {
  const view = createView();
  const rows = [row(1, 'auto'), row(1, 'moto')];
  const before = view({ base: [], outbox: rows, acked: {} }).records;
  const after = view({ base: [], outbox: [...rows, row(2, 'auto')], acked: {} }).records;
  expect(after.get('cart:moto')).toBe(before.get('cart:moto'));
  expect(after.get('cart:auto')).not.toBe(before.get('cart:auto'));
});

test('S42 a change that this build does not understand leaves the view as it is', () => {
  const rows = [row(1, 'auto'), row(2, 'auto', { route: 'api.of.tomorrow' }), row(3, 'auto', { v: 9 })];
  const shown = createView()({ base: [], outbox: rows, acked: {} }).records;
  expect(shown).toEqual(createView()({ base: [], outbox: rows.slice(0, 1), acked: {} }).records);
});

test('S42 S55 what the base holds already is not folded again', () => {
  const shown = createView()({ base: [base('auto', 1)], outbox: [row(1, 'auto')], acked: { 'cart:auto': 1 } });
  expect(shown.records.get('cart:auto')).toEqual(base('auto', 1).record);
});
