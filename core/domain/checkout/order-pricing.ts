import type { CustomerType } from '#core/domain/account/customer.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { CartRule } from '#core/domain/promotion/cart-rule.ts';
import type { LineProducts } from '#core/domain/promotion/condition.ts';
import type { CouponInUse } from '#core/domain/promotion/coupon.ts';
import type { Occasion } from '#core/domain/promotion/rule-scope.ts';
import type { TaxBasis, TaxTerms } from '#core/domain/tax/tax-decision.ts';
import type { TaxRounding } from '#core/domain/tax/taxed-parts.ts';
import type { Destination } from '#core/domain/tax/territory.ts';

/** Settings `sales.taxes.calculation.product_prices` and `.shipping_prices`: how prices are entered. */
export type PriceEntry = 'including_tax' | 'excluding_tax';

/** A line as it is priced. Amounts a unit, entered as `productPrices` says. */
export interface OrderLine {
  readonly lineKey: LineKey;
  readonly quantity: number;
  /** With deposit and eco-contribution (domain 3.5). */
  readonly unitPrice: Money;
  readonly deposit: Money;
  readonly ecoContribution: Money;
  /** Code; null for the shop's default. */
  readonly taxCategory: string | null;
  /** One unit, null where it has none. */
  readonly weightGrams: number | null;
  readonly products: LineProducts;
}

/** The way of delivery chosen, at its price, entered as `shippingPrices` says. */
export interface ShippingQuote {
  readonly code: string;
  readonly price: Money;
  readonly taxCategory: string | null;
}

/** What the rules read of the buyer; null is not known yet. */
export interface BuyerFacts {
  readonly type: CustomerType | null;
  readonly firstOrder: boolean | null;
  /** VAT number that VIES has confirmed. */
  readonly vatNumber: string | null;
}

export interface PricingSettings extends TaxTerms {
  readonly basis: TaxBasis;
  readonly origin: Destination;
  readonly productPrices: PriceEntry;
  readonly shippingPrices: PriceEntry;
  readonly rounding: TaxRounding;
  /** Goods of this amount, after discount and VAT included, are brought for nothing; null: none are. */
  readonly freeDeliveryFrom: Money | null;
}

/** Everything that decides what an order costs: nothing else does. */
export interface OrderPricing extends Occasion {
  readonly lines: readonly OrderLine[];
  /** The area's rules that need no code. */
  readonly rules: readonly CartRule[];
  readonly coupon: CouponInUse | null;
  readonly buyer: BuyerFacts;
  /** Null until known; of an order that is fetched, the store's address. */
  readonly shippingAddress: Destination | null;
  readonly billingAddress: Destination | null;
  readonly shipping: ShippingQuote | null;
  readonly paymentMethod: string | null;
  readonly settings: PricingSettings;
}
