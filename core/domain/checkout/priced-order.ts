import type { CartTotals } from '#core/domain/cart/cart.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { CouponOutcome } from '#core/domain/promotion/coupon.ts';
import type { TaxMention } from '#core/domain/tax/tax-decision.ts';
import type { TaxedParts } from '#core/domain/tax/taxed-parts.ts';

/** A line to pay, in the prices of its destination. */
export interface PricedLine extends TaxedParts {
  readonly lineKey: LineKey;
  readonly quantity: number;
  /** One unit, VAT included, to 1/10,000 €. */
  readonly unitPrice: Money;
  readonly unitPriceExclTax: Money;
  /** Of the whole line, VAT included, and part of its total. */
  readonly deposit: Money;
  readonly ecoContribution: Money;
  readonly weightGrams: number;
  readonly mention: TaxMention | null;
  /** Rules that made it cheaper, in the order they were applied. */
  readonly ruleIds: readonly string[];
}

export interface PricedShipping extends TaxedParts {
  readonly code: string;
  readonly mention: TaxMention | null;
}

/** A rule that counted and what it took off, VAT included; zero where it only frees the delivery. */
export interface AppliedRule {
  readonly id: string;
  readonly label: string;
  readonly amount: Money;
}

/** The totals of a cart (domain 3.1) and all they are made of. Totals are whole cents. */
export interface PricedOrder extends CartTotals {
  readonly lines: readonly PricedLine[];
  readonly shipping: PricedShipping | null;
  readonly subTotalExclTax: Money;
  /** Lines after discount, without delivery; VAT included. */
  readonly goodsTotal: Money;
  readonly goodsTotalExclTax: Money;
  readonly shippingDiscount: Money;
  readonly totalWeightGrams: number;
  /** A rule makes every delivery free. */
  readonly freeShipping: boolean;
  readonly appliedRules: readonly AppliedRule[];
  readonly coupon: CouponOutcome | null;
  /** Why lines or delivery carry no VAT; each once. */
  readonly mentions: readonly TaxMention[];
  /** What rates in use make documents say; each once. */
  readonly legalMentions: readonly string[];
  /** Goods missing until the delivery is free; null where it is, or always costs. */
  readonly missingForFreeDelivery: Money | null;
}
