import { allocateWithin } from '#core/domain/price/allocate-within.ts';
import { add, subtract } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import { taxExcluded, taxIncluded, type TaxBlock } from '#core/domain/price/tax.ts';

/** Setting `sales.taxes.calculation.rounding`. */
export type TaxRounding = 'per_line' | 'per_rate';

/** A line, or the delivery, before VAT is worked out; amounts in whole cents, with or without it. */
export interface TaxableAmount {
  readonly gross: Money;
  /** At most the gross amount. */
  readonly discount: Money;
  readonly taxPercent: number;
  readonly includesTax: boolean;
}

/** The same in every form a document asks for. `subTotal − discount = total = totalExclTax + tax`. */
export interface TaxedParts {
  readonly taxPercent: number;
  /** Before discount, VAT included. */
  readonly subTotal: Money;
  readonly subTotalExclTax: Money;
  /** VAT included. */
  readonly discount: Money;
  readonly total: Money;
  readonly totalExclTax: Money;
  readonly tax: Money;
}

const net = ({ gross, discount }: TaxableAmount): Money => subtract(gross, discount);

function taxOf(amount: Money, { taxPercent, includesTax }: TaxableAmount): Money {
  return includesTax ? taxIncluded(amount, taxPercent) : taxExcluded(amount, taxPercent);
}

function withTax(one: TaxableAmount, tax: Money): TaxedParts {
  const { taxPercent, gross, discount, includesTax } = one;
  const taxOnDiscount = taxOf(discount, one);
  if (includesTax) {
    const totalExclTax = subtract(net(one), tax);
    const subTotalExclTax = add(totalExclTax, subtract(discount, taxOnDiscount));
    return { taxPercent, subTotal: gross, subTotalExclTax, discount, total: net(one), totalExclTax, tax };
  }
  const total = add(net(one), tax);
  const withVat = add(discount, taxOnDiscount);
  return {
    taxPercent,
    subTotal: add(total, withVat),
    subTotalExclTax: gross,
    discount: withVat,
    total,
    totalExclTax: net(one),
    tax,
  };
}

/** VAT on the sum of each rate, handed back to its lines so that they add up to it. */
function taxesPerRate(amounts: readonly TaxableAmount[]): Money[] {
  const groups = new Map<string, number[]>();
  for (const [index, { taxPercent, includesTax }] of amounts.entries()) {
    const key = `${taxPercent} ${includesTax}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  const taxes = amounts.map(() => 0);
  for (const indexes of groups.values()) {
    const members = indexes.flatMap((index) => amounts[index] ?? []);
    const [first] = members;
    if (first === undefined) continue;
    const nets = members.map(net);
    const shares = allocateWithin(taxOf(add(...nets), first), nets);
    for (const [place, index] of indexes.entries()) taxes[index] = shares[place] ?? 0;
  }
  return taxes;
}

/**
 * VAT of amounts after discount (domain 3.5). `per_line` rounds each by itself; `per_rate` rounds the sum of a rate once,
 * and its lines share that. Either way the parts of each amount, and the amounts of each rate, add up exactly.
 */
export function taxedParts(amounts: readonly TaxableAmount[], rounding: TaxRounding): TaxedParts[] {
  const taxes = rounding === 'per_rate' ? taxesPerRate(amounts) : amounts.map((one) => taxOf(net(one), one));
  return amounts.map((one, index) => withTax(one, taxes[index] ?? 0));
}

/** The tax block by rate, highest first; what costs nothing makes none. */
export function blocksOf(parts: readonly TaxedParts[]): TaxBlock[] {
  const blocks = new Map<number, TaxBlock>();
  for (const { taxPercent, total, totalExclTax, tax } of parts) {
    if (total === 0) continue;
    const before = blocks.get(taxPercent);
    blocks.set(taxPercent, {
      taxPercent,
      base: add(before?.base ?? 0, totalExclTax),
      tax: add(before?.tax ?? 0, tax),
    });
  }
  return [...blocks.values()].toSorted((a, b) => b.taxPercent - a.taxPercent);
}
