/** A proposal as it is typed, and as the contract asks for it (domain 5.3). */
import type { QuoteArticle, QuoteDesk, QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { VALIDITY_DAYS_MAX } from '#core/contract/admin/quotes/moves.ts';
import { add, fromCents, times, toCents, type Money } from '#core/domain/price/money.ts';
import { amountText, typedAmount } from '#src/admin/parts/desk/move/typed-number.ts';
import { orNone } from '#src/admin/parts/desk/move/reason-field.tsx';

export interface TypedLine {
  readonly quantity: number;
  /** « 49,90 ». */
  readonly price: string;
}

/** An article that nobody asked for, as the shop told it when it was added. */
interface TypedAdded extends TypedLine {
  readonly article: QuoteArticle;
}

export interface TypedProposal {
  /** By their place in the quote. */
  readonly lines: Readonly<Record<number, TypedLine>>;
  readonly added: readonly TypedAdded[];
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
  added: [],
  discount: '',
  days: String(validityDays),
  delay: proposal?.deliveryDelay ?? '',
  conditions: proposal?.conditions ?? '',
});

/** What is typed of a line; of one that is new since the form was opened, what stands in the quote. */
export const typedLine = ({ lines }: TypedProposal, { position, proposed }: QuoteDeskLine): TypedLine =>
  lines[position] ?? { quantity: proposed.quantity, price: amountText(proposed.unitPrice) };

interface Priced {
  readonly quantity: number;
  readonly unitPrice: Money;
}

export interface AskedLine extends Priced {
  readonly position: number;
}

export interface AskedArticle extends Priced {
  readonly sku: string;
}

/** Null: what is typed is no price. */
export function askedLine(typed: TypedProposal, line: QuoteDeskLine): AskedLine | null {
  const { quantity, price } = typedLine(typed, line);
  const unitPrice = typedAmount(price);
  return unitPrice === null ? null : { position: line.position, quantity, unitPrice };
}

/** Those of which some are proposed. Null: what is typed is no price. */
export const askedArticles = ({ added }: TypedProposal): readonly (AskedArticle | null)[] =>
  added
    .filter(({ quantity }) => quantity > 0)
    .map(({ article: { sku }, quantity, price }) => {
      const unitPrice = typedAmount(price);
      return unitPrice === null ? null : { sku, quantity, unitPrice };
    });

/** Of what is a price so far. */
export const totalOf = (lines: readonly (Priced | null)[]): Money =>
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

/** To the cent: what is left of one goes to the buyer's favour. */
function lowered(price: Money, hundredths: number): string {
  return amountText(fromCents(Math.floor((toCents(price) * (10_000 - hundredths)) / 10_000)));
}

/** Every price lowered from what was asked for; of what was added, from the price of the shop. */
export const discounted = (
  typed: TypedProposal,
  lines: readonly QuoteDeskLine[],
  hundredths: number,
): Pick<TypedProposal, 'added' | 'lines'> => ({
  lines: Object.fromEntries(
    lines.map((line) => [line.position, { ...typedLine(typed, line), price: lowered(line.unitPrice, hundredths) }]),
  ),
  added: typed.added.map((one) => ({ ...one, price: lowered(one.article.now.unitPrice, hundredths) })),
});

export const termsIn = ({ delay, conditions }: TypedProposal) => ({
  deliveryDelay: orNone(delay),
  conditions: orNone(conditions),
});
