import { UNITS_PER_CENT, add, scale, subtract } from './money.ts';
import type { Money } from './money.ts';

/** Rates have at most four decimals (domain 3.5: numeric(7,4)). */
const RATE_SCALE = 10_000;

/** An amount to pay, VAT included and after discount, with its rate in percent. */
export interface TaxedAmount {
  readonly amount: Money;
  readonly taxPercent: number;
}

/** One line of the tax block of a document: rate, amount without VAT, VAT. */
export interface TaxBlock {
  readonly taxPercent: number;
  readonly base: Money;
  readonly tax: Money;
}

/** The VAT inside an amount that includes it, rounded half-up to cents (domain 3.5). */
export function taxIncluded(amount: Money, taxPercent: number): Money {
  const rate = Math.round(taxPercent * RATE_SCALE);
  return scale(amount, rate, 100 * RATE_SCALE + rate, UNITS_PER_CENT);
}

/** The VAT to put on an amount without it, rounded half-up to cents (domain 3.5). */
export function taxExcluded(amount: Money, taxPercent: number): Money {
  return scale(amount, Math.round(taxPercent * RATE_SCALE), 100 * RATE_SCALE, UNITS_PER_CENT);
}

/**
 * The tax block by rate, highest rate first. VAT is rounded on each line and then summed
 * (`per_line`, domain 3.5), so that a document's lines always add up to its block.
 */
export function taxBlocks(lines: readonly TaxedAmount[]): TaxBlock[] {
  const blocks = new Map<number, TaxBlock>();
  for (const { amount, taxPercent } of lines) {
    const tax = taxIncluded(amount, taxPercent);
    const before = blocks.get(taxPercent);
    blocks.set(taxPercent, {
      taxPercent,
      base: add(before?.base ?? 0, subtract(amount, tax)),
      tax: add(before?.tax ?? 0, tax),
    });
  }
  return [...blocks.values()].toSorted((a, b) => b.taxPercent - a.taxPercent);
}

/** A price without the VAT in it, to 1/10,000 €: the reference for every other destination (domain 3.5). */
export function priceExcludingTax(price: Money, taxPercent: number): Money {
  return scale(price, 100 * RATE_SCALE, 100 * RATE_SCALE + Math.round(taxPercent * RATE_SCALE));
}

/** A price with VAT on it, to 1/10,000 €. */
export function priceIncludingTax(price: Money, taxPercent: number): Money {
  return scale(price, 100 * RATE_SCALE + Math.round(taxPercent * RATE_SCALE), 100 * RATE_SCALE);
}
