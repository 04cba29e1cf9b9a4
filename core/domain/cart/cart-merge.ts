/**
 * A guest's cart enters the cart of the customer the guest turned out to be (design §5, rule 17): as the difference it
 * makes. Signing in moves the difference between nothing and the guest's cart; what arrives later under the guest moves
 * the difference it made there. So a line is never counted twice, and a guest's removal takes out what the guest had
 * put in and nothing of the customer's own.
 */
import { addToCart, setQuantity, type CartLine } from './cart.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';

/** A line both carts held: how many were in the customer's own, and how many are in it now. */
export interface DoubledLine {
  readonly lineKey: LineKey;
  readonly from: number;
  readonly to: number;
}

/** The cart with the difference between `before` and `after` in it. Lines that were not there come as in `after`. */
export function withDifference<L extends CartLine>(
  into: readonly L[],
  before: readonly L[],
  after: readonly L[],
): readonly L[] {
  const had = new Map(before.map((line) => [line.lineKey, line.quantity]));
  const has = new Map(after.map((line) => [line.lineKey, line.quantity]));
  let lines = into;
  for (const [lineKey, from] of had) {
    const to = has.get(lineKey) ?? 0;
    if (to < from) lines = setQuantity(lines, { lineKey, from, to });
  }
  for (const line of after) {
    const delta = line.quantity - (had.get(line.lineKey) ?? 0);
    const { lineKey, quantity: _quantity, ...rest } = line;
    if (delta > 0) lines = addToCart(lines, { lineKey, delta, line: rest });
  }
  return lines;
}

/** What to tell of lines that grew because both carts held them. */
export function doubledLines(before: readonly CartLine[], after: readonly CartLine[]): readonly DoubledLine[] {
  const had = new Map(before.map((line) => [line.lineKey, line.quantity]));
  return after.flatMap(({ lineKey, quantity }) => {
    const from = had.get(lineKey) ?? 0;
    return from > 0 && quantity > from ? [{ lineKey, from, to: quantity }] : [];
  });
}
