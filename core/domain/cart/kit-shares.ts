import { subtract, UNITS_PER_CENT, type Money } from '#core/domain/price/money.ts';

/** So many pieces of a component at one price. */
interface PricedPieces {
  readonly unitPrice: Money;
  readonly quantity: number;
}

/**
 * What each piece of a kit costs of its fixed price: shared out by what the components cost by themselves, in whole cents,
 * those left over to the largest remainders. The pieces of one component differ by a cent at most, and all of them
 * together are the price of the kit. What is less than a cent goes to the first piece.
 */
export function kitShares(
  total: Money,
  parts: readonly { readonly price: Money; readonly quantity: number }[],
): PricedPieces[][] {
  const weights = parts.some(({ price, quantity }) => price * quantity > 0)
    ? parts.map(({ price }) => price)
    : parts.map(() => 1);
  const sum = parts.reduce((all, { quantity }, at) => all + BigInt(weights[at] ?? 0) * BigInt(quantity), 0n);
  if (sum === 0n) return parts.map(() => []);
  const cents = BigInt(Math.floor(total / UNITS_PER_CENT));
  const each = parts.map(({ quantity }, at) => {
    const exact = cents * BigInt(weights[at] ?? 0);
    return { at, quantity, cents: Number(exact / sum), rest: exact % sum };
  });
  let left = Number(cents) - each.reduce((all, one) => all + one.cents * one.quantity, 0);
  const more = new Map<number, number>();
  for (const { at, quantity } of each.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.at - b.at))) {
    const given = Math.min(quantity, left);
    more.set(at, given);
    left -= given;
  }
  const shares = each.map(({ at, quantity, cents: own }) => {
    const dearer = more.get(at) ?? 0;
    return piecesOf([
      { unitPrice: (own + 1) * UNITS_PER_CENT, quantity: dearer },
      { unitPrice: own * UNITS_PER_CENT, quantity: quantity - dearer },
    ]);
  });
  const rest = subtract(total, Number(cents) * UNITS_PER_CENT);
  const first = shares.findIndex((pieces) => pieces.length > 0);
  return rest === 0 ? shares : shares.map((pieces, at) => (at === first ? withRest(pieces, rest) : pieces));
}

const piecesOf = (pieces: readonly PricedPieces[]): PricedPieces[] => pieces.filter(({ quantity }) => quantity > 0);

function withRest([first, ...others]: readonly PricedPieces[], rest: Money): PricedPieces[] {
  if (first === undefined) return [];
  return piecesOf([
    { unitPrice: first.unitPrice + rest, quantity: 1 },
    { ...first, quantity: first.quantity - 1 },
    ...others,
  ]);
}
