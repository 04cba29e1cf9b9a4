import { add, roundToCents, subtract, times } from '#core/domain/price/money.ts';
import type { CartFacts } from '#core/domain/promotion/condition.ts';
import { applyCartRules, type Promotion, type PromotionLine } from '#core/domain/promotion/apply-cart-rules.ts';
import type { OrderLine, OrderPricing } from './order-pricing.ts';

export function weightOf({ weightGrams, quantity }: OrderLine): number {
  return (weightGrams ?? 0) * quantity;
}

function cartFacts(order: OrderPricing): CartFacts {
  const { lines, shippingAddress: address } = order;
  return {
    subTotal: add(...lines.map((line) => roundToCents(times(line.unitPrice, line.quantity)))),
    itemsQty: lines.reduce((sum, line) => sum + line.quantity, 0),
    totalWeight: lines.reduce((sum, line) => sum + weightOf(line), 0),
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shipping?.code ?? null,
    postcode: address?.postcode ?? null,
    region: address?.state ?? null,
    country: address?.country ?? null,
    customerType: order.buyer.type,
    area: order.area,
    firstOrder: order.buyer.firstOrder,
  };
}

function promotionLine(line: OrderLine): PromotionLine {
  const { lineKey: key, quantity, unitPrice, deposit, ecoContribution, products } = line;
  return {
    key,
    quantity,
    discountable: Math.max(0, subtract(unitPrice, add(deposit, ecoContribution))),
    facts: {
      price: unitPrice,
      quantity,
      total: roundToCents(times(unitPrice, quantity)),
      weight: weightOf(line),
    },
    products,
  };
}

/** What the rules take off the order, in prices as entered; a line emptied by stock asks for no promotion. */
export function orderPromotion(order: OrderPricing): Promotion {
  return applyCartRules({
    area: order.area,
    group: order.group,
    nowMs: order.nowMs,
    cart: cartFacts(order),
    lines: order.lines.filter((line) => line.quantity > 0).map(promotionLine),
    rules: order.rules,
    coupon: order.coupon,
    shippingPrice: order.shipping === null ? null : roundToCents(order.shipping.price),
  });
}
