/** What the shop promises about bringing a parcel; its settings say the amounts. */
import { times, type Money } from '#core/domain/price/money.ts';

export interface DeliveryTerms {
  /** Of the standard delivery. */
  readonly rate: Money;
  readonly per: 'order' | 'unit';
  /** Goods of this amount are brought for nothing; null: none are. */
  readonly freeFrom: Money | null;
}

/** The delivery of these goods. */
export function deliveryFee({ rate, per, freeFrom }: DeliveryTerms, goods: Money, units: number): Money {
  if (freeFrom !== null && goods >= freeFrom) return 0;
  return per === 'unit' ? times(rate, units) : rate;
}

/** What is missing until the delivery costs nothing; null where it costs nothing, or always costs. */
export function missingForFree({ freeFrom }: DeliveryTerms, goods: Money): Money | null {
  return freeFrom === null || goods >= freeFrom ? null : freeFrom - goods;
}
