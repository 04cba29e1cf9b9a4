/** A proposal as it is typed, and as the contract asks for it (domain 5.3). */
import type { QuoteDesk, QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { VALIDITY_DAYS_MAX } from '#core/contract/admin/quotes/moves.ts';
import { add, fromCents, times, toCents, type Money } from '#core/domain/price/money.ts';
import { amountText, typedAmount } from '#src/admin/parts/desk/move/typed-number.ts';
import { orNone } from '#src/admin/parts/desk/move/reason-field.tsx';

interface TypedLine {
  readonly quantity: number;
  /** « 49,90 ». */
  readonly price: string;
}

export interface TypedProposal {
  /** By their place in the quote. */
  readonly lines: Readonly<Record<number, TypedLine>>;
  readonly discount: string;
  readonly days: string;
  readonly delay: string;
  readonly conditions: string;
}

/** As it was proposed last, or as it was asked for. */
export const firstProposal = ({ lines, proposal, validityDays }: QuoteDesk): TypedProposal => ({
  lines: Object.fromEntries(
    lines.map(({ position, proposed: { quantity, unitPrice } }) => [
      position,
      { quantity, price: amountText(unitPrice) },
    ]),
  ),
  discount: '',
  days: String(validityDays),
  delay: proposal?.deliveryDelay ?? '',
  conditions: proposal?.conditions ?? '',
});

/** What is typed of a line; of one that is new since the form was opened, what stands in the quote. */
export const typedLine = ({ lines }: TypedProposal, { position, proposed }: QuoteDeskLine): TypedLine =>
  lines[position] ?? { quantity: proposed.quantity, price: amountText(proposed.unitPrice) };

export interface AskedLine {
  readonly position: number;
  readonly quantity: number;
  readonly unitPrice: Money;
}

/** Null: what is typed is no price. */
export function askedLine(typed: TypedProposal, line: QuoteDeskLine): AskedLine | null {
  const { quantity, price } = typedLine(typed, line);
  const unitPrice = typedAmount(price);
  return unitPrice === null ? null : { position: line.position, quantity, unitPrice };
}

/** Of what is a price so far. */
export const totalOf = (lines: readonly (AskedLine | null)[]): Money =>
  add(...lines.flatMap((line) => (line === null ? [] : [times(line.unitPrice, line.quantity)])));

/** Days, whole ones; null for what the contract does not take. */
export function typedDays(text: string): number | null {
  const days = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= VALIDITY_DAYS_MAX ? days : null;
}

/** Hundredths of a percent, 0 to 100 %; null for what is no such number. */
export function typedPercent(text: string): number | null {
  const percent = typedAmount(text.replace('%', ''));
  if (percent === null) return null;
  const hundredths = toCents(percent);
  return hundredths <= 10_000 ? hundredths : null;
}

/** Every price lowered from what was asked for, to the cent: half a cent goes to the buyer's favour. */
export const discounted = (
  typed: TypedProposal,
  lines: readonly QuoteDeskLine[],
  hundredths: number,
): TypedProposal['lines'] =>
  Object.fromEntries(
    lines.map((line) => {
      const cents = Math.floor((toCents(line.unitPrice) * (10_000 - hundredths)) / 10_000);
      return [line.position, { ...typedLine(typed, line), price: amountText(fromCents(cents)) }];
    }),
  );

export const termsIn = ({ delay, conditions }: TypedProposal) => ({
  deliveryDelay: orNone(delay),
  conditions: orNone(conditions),
});
