import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cartKind, emptyCart, type CartRecord } from '#core/contract/cart/cart-record.ts';
import type { BaseRow, OutboxRow } from '#src/db/rows.ts';
import { createView } from '#src/sync/outbox/view.ts';
import { person } from '#tests/support/samples/customer-samples.ts';
import { addArgs, productUuid } from '#tests/support/samples/person-samples.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

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
  ...more,
});

const base = (area: 'auto' | 'moto', rev: number): BaseRow => {
  const record: CartRecord = { ...emptyCart(area), pricedAt: rev === 0 ? null : NOW };
  return { key: `cart:${area}`, rev, record };
};

const lane = fc.record({ from: fc.nat(4), length: fc.nat(12), acked: fc.nat(8), rev: fc.nat(2), known: fc.boolean() });

test('S42 a view that remembers shows what folding everything from nothing shows', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(lane, lane), { minLength: 1, maxLength: 8 }), (moments) => {
      const remembering = createView(SHOP);
      for (const [auto, moto] of moments) {
        const lanes = [['auto', auto] as const, ['moto', moto] as const];
        const input = {
          base: lanes.flatMap(([area, { known, rev }]) => (known ? [base(area, rev)] : [])),
          outbox: lanes.flatMap(([area, { from, length }]) =>
            Array.from({ length }, (_one, index) => row(from + index + 1, area)),
          ),
          acked: { 'cart:auto': auto.acked, 'cart:moto': moto.acked },
        };
        const [kept, anew] = [remembering(input).records, createView(SHOP)(input).records];
        expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(anew));
      }
    }),
  );
});

test('S19 S42 what was read leaves the screen at once, and nothing else that is told', () => {
  const notice = (index: number) => {
    const told = { code: 'cart.productGone' as const, name: 'Plaquettes', from: 1, to: 0, at: NOW };
    return { ...told, lineKey: productUuid(index) };
  };
  const record = { ...emptyCart('auto'), notices: [notice(1), notice(2)] };
  const args = { area: 'auto', lineKeys: [productUuid(1)] };
  const read = row(1, 'auto', { route: 'api.cart.notices.acknowledge', args });
  const shown = createView(SHOP)({ base: [{ key: 'cart:auto', rev: 1, record }], outbox: [read], acked: {} });
  expect(shown.records.get('cart:auto')).toEqual({ ...record, notices: [notice(2)] });
});

test('S42 S85 an edit made on top of one that waits is shown on top of it', () => {
  const fields = { customerType: 'individual' as const, ...person, phone: '+33612345678' };
  const edit = (seq: number, rev: number, firstName: string): OutboxRow => ({
    ...row(seq, 'auto', { lane: 'account', route: 'api.account.profile.update' }),
    args: { rev, fields: { ...fields, firstName } },
  });
  const told = { uuid: productUuid(1), email: 'claire@example.test', group: 'general', approval: 'approved' as const };
  const record = { kind: 'profile' as const, rev: 4, ...told, fields };
  const view = createView(SHOP);
  const shownOf = (...outbox: readonly OutboxRow[]) =>
    view({ base: [{ key: 'profile', rev: 9, record }], outbox, acked: {} }).records.get('profile');
  const [first, second, stale] = [edit(1, 4, 'Claire'), edit(2, 5, 'Clara'), edit(3, 5, 'Carla')];
  expect(shownOf(first)).toMatchObject({ rev: 5, fields: { firstName: 'Claire' } });
  expect(shownOf(first, second, stale)).toMatchObject({ rev: 6, fields: { firstName: 'Clara' } });
});

test('S42 only records that a change touches are folded again', () => {
  const view = createView(SHOP);
  const rows = [row(1, 'auto'), row(1, 'moto')];
  const before = view({ base: [], outbox: rows, acked: {} }).records;
  const after = view({ base: [], outbox: [...rows, row(2, 'auto')], acked: {} }).records;
  expect(after.get('cart:moto')).toBe(before.get('cart:moto'));
  expect(after.get('cart:auto')).not.toBe(before.get('cart:auto'));
});

const priced = (unitPrice: number): BaseRow => {
  const { lineKey, product, variant, snapshot } = addArgs('auto', productUuid(1), 1);
  const line = { ...snapshot, lineKey, product, variant, quantity: 1, unitPrice };
  const record: CartRecord = { ...emptyCart('auto'), lines: [line], pricedAt: NOW };
  return { key: 'cart:auto', rev: 3, record };
};

test.each([
  ['by itself', []],
  ['under a change that waits', [row(1, 'auto', { args: addArgs('auto', productUuid(1), 1) })]],
])(
  'S28 S42 a price that moved, %s, is shown by a view that remembers: it has the revision of before',
  (_what, outbox) => {
    const view = createView(SHOP);
    const shownOf = (unitPrice: number) => {
      const record = view({ base: [priced(unitPrice)], outbox, acked: {} }).records.get('cart:auto');
      return cartKind.is(record) ? record.lines.map((line) => line.unitPrice) : [];
    };
    expect([shownOf(249_000), shownOf(199_000), shownOf(249_000)]).toEqual([[249_000], [199_000], [249_000]]);
  },
);

test('S42 what a database hands out again as a copy is the same record as before, with changes or without', () => {
  const view = createView(SHOP);
  for (const outbox of [[], [row(1, 'auto')]]) {
    const [before, after] = [1, 2].map(() => view({ base: [priced(1)], outbox, acked: {} }).records.get('cart:auto'));
    expect(after).toBe(before);
  }
});

test('S4 S42 a confirmed record in a shape of a later shop takes no screen away: the others are shown, it stays as it is', () => {
  const strange: Record<string, unknown> = { kind: 'cart', area: 'auto', items: [{ of: 'tomorrow' }] };
  const rows: unknown = [{ key: 'cart:auto', rev: 1, record: strange }, base('moto', 1)];
  const isBase = (value: unknown): value is BaseRow[] => Array.isArray(value);
  if (!isBase(rows)) throw new Error('no rows');
  const view = createView(SHOP);
  for (const count of [1, 2]) {
    const outbox = [...Array.from({ length: count }, (_one, index) => row(index + 1, 'auto')), row(1, 'moto')];
    const { records } = view({ base: rows, outbox, acked: {} });
    expect(records.get('cart:auto')).toEqual(strange);
    expect(records.get('cart:moto')).toMatchObject({ lines: [{ quantity: 2 }] });
  }
});

test('S42 a change that this build does not understand leaves the view as it is', () => {
  const rows = [row(1, 'auto'), row(2, 'auto', { route: 'api.of.tomorrow' }), row(3, 'auto', { v: 9 })];
  const shown = createView(SHOP)({ base: [], outbox: rows, acked: {} }).records;
  expect(shown).toEqual(createView(SHOP)({ base: [], outbox: rows.slice(0, 1), acked: {} }).records);
});

test('S42 S55 what the base holds already is not folded again', () => {
  const shown = createView(SHOP)({ base: [base('auto', 1)], outbox: [row(1, 'auto')], acked: { 'cart:auto': 1 } });
  expect(shown.records.get('cart:auto')).toEqual(base('auto', 1).record);
});

test('S19 S42 notices that were read leave the screen at once, and no others', () => {
  const notice = (lineKey: string) => ({
    lineKey,
    code: 'cart.productGone' as const,
    name: '',
    from: 1,
    to: 0,
    at: NOW,
  });
  const [read, unread] = [notice(productUuid(1)), notice(productUuid(2))];
  const record: CartRecord = { ...emptyCart('auto'), notices: [read, unread] };
  const args = { area: 'auto', lineKeys: [read.lineKey] };
  const waiting = row(1, 'auto', { route: 'api.cart.notices.acknowledge', args });
  const shown = createView(SHOP)({ base: [{ key: 'cart:auto', rev: 1, record }], outbox: [waiting], acked: {} });
  expect(shown.records.get('cart:auto')).toMatchObject({ notices: [unread] });
});
