import type { StockDesk } from '#core/contract/admin/stock/desk.ts';

export const PLACE = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e01';
export const REV_ID = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e02';

/** Nine pads in Lyon, two of them set aside. */
export const sampleStock = (more: Partial<StockDesk> = {}): StockDesk => ({
  uuid: PLACE,
  rev: 3,
  revId: REV_ID,
  number: 'PLA-12',
  product: {
    uuid: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e03',
    name: 'Plaquettes avant',
    area: 'auto',
    ean: '4006381333931',
    isCounted: true,
    backOrders: false,
    lowThreshold: null,
  },
  shopThreshold: 5,
  source: 'lyon',
  sourceName: 'Lyon',
  quantity: 9,
  reserved: 2,
  others: [],
  arrivals: [],
  sources: [{ code: 'nantes', name: 'Nantes' }],
  movements: [
    {
      uuid: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0e04',
      delta: -2,
      leftAfter: 9,
      reason: 'manual',
      ref: null,
      cause: 'damaged',
      note: 'tombées',
      who: 'Anna Morel',
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
  ...more,
});
