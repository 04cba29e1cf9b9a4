/** Orders as their buyer's device holds them. */
import type { OrderPackage, OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import type { BaseRow } from '#src/db/rows.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';

export const ORDER = '2c1f0e5d-1f0e-4b7c-9b1e-2f6c1f6f0a11';
export const LINE = '2c1f0e5d-1f0e-4b7c-9b1e-2f6c1f6f0a12';
export const PADS = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02';

export const orderLine = (over: Partial<OrderRecordLine> = {}): OrderRecordLine => ({
  uuid: LINE,
  lineKey: PADS,
  product: PADS,
  variant: null,
  path: '/auto/nos-produits/piece/plaquettes',
  image: null,
  name: 'Plaquettes avant',
  sku: 'PLQ-1',
  options: [],
  unitPrice: 500_000,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
  discount: 0,
  total: 1_000_000,
  isStockable: true,
  qtyOrdered: 2,
  qtyInvoiced: 0,
  qtyShipped: 0,
  qtyRefunded: 0,
  qtyRefundedUnshipped: 0,
  qtyCanceled: 0,
  returnDays: 30,
  allowReturn: true,
  withdrawalExclusion: null,
  ...over,
});

export const parcel = (over: Partial<OrderPackage> = {}): OrderPackage => ({
  uuid: '2c1f0e5d-1f0e-4b7c-9b1e-2f6c1f6f0a13',
  number: 'EXP00000007',
  status: 'processing',
  carrier: 'Colissimo',
  trackNumber: '6A123',
  trackUrl: 'https://suivi.example/6A123',
  shippedAt: '2026-11-19T09:00:00.000Z',
  readyAt: null,
  deliveredAt: null,
  lines: [{ line: LINE, quantity: 2 }],
  ...over,
});

const address = { ...addressFields, phone: '+33612345678' };

/** Placed and unpaid, two articles and a delivery of 5 €. */
export const order = (over: Partial<OrderRecord> = {}): OrderRecord => ({
  kind: 'order',
  uuid: ORDER,
  area: 'auto',
  number: 'CMD00000042',
  status: 'pending_payment',
  quote: null,
  placedAt: '2026-11-18T10:00:00.000Z',
  lines: [orderLine()],
  subTotal: 1_000_000,
  discountAmount: 0,
  shippingAmount: 50_000,
  taxes: [{ taxPercent: 20, base: 875_000, tax: 175_000 }],
  taxTotal: 175_000,
  grandTotal: 1_050_000,
  paid: 0,
  refunded: 0,
  couponCode: null,
  comment: null,
  billing: address,
  shipping: address,
  shippingMethod: 'flatrate',
  shippingTitle: 'Livraison standard',
  pickup: null,
  promisedFrom: '2026-11-24',
  promisedTo: '2026-11-26',
  payment: {
    method: 'payzen',
    title: 'Carte bancaire',
    failure: null,
    isUnderWay: false,
    expiresAt: '2099-11-25T22:59:00.000Z',
    transfer: null,
  },
  packages: [],
  documents: [],
  comments: [],
  history: [{ status: 'pending_payment', at: '2026-11-18T10:00:00.000Z' }],
  isCancellationAsked: false,
  isProfessional: false,
  ...over,
});

export const orderRow = (record: OrderRecord): BaseRow => ({ key: `order:${record.uuid}`, rev: 1, record });
