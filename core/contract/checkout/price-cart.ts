/**
 * What a cart costs, and how it may be brought: one function of cart, terms and choices, run by the device for what it
 * shows and by the server for what it takes (design, law 3).
 */
import type { CartRecord } from '#core/contract/cart/cart-record.ts';
import { soldLines } from '#core/contract/cart/sold-lines.ts';
import { missingForOrder } from '#core/domain/checkout/minimum-order.ts';
import type { BuyerFacts, OrderLine, OrderPricing } from '#core/domain/checkout/order-pricing.ts';
import { priceOrder } from '#core/domain/checkout/price-order.ts';
import type { PricedOrder } from '#core/domain/checkout/priced-order.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { offeredMethods, type Shipped, type ShippingMethod } from '#core/domain/shipping/methods.ts';
import type { Destination } from '#core/domain/tax/territory.ts';
import type { SaleTerms } from './sale-terms.ts';

/** Who buys, and what they have chosen so far; null is not chosen yet. */
export interface CheckoutChoices {
  readonly group: string;
  readonly buyer: BuyerFacts;
  readonly billing: Destination | null;
  readonly shipping: Destination | null;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  readonly nowMs: number;
}

export const NOTHING_CHOSEN: Omit<CheckoutChoices, 'nowMs'> = {
  group: 'guest',
  buyer: { type: null, firstOrder: null, vatNumber: null },
  billing: null,
  shipping: null,
  shippingMethod: null,
  paymentMethod: null,
};

export interface PricedCart {
  readonly priced: PricedOrder;
  /** Ways offered, in the order they are shown. */
  readonly methods: readonly ShippingMethod[];
  /** The way chosen, while it is offered. */
  readonly method: ShippingMethod | null;
  /** Goods missing until the shop takes the order. */
  readonly missingForOrder: Money;
  readonly hasStockable: boolean;
}

type PricedLines = Pick<CartRecord, 'lines' | 'area'> & Partial<Pick<CartRecord, 'coupon'>>;

/** Lines that no shop has seen yet say nothing of what rules ask about: such a cart is provisional anyway. */
const UNKNOWN = { product: {}, parent: null, children: [] };

const orderLines = ({ lines }: PricedLines): OrderLine[] =>
  soldLines(lines).map(({ lineKey, quantity, deposit, ecoContribution, sale, ...prices }) => ({
    lineKey,
    quantity,
    unitPrice: unitPriceOf({ ...prices, quantity }),
    deposit,
    ecoContribution,
    taxCategory: sale?.taxCategory ?? null,
    weightGrams: sale?.weightGrams ?? null,
    products: sale?.products ?? UNKNOWN,
  }));

/** What of the cart has to be brought. */
export function shippedOf({ lines }: PricedLines, goods: Money): Shipped {
  const held = soldLines(lines).filter((line) => line.quantity > 0 && line.sale?.isStockable !== false);
  return {
    goods,
    weightGrams: held.reduce((sum, { sale, quantity }) => sum + (sale?.weightGrams ?? 0) * quantity, 0),
    units: held.reduce((sum, line) => sum + line.quantity, 0),
    hasOversize: held.some((line) => line.sale?.isOversize === true),
    hasDangerous: held.some((line) => line.sale?.isDangerous === true),
  };
}

/** Fetched in a store, goods are sold where the store stands. */
function soldAt(terms: SaleTerms, method: ShippingMethod | null, shipping: Destination | null): Destination | null {
  const place = terms.pickupPlaces.find(({ code }) => code === method?.pickup);
  return place === undefined ? shipping : { country: place.country, state: null, postcode: place.postcode };
}

export function priceCart(cart: PricedLines, terms: SaleTerms, choices: CheckoutChoices): PricedCart {
  const asked = (shippingAddress: Destination | null): OrderPricing => ({
    area: cart.area,
    group: choices.group,
    nowMs: choices.nowMs,
    lines: orderLines(cart),
    rules: terms.rules,
    coupon: cart.coupon ?? null,
    buyer: choices.buyer,
    shippingAddress,
    billingAddress: choices.billing,
    shipping: null,
    paymentMethod: choices.paymentMethod,
    settings: terms.pricing,
  });
  const goods = priceOrder(asked(choices.shipping));
  const shipped = shippedOf(cart, goods.goodsTotal);
  const destination = choices.shipping && { country: choices.shipping.country, postcode: choices.shipping.postcode };
  const methods = offeredMethods(terms.shipping, shipped, destination);
  const method = methods.find(({ code }) => code === choices.shippingMethod) ?? null;
  const quote = method && { code: method.code, price: method.price, taxCategory: terms.shippingTaxCategory };
  const priced =
    method === null ? goods : priceOrder({ ...asked(soldAt(terms, method, choices.shipping)), shipping: quote });
  return {
    priced,
    methods,
    method,
    missingForOrder: missingForOrder(priced, terms.minimum),
    hasStockable: shipped.units > 0,
  };
}
