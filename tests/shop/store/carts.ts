/** Carts and changes as a device holds them, for the laws of the store. */
import fc from 'fast-check';
import type { CartEntry, CartRecord } from '#core/contract/cart/cart-record.ts';
import type { OutboxRow, SentRow } from '#src/db/rows.ts';

const uuid = fc.uuid({ version: 4 });

const entry: fc.Arbitrary<CartEntry> = fc
  .record({
    product: uuid,
    variant: fc.option(uuid, { nil: null }),
    quantity: fc.integer({ min: 0, max: 999 }),
    unitPrice: fc.integer({ min: 0, max: 50_000_000 }).map((cents) => cents * 100),
    taxPercent: fc.constantFrom(20, 5.5),
    name: fc.string({ minLength: 1, maxLength: 40 }),
    sku: fc.string({ minLength: 1, maxLength: 12 }),
  })
  .map((line) => ({
    ...line,
    lineKey: line.variant === null ? line.product : `${line.product}:${line.variant}`,
    deposit: 0,
    ecoContribution: 0,
    path: '/auto/nos-produits/huile/huile-5w30',
    image: null,
    options: [],
  }));

export const cart: fc.Arbitrary<CartRecord> = fc
  .uniqueArray(entry, { maxLength: 12, selector: (line) => line.lineKey })
  .map((lines) => ({ kind: 'cart', area: 'auto', lines, notices: [], pricedAt: '2026-11-21T08:12:00.000Z' }));

export const PRODUCT = '3f0d6f0e-8f1a-4a3e-9a51-0f6d8f3b2c11';

export const ADDED = {
  area: 'auto' as const,
  lineKey: PRODUCT,
  product: PRODUCT,
  variant: null,
  delta: 2,
  snapshot: {
    name: 'Huile moteur 5W-30 C2, bidon 5 L',
    sku: 'HV-5W30-5',
    path: '/auto/nos-produits/huile/huile-5w30',
    image: null,
    options: [],
    unitPrice: 385_000,
    taxPercent: 20,
    deposit: 0,
    ecoContribution: 0,
  },
};

export const added = (over: Partial<OutboxRow> = {}): OutboxRow => ({
  lane: 'cart:auto',
  seq: 1,
  mutId: '9b2f1f7e-6d58-4c1c-8a61-5a2f0c9d7e01',
  route: 'api.cart.items.store',
  v: 1,
  args: ADDED,
  at: '2026-11-21T08:00:00.000Z',
  sends: 0,
  ...over,
});

export const acknowledged = (over: Partial<SentRow> = {}): SentRow => {
  const { lane, seq, mutId, route, v, args, at } = added();
  return { lane, seq, mutId, route, v, args, at, group: 'g', sentAt: '2026-11-21T08:12:00.000Z', ...over };
};
