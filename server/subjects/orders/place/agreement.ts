/** An order as its buyer and the shop have agreed on it. */
import type { placeOrderRoute } from '#core/contract/checkout/place-order.ts';
import type { PricedCart } from '#core/contract/checkout/price-cart.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { PaymentTerms } from '#core/domain/payment/methods.ts';
import type { RouteInput } from '#core/wire/route.ts';

import type { Basket } from './basket.ts';
import type { Buyer } from './buyer.ts';

export type PlaceArgs = RouteInput<typeof placeOrderRoute>['body'];

/** What was agreed and checked, before anything is written. */
export interface Agreement {
  readonly args: PlaceArgs;
  readonly buyer: Buyer;
  readonly basket: Basket;
  readonly terms: SaleTerms;
  readonly cart: PricedCart;
  readonly payment: PaymentTerms;
  /** Paid by what the shop owes the buyer; the rest is left for the method. */
  readonly credit: number;
  readonly rest: number;
  /** The buyer has paid an order before. */
  readonly isKnown: boolean;
  /** Something of it is downloaded, and the right of withdrawal was given up for that. */
  readonly isWaived: boolean;
}
