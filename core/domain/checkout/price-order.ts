import { missingForFree } from '#core/domain/cart/delivery.ts';
import { allocate } from '#core/domain/price/allocate.ts';
import { add, roundToCents, times } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Promotion, RuleShare } from '#core/domain/promotion/apply-cart-rules.ts';
import { taxDestination } from '#core/domain/tax/tax-decision.ts';
import { blocksOf, taxedParts, type TaxedParts } from '#core/domain/tax/taxed-parts.ts';
import { bothPrices, readingOf, taxableAmount, type PriceReading } from './destination-price.ts';
import type { OrderLine, OrderPricing, PriceEntry } from './order-pricing.ts';
import { orderPromotion, weightOf } from './order-promotion.ts';
import type { AppliedRule, PricedLine, PricedOrder } from './priced-order.ts';

/** A line or the delivery on its way to its price. */
interface Position {
  readonly reading: PriceReading;
  readonly entered: { readonly price: Money; readonly quantity: number; readonly discount: Money };
  readonly shares: readonly RuleShare[];
}

const sumOf = (shares: readonly RuleShare[]): Money => add(...shares.map((share) => share.amount));

function readingFor(order: OrderPricing): (category: string | null, entry: PriceEntry) => PriceReading {
  const { settings, shippingAddress: shipping, billingAddress: billing, buyer } = order;
  const destination = taxDestination(settings.basis, { shipping, billing, origin: settings.origin }, settings.home);
  return (category, entry) => readingOf(settings, { category, entry, destination, vatNumber: buyer.vatNumber });
}

function positionsOf(order: OrderPricing, promotion: Promotion): Position[] {
  const { settings, shipping } = order;
  const reading = readingFor(order);
  const positions = order.lines.map(({ lineKey, unitPrice, quantity, taxCategory }) => {
    const shares = promotion.lines.get(lineKey) ?? [];
    return {
      reading: reading(taxCategory, settings.productPrices),
      entered: { price: unitPrice, quantity, discount: sumOf(shares) },
      shares,
    };
  });
  if (shipping === null) return positions;
  const price = promotion.freeShipping ? 0 : roundToCents(shipping.price);
  const delivery = {
    reading: reading(shipping.taxCategory, settings.shippingPrices),
    entered: { price, quantity: 1, discount: sumOf(promotion.shipping) },
    shares: promotion.shipping,
  };
  return [...positions, delivery];
}

function pricedLine(line: OrderLine, position: Position, parts: TaxedParts): PricedLine {
  const { reading, shares } = position;
  const unit = bothPrices(reading, line.unitPrice);
  const whole = (price: Money) => roundToCents(times(bothPrices(reading, price).including, line.quantity));
  return {
    ...parts,
    lineKey: line.lineKey,
    quantity: line.quantity,
    unitPrice: unit.including,
    unitPriceExclTax: unit.excluding,
    deposit: whole(line.deposit),
    ecoContribution: whole(line.ecoContribution),
    weightGrams: weightOf(line),
    mention: reading.decision.mention,
    ruleIds: shares.map((share) => share.ruleId),
  };
}

/** What each rule took off in the prices of the destination: the discounts, told by rule, add up to the same. */
function appliedRules(
  { applied }: Promotion,
  positions: readonly Position[],
  parts: readonly TaxedParts[],
): AppliedRule[] {
  const amounts = new Map<string, Money>();
  for (const [index, { shares }] of positions.entries()) {
    const split = allocate(
      shares.length === 0 ? 0 : (parts[index]?.discount ?? 0),
      shares.map((share) => share.amount),
    );
    for (const [place, { ruleId }] of shares.entries()) {
      amounts.set(ruleId, add(amounts.get(ruleId) ?? 0, split[place] ?? 0));
    }
  }
  return applied.map(({ id, label }) => ({ id, label, amount: amounts.get(id) ?? 0 }));
}

/**
 * Taxes are shared between the lines of a rate by their order where they are rounded by rate; taken by key, the order they
 * stand in decides no cent.
 */
function byKey(order: OrderPricing): OrderPricing {
  return {
    ...order,
    lines: order.lines.toSorted((a, b) => (a.lineKey < b.lineKey ? -1 : Number(a.lineKey > b.lineKey))),
  };
}

/**
 * What a person pays, computed from the same terms by the same function on the device and on the server (design, law 3):
 * rules and coupon, delivery, VAT by destination and buyer, totals (domain 3.1, 3.2, 3.5). Lines stay in their order,
 * which decides no amount.
 */
export function priceOrder(asked: OrderPricing): PricedOrder {
  const order = byKey(asked);
  const { settings } = order;
  const promotion = orderPromotion(order);
  const positions = positionsOf(order, promotion);
  const parts = taxedParts(
    positions.map(({ reading, entered }) => taxableAmount(reading, entered)),
    settings.rounding,
  );

  const lines = order.lines.flatMap((line, index) => {
    const [position, part] = [positions[index], parts[index]];
    return position === undefined || part === undefined ? [] : pricedLine(line, position, part);
  });
  const delivery = parts[order.lines.length];
  const shipping =
    order.shipping === null || delivery === undefined
      ? null
      : { ...delivery, code: order.shipping.code, mention: positions.at(-1)?.reading.decision.mention ?? null };

  const sum = (of: readonly TaxedParts[], part: Exclude<keyof TaxedParts, 'taxPercent'>) =>
    add(...of.map((one) => one[part]));
  const goodsTotal = sum(lines, 'total');
  const decisions = positions.map(({ reading }) => reading.decision);
  const terms = { rate: 0, per: 'order' as const, freeFrom: settings.freeDeliveryFrom };
  const places = new Map(asked.lines.map((line, place) => [line.lineKey, place]));
  return {
    lines: lines.toSorted((a, b) => (places.get(a.lineKey) ?? 0) - (places.get(b.lineKey) ?? 0)),
    shipping,
    subTotal: sum(lines, 'subTotal'),
    subTotalExclTax: sum(lines, 'subTotalExclTax'),
    goodsTotal,
    goodsTotalExclTax: sum(lines, 'totalExclTax'),
    discountAmount: sum(parts, 'discount'),
    shippingAmount: shipping?.subTotal ?? 0,
    shippingDiscount: shipping?.discount ?? 0,
    taxes: blocksOf(parts),
    taxTotal: sum(parts, 'tax'),
    grandTotal: sum(parts, 'total'),
    itemsQty: lines.reduce((units, line) => units + line.quantity, 0),
    itemsCount: lines.length,
    totalWeightGrams: lines.reduce((grams, line) => grams + line.weightGrams, 0),
    freeShipping: promotion.freeShipping,
    appliedRules: appliedRules(promotion, positions, parts),
    coupon: promotion.coupon,
    mentions: [...new Set(decisions.flatMap(({ mention }) => mention ?? []))],
    legalMentions: [...new Set(decisions.flatMap(({ legalMention }) => legalMention ?? []))],
    missingForFreeDelivery: promotion.freeShipping ? null : missingForFree(terms, goodsTotal),
  };
}
