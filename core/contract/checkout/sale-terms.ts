/**
 * On what terms the shop of an area sells: public, the same for everybody, kept by every device, so that a cart costs the
 * same without a network as at the shop (law 3).
 */
import * as v from 'valibot';
import type { AddressRules } from '#core/domain/account/address-rules.ts';
import type { MinimumOrder } from '#core/domain/checkout/minimum-order.ts';
import type { PricingSettings } from '#core/domain/checkout/order-pricing.ts';
import type { PaymentTerms } from '#core/domain/payment/methods.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { ShownCurrency } from '#core/domain/price/shown-currency.ts';
import type { CartRule } from '#core/domain/promotion/cart-rule.ts';
import type { ShippingTerms } from '#core/domain/shipping/methods.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { TimeZone } from '#core/domain/shop/time-zone.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { TaxDisplays } from '#core/domain/tax/tax-display.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** A store where orders are fetched. */
export interface PickupPlace {
  /** Of the source of stock. */
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  /** As the shop wrote them, line by line. */
  readonly hours: string | null;
  readonly phone: string;
}

export interface SaleTerms {
  readonly area: Area;
  readonly pricing: PricingSettings;
  /** Category of the VAT of deliveries. */
  readonly shippingTaxCategory: string;
  readonly shipping: ShippingTerms;
  readonly pickupPlaces: readonly PickupPlace[];
  /** Until this hour an order leaves the same working day. */
  readonly cutOffHour: number;
  /** The clock of that hour; Paris in terms of builds before. */
  readonly timeZone?: TimeZone;
  /** Rules that need no code, of every group. */
  readonly rules: readonly CartRule[];
  /** What totals may be told in beside euros; left out by builds before. */
  readonly currencies?: readonly ShownCurrency[];
  /** Code of the one of who has chosen none; left out where that is euros alone. */
  readonly usualCurrency?: string;
  /** `message`: what the shopkeeper says of it; left out by builds before, and where nothing is said. */
  readonly minimum: MinimumOrder & { readonly message?: string };
  readonly payments: readonly PaymentTerms[];
  readonly quotes: { readonly enabled: boolean; readonly guestEnabled: boolean; readonly minTotal: Money };
  readonly terms: {
    /** Slug of the page of the general conditions of sale. */
    readonly page: string;
    /** What the order keeps of them. */
    readonly version: string;
    /** What the shopkeeper wrote beside the box, where it is not the usual sentence; left out by builds before. */
    readonly label?: Readonly<Partial<Record<Locale, string>>>;
  };
  /** Which amounts stand without VAT too; left out by builds before. */
  readonly display?: TaxDisplays;
  /** What an address has to tell; left out by builds before, whose addresses all told it. */
  readonly addresses?: AddressRules;
  /** Cancelling by the buyer, and buying again, are offered. */
  readonly mayCancel: boolean;
  readonly mayReorder: boolean;
}

/** What was proposed was agreed line by line: no rule and no minimum of the shop changes it any more (domain 5.3). */
export const termsOfQuote = (terms: SaleTerms): SaleTerms => ({
  ...terms,
  rules: [],
  minimum: { ...terms.minimum, enable: false },
});

export const saleTermsRoute = defineRoute({
  name: 'api.sale-terms.show',
  method: 'GET',
  uri: 'api/sale-terms/{area}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ area: f.area }),
  answer: v.custom<SaleTerms>((given) => typeof given === 'object' && given !== null),
});
