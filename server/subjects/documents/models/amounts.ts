/** Amounts of a document, computed by whoever issues it; nothing is computed while it is drawn. */
import type { Money } from '#core/domain/price/money.ts';

/** Why no VAT is due (domain 3.5). Without an exemption a rate above zero is the standard case. */
export const EXEMPTIONS = [
  'export',
  'overseas',
  'intra_community',
  'reverse_charge',
  'franchise',
  'margin',
  'out_of_scope',
] as const;

export type Exemption = (typeof EXEMPTIONS)[number];

/** VAT of an amount. */
export interface TaxFacts {
  /** In percent, at most four decimals. */
  readonly taxPercent: number;
  readonly exemption: Exemption | null;
}

/** An amount without VAT, its VAT and both together, in whole cents. */
export interface Amounts {
  readonly net: Money;
  readonly tax: Money;
  readonly total: Money;
}

export interface PricedLine extends TaxFacts, Amounts {
  readonly reference: string;
  readonly name: string;
  /** Options chosen, vehicle and the like, a line each. */
  readonly details: readonly string[];
  readonly quantity: number;
  /** Of one unit before discount, without and with VAT; up to four decimals. */
  readonly unitNet: Money;
  readonly unitTotal: Money;
  /** Of the whole line, at least zero. */
  readonly discountNet: Money;
  readonly discountTotal: Money;
  /** Parts of the unit's price with VAT, shown apart (domain 3.5). */
  readonly deposit: Money;
  readonly ecoContribution: Money;
}

/** Delivery or another amount that no line of goods holds; discounts already taken off. */
export interface Charge extends TaxFacts, Amounts {
  readonly kind: 'delivery' | 'fee';
  readonly label: string;
}

/** One row of the tax block. */
export interface TaxRow extends TaxFacts {
  readonly base: Money;
  readonly tax: Money;
}

export interface Totals extends Amounts {
  /** Of the lines and of the charges, without VAT. */
  readonly lines: Money;
  readonly charges: Money;
  /** Of the lines before and after discount, with VAT: what a consumer reads. */
  readonly linesTotal: Money;
  readonly discountTotal: Money;
  readonly paid: Money;
  readonly due: Money;
}

export interface Priced {
  readonly lines: readonly PricedLine[];
  readonly charges: readonly Charge[];
  readonly taxes: readonly TaxRow[];
  readonly totals: Totals;
}
