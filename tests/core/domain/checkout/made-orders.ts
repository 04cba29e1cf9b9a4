import type { OrderLine, OrderPricing, PricingSettings } from '#core/domain/checkout/order-pricing.ts';
import { money } from '#core/domain/price/money.ts';
import { NOON, productOf } from '../promotion/made-rules.ts';
import { PARIS, TERMS } from '../tax/french-rates.ts';

export const SETTINGS: PricingSettings = {
  ...TERMS,
  basis: 'shipping_address',
  origin: PARIS,
  productPrices: 'including_tax',
  shippingPrices: 'including_tax',
  rounding: 'per_line',
  freeDeliveryFrom: null,
};

export const lineOf = (
  lineKey: string,
  quantity: number,
  euros: number,
  changes: Partial<OrderLine> = {},
): OrderLine => ({
  lineKey,
  quantity,
  unitPrice: money(euros),
  deposit: 0,
  ecoContribution: 0,
  taxCategory: 'tva-20',
  weightGrams: null,
  products: productOf(),
  ...changes,
});

const PLAIN: OrderPricing = {
  area: 'auto',
  group: 'general',
  nowMs: NOON,
  lines: [],
  rules: [],
  coupon: null,
  buyer: { type: 'individual', firstOrder: null, vatNumber: null },
  shippingAddress: null,
  billingAddress: null,
  shipping: null,
  paymentMethod: null,
  settings: SETTINGS,
};

/** An order of an individual whose address is not known yet, but for what the test changes. */
export const orderOf = (changes: Partial<OrderPricing> = {}): OrderPricing => ({ ...PLAIN, ...changes });

/** The cart of the reference: 2 × 49,90 and 12,00 at 20 %, 24,50 at 5,5 %. */
export const REFERENCE_LINES = [
  lineOf('a', 2, 49.9),
  lineOf('b', 1, 12),
  lineOf('c', 1, 24.5, { taxCategory: 'tva-5-5' }),
];

export const STANDARD_DELIVERY = { code: 'flatrate_flatrate', price: money(6.9), taxCategory: 'tva-20' };
