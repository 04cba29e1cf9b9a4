/** A sale as a device knows it: terms of the shop, a cart, who orders. */
import fc from 'fast-check';
import type { Address } from '#core/contract/account/address-fields.ts';
import type { CartEntry, CartRecord } from '#core/contract/cart/cart-record.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import { checkoutView } from '#src/shop/store/cart/cart-view.ts';
import { freshCheckout, type CheckoutDraft } from '#src/shop/store/checkout/checkout-draft.ts';
import type { CheckoutBuyer, CheckoutFacts } from '#src/shop/store/checkout/checkout-state.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';

export const HOME = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
export const WORK = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a02';
export const ORDER = '7c2f9a44-1111-4f2e-8d1a-6b1d5a7f0a0a';
export const NOW_MS = Date.parse('2026-11-23T09:00:00.000Z');

const category = { code: 'normal', scheme: 'standard', rates: [] } as const;

export const terms = (over: Partial<SaleTerms> = {}): SaleTerms => ({
  area: 'auto',
  pricing: {
    home: { country: 'FR', state: null, postcode: '75001' },
    categories: [category],
    defaultCategory: 'normal',
    oss: false,
    franchise: false,
    basis: 'shipping_address',
    origin: { country: 'FR', state: null, postcode: '44000' },
    productPrices: 'including_tax',
    shippingPrices: 'including_tax',
    rounding: 'per_line',
    freeDeliveryFrom: 3_000_000,
  },
  shippingTaxCategory: 'normal',
  shipping: {
    countries: ['FR', 'BE'],
    free: { title: 'Livraison standard offerte', from: 3_000_000 },
    flatRate: { title: 'Livraison standard', rate: 69_000, per: 'order', minDays: 2, maxDays: 3 },
    tableRates: [],
    pickup: {
      title: 'Retrait au magasin',
      fee: 0,
      preparationHours: 4,
      points: [{ code: 'nantes', name: 'Magasin de Nantes', hours: null }],
    },
  },
  pickupPlaces: [
    {
      code: 'nantes',
      name: 'Magasin de Nantes',
      street: '12 rue du Port',
      postcode: '44000',
      city: 'Nantes',
      country: 'FR',
      hours: 'Lundi au samedi : 9:00-18:00',
      phone: '',
    },
  ],
  cutOffHour: 15,
  rules: [],
  minimum: { enable: false, amount: 0, includeTax: true, includeDiscount: true },
  payments: [
    { code: 'payzen', title: 'Carte bancaire', sort: 1, minTotal: null, maxTotal: null, groups: [] },
    { code: 'banktransfer', title: 'Virement', sort: 2, minTotal: null, maxTotal: null, groups: [] },
    { code: 'free', title: 'Rien à payer', sort: 0, minTotal: null, maxTotal: null, groups: [] },
  ],
  quotes: { enabled: true, guestEnabled: true, minTotal: 0 },
  terms: { page: 'cgv', version: '2026-06' },
  mayCancel: true,
  mayReorder: true,
  ...over,
});

export const line = (product: string, name: string, over: Partial<CartEntry> = {}): CartEntry => ({
  lineKey: product,
  product,
  variant: null,
  quantity: 1,
  unitPrice: 385_000,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
  name,
  sku: 'REF-1',
  path: '/auto/nos-produits/huile/huile-5w30',
  image: null,
  options: [],
  ...over,
});

export const OIL = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02';
export const DISCS = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a01';

export const cart = (over: Partial<CartRecord> = {}): CartRecord => ({
  kind: 'cart',
  area: 'auto',
  lines: [line(DISCS, 'Disques avant', { unitPrice: 874_000 }), line(OIL, 'Huile moteur', { quantity: 2 })],
  notices: [],
  pricedAt: '2026-11-21T08:12:00.000Z',
  ...over,
});

export const viewOf = (record: CartRecord) => {
  const { cart: view } = checkoutView({ area: 'auto', record, lineStates: new Map(), pending: false, asked: false });
  if (view === null) throw new Error('a cart that was read is there');
  return view;
};

export const address = (uuid: string, over: Partial<Address> = {}): Address => ({
  ...addressFields,
  phone: '+33612345678',
  uuid,
  rev: 1,
  revId: ORDER,
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...over,
});

export const buyer: CheckoutBuyer = {
  group: 'general',
  type: 'individual',
  hasOrdered: false,
  credit: [],
  book: [address(HOME, { isDefaultBilling: true, isDefaultShipping: true }), address(WORK, { label: 'Atelier' })],
};

export const facts = (over: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  cart: viewOf(cart()),
  terms: terms(),
  draft: null,
  buyer,
  nowMs: NOW_MS,
  ...over,
});

/** Whatever a person, or an older build, may have chosen. */
export const choices: fc.Arbitrary<CheckoutDraft> = fc.record({
  uuid: fc.constant(ORDER),
  quote: fc.constant(null),
  billing: fc.constantFrom(null, HOME, WORK, ORDER),
  shipping: fc.constantFrom(null, HOME, WORK, ORDER),
  isSameAddress: fc.constantFrom(null, true, false),
  shippingMethod: fc.constantFrom(null, 'flatrate_flatrate', 'free_free', 'pickup_nantes', 'tablerate_gone'),
  useStoreCredit: fc.constantFrom(null, true, false),
  paymentMethod: fc.constantFrom(null, 'payzen', 'banktransfer', 'free', 'gone'),
  comment: fc.constantFrom(null, 'Merci'),
  purchaseOrderNumber: fc.constantFrom(null, 'BC-12'),
  sent: fc.constant(null),
});

export const fresh = freshCheckout(ORDER);
