/**
 * What is done to every number of a range: `+10 %`, `-5`, `=89,90`, and `,90`, which rounds to the nearest amount that ends
 * so. Numbers are whole counts of 1/10,000, as money is, and nothing is computed in floats.
 */
import { scale, subtract, add, UNITS_PER_CENT, UNITS_PER_EURO } from '#core/domain/price/money.ts';

export type Formula =
  /** In 1/10,000 percent. */
  | { readonly kind: 'percent'; readonly by: number }
  | { readonly kind: 'add'; readonly by: number }
  | { readonly kind: 'set'; readonly to: number }
  /** What comes after the whole euros. */
  | { readonly kind: 'end'; readonly with: number };

/** Four digits after the comma. */
const DECIMALS = 4;
const NUMBER = /^(\d{1,9})(?:[.,](\d{1,4}))?$/u;
const END = /^[.,](\d{2})$/u;
/** Ten times as much is a slip of the hand no more often than not; more is. */
const MOST_PERCENT = 1_000 * UNITS_PER_EURO;
const WHOLE_PERCENT = 100 * UNITS_PER_EURO;

/** A number without a sign, in 1/10,000; null for what is none. */
function unitsOf(text: string): number | null {
  const [, whole, part = ''] = NUMBER.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * UNITS_PER_EURO + Number(part.padEnd(DECIMALS, '0'));
}

/** Null for what is no formula. */
export function parseFormula(text: string): Formula | null {
  const bare = text
    .replace(/[\s\u00a0\u202f€]/gu, '')
    .replace('−', '-')
    .replace('–', '-');
  const end = END.exec(bare)?.[1];
  if (end !== undefined) return { kind: 'end', with: Number(end) * UNITS_PER_CENT };
  const [sign, isPercent] = [bare[0], bare.endsWith('%')];
  const number = unitsOf(bare.slice(1, isPercent ? -1 : undefined));
  if (number === null) return null;
  if (sign === '=') return isPercent ? null : { kind: 'set', to: number };
  if (sign !== '+' && sign !== '-') return null;
  const by = sign === '-' ? subtract(0, number) : number;
  if (!isPercent) return { kind: 'add', by };
  return by > MOST_PERCENT || by < -WHOLE_PERCENT ? null : { kind: 'percent', by };
}

/**
 * @param value in 1/10,000
 * @param step the smallest difference that the column knows, in 1/10,000: a cent, or one
 */
export function applyFormula(formula: Formula, value: number, step: number): number {
  switch (formula.kind) {
    case 'percent':
      return scale(value, WHOLE_PERCENT + formula.by, WHOLE_PERCENT, step);
    case 'add':
      return scale(add(value, formula.by), 1, 1, step);
    case 'set':
      return scale(formula.to, 1, 1, step);
    case 'end':
      return endingWith(value, formula.with);
  }
}

/** The nearest amount that ends so, the greater of two; none below nothing. */
function endingWith(value: number, end: number): number {
  const below = Math.floor((value - end) / UNITS_PER_EURO) * UNITS_PER_EURO + end;
  const above = below + UNITS_PER_EURO;
  return below < 0 || above - value <= value - below ? Math.max(above, end) : below;
}
