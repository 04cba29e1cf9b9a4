import type { Money } from '#core/domain/price/money.ts';
import type { PricedOrder } from './priced-order.ts';

/** Settings `sales.order_settings.minimum_order.*`. */
export interface MinimumOrder {
  readonly enable: boolean;
  readonly amount: Money;
  /** Goods count with their VAT. */
  readonly includeTax: boolean;
  /** Goods count at what is left after discount. */
  readonly includeDiscount: boolean;
}

type Goods = Pick<PricedOrder, 'subTotal' | 'subTotalExclTax' | 'goodsTotal' | 'goodsTotalExclTax'>;

function counted(goods: Goods, { includeTax, includeDiscount }: MinimumOrder): Money {
  if (includeDiscount) return includeTax ? goods.goodsTotal : goods.goodsTotalExclTax;
  return includeTax ? goods.subTotal : goods.subTotalExclTax;
}

/**
 * What is missing until the shop takes the order, 0 when it does (domain 1.5, 3.1). Delivery never counts; checked at the
 * checkout and when an order is placed, never when something is put into the cart.
 */
export function missingForOrder(goods: Goods, minimum: MinimumOrder): Money {
  return minimum.enable ? Math.max(0, minimum.amount - counted(goods, minimum)) : 0;
}
