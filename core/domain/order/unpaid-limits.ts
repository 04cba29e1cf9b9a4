/** How much stock may be set aside for somebody who has not paid for it yet. */

/** Settings `sales.order_settings.unpaid.…`. */
export interface UnpaidTerms {
  /** Orders that wait for their money at once, of a customer who has never paid one. */
  readonly newOrders: number;
  /** Pieces in all of these together. */
  readonly newPieces: number;
  /** Orders of everybody else. */
  readonly knownOrders: number;
}

/** What waits for the money of one customer. */
export interface Unpaid {
  readonly orders: number;
  readonly pieces: number;
  /** They have paid an order before. */
  readonly isKnown: boolean;
}

interface Wanted {
  readonly pieces: number;
  /** An accepted quote: the shop itself has proposed these pieces, and stands by it. */
  readonly isProposed: boolean;
}

/** Why no more is set aside; null: it is. An order of an accepted quote counts for the next ones, and is not refused. */
export function unpaidFault(
  unpaid: Unpaid,
  { pieces, isProposed }: Wanted,
  terms: UnpaidTerms,
): 'orders' | 'pieces' | null {
  if (isProposed) return null;
  if (unpaid.orders >= (unpaid.isKnown ? terms.knownOrders : terms.newOrders)) return 'orders';
  return !unpaid.isKnown && unpaid.pieces + pieces > terms.newPieces ? 'pieces' : null;
}

/** Whether a customer has taken all that is set aside for them: somebody of the shop should know. */
export const isAtLimit = (unpaid: Unpaid, terms: UnpaidTerms): boolean =>
  unpaidFault(unpaid, { pieces: 1, isProposed: false }, terms) !== null;
