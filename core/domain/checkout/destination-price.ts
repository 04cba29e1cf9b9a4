import { UNITS_PER_CENT, roundToCents, scale, times } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import { priceExcludingTax, priceIncludingTax } from '#core/domain/price/tax.ts';
import { homeDecision, taxDecision, type TaxDecision } from '#core/domain/tax/tax-decision.ts';
import type { TaxableAmount } from '#core/domain/tax/taxed-parts.ts';
import type { Destination } from '#core/domain/tax/territory.ts';
import type { PriceEntry, PricingSettings } from './order-pricing.ts';

/** How prices of a tax category, as the shop entered them, read at a destination. */
export interface PriceReading {
  readonly decision: TaxDecision;
  /** The prices of the order include VAT; false where the price without VAT is the reference. */
  readonly includesTax: boolean;
  /** An entered price as the reading has it, to 1/10,000 €. */
  readonly read: (entered: Money) => Money;
}

/**
 * A price that includes VAT keeps its amount where the rate is the one it was entered with; elsewhere the price without VAT
 * is the reference, HT = TTC ÷ (1 + home rate) to 1/10,000 € (domain 3.5).
 */
export function readingOf(
  settings: PricingSettings,
  sale: { category: string | null; entry: PriceEntry; destination: Destination; vatNumber: string | null },
): PriceReading {
  const decision = taxDecision(settings, sale);
  const home = homeDecision(settings, sale.category);
  const isConverted = sale.entry === 'including_tax' && decision.taxPercent !== home.taxPercent;
  return {
    decision,
    includesTax: sale.entry === 'including_tax' && !isConverted,
    read: (entered) => (isConverted ? priceExcludingTax(entered, home.taxPercent) : entered),
  };
}

/** A read price with and without VAT, to 1/10,000 €. */
export function bothPrices(
  { read, includesTax, decision }: PriceReading,
  entered: Money,
): { readonly including: Money; readonly excluding: Money } {
  const price = read(entered);
  return includesTax
    ? { including: price, excluding: priceExcludingTax(price, decision.taxPercent) }
    : { including: priceIncludingTax(price, decision.taxPercent), excluding: price };
}

/**
 * So many units at an entered price, with a discount worked out on entered prices: it keeps its proportion, so that what
 * was free stays free wherever it goes.
 */
export function taxableAmount(
  { read, includesTax, decision }: PriceReading,
  entered: { readonly price: Money; readonly quantity: number; readonly discount: Money },
): TaxableAmount {
  const gross = roundToCents(times(read(entered.price), entered.quantity));
  const before = roundToCents(times(entered.price, entered.quantity));
  const discount = before === 0 ? 0 : scale(gross, Math.min(before, entered.discount), before, UNITS_PER_CENT);
  return { gross, discount, taxPercent: decision.taxPercent, includesTax };
}
