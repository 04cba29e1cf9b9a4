/** What invoices and refunds read of an order. Amounts include VAT, in whole cents. */
import { scale, subtract, UNITS_PER_CENT, type Money } from '#core/domain/price/money.ts';
import type { TaxBlock } from '#core/domain/price/tax.ts';
import type { LineQuantities } from './quantities.ts';

/** An amount with what it holds of VAT and what was taken off it. */
export interface AmountPart {
  /** To pay, after the discount. */
  readonly total: Money;
  /** Taken off before. */
  readonly discount: Money;
  /** VAT within the total. */
  readonly tax: Money;
  readonly taxPercent: number;
}

/** A line as it was ordered: amounts of all its units. */
export interface LineAmounts extends LineQuantities, AmountPart {
  readonly uuid: string;
}

export interface OrderAmounts {
  readonly lines: readonly LineAmounts[];
  /** Null: nothing was to be brought. */
  readonly shipping: AmountPart | null;
}

/** A part of a line. */
export interface LinePart extends AmountPart {
  readonly uuid: string;
  readonly quantity: number;
}

/** Units by the UUID of their line. */
export type Units = Readonly<Record<string, number>>;

/** What the first `units` of `all` have of an amount, rounded half-up to cents. */
function upTo(amount: Money, units: number, all: number): Money {
  return units === all ? amount : scale(amount, units, all, UNITS_PER_CENT);
}

/**
 * The share that units `before` to `before + count` have of an amount of `all` units: the difference of what they all have
 * with them and without. So shares of any division sum to the whole, the last takes what is left over, and none is below
 * zero.
 */
export function runningShare(amount: Money, before: number, count: number, all: number): Money {
  return subtract(upTo(amount, before + count, all), upTo(amount, before, all));
}

/**
 * The part of an amount that units `before` to `before + count` of `all` have. VAT is shared by the cents to pay and not by
 * the units: so no part holds more VAT than it asks for.
 */
export function partOf(part: AmountPart, before: number, count: number, all: number): AmountPart {
  const total = runningShare(part.total, before, count, all);
  return {
    total,
    discount: runningShare(part.discount, before, count, all),
    tax: total === 0 ? 0 : runningShare(part.tax, upTo(part.total, before, all), total, part.total),
    taxPercent: part.taxPercent,
  };
}

/** The tax block of these parts, highest rate first: their own VAT summed, so that documents sum to the order. */
export function blocksOf(parts: readonly AmountPart[]): TaxBlock[] {
  const blocks = new Map<number, TaxBlock>();
  for (const { total, tax, taxPercent } of parts) {
    if (total === 0) continue;
    const { base, tax: before } = blocks.get(taxPercent) ?? { base: 0, tax: 0 };
    blocks.set(taxPercent, { taxPercent, base: base + total - tax, tax: before + tax });
  }
  return [...blocks.values()].toSorted((a, b) => b.taxPercent - a.taxPercent);
}

/** True for whole counts of lines of the order, none above what `allowed` says. */
export function areUnitsOf(order: OrderAmounts, units: Units, allowed: (line: LineAmounts) => number): boolean {
  const counts = Object.entries(units);
  return counts.every(([uuid, count]) => {
    const line = order.lines.find((one) => one.uuid === uuid);
    return line !== undefined && Number.isSafeInteger(count) && count >= 0 && count <= allowed(line);
  });
}
