/** The states of a quote (domain 5.3). */
export const QUOTE_STATES = [
  'requested',
  'in_review',
  'proposed',
  'accepted',
  'converted',
  'declined',
  'refused_by_shop',
  'expired',
  'canceled',
] as const;

export type QuoteState = (typeof QUOTE_STATES)[number];

/** Who moves a quote: the buyer (signed in, or by a signed link), the shop, or the nightly job. */
export type QuoteActor = 'buyer' | 'shop' | 'clock';

type Moves = Readonly<Partial<Record<QuoteState, readonly QuoteActor[]>>>;

/** Renewing a closed quote makes a new one in state `requested`: it is no move of the old one. */
const MOVES: Readonly<Record<QuoteState, Moves>> = {
  requested: { in_review: ['shop'], canceled: ['buyer', 'shop'] },
  in_review: { proposed: ['shop'], refused_by_shop: ['shop'], canceled: ['buyer'] },
  proposed: {
    in_review: ['buyer', 'shop'],
    accepted: ['buyer'],
    declined: ['buyer'],
    expired: ['clock'],
    canceled: ['shop'],
  },
  accepted: { converted: ['buyer', 'shop'], expired: ['clock'], canceled: ['buyer', 'shop'] },
  converted: {},
  declined: {},
  refused_by_shop: {},
  expired: {},
  canceled: {},
};

/** True when `actor` may move a quote from one state to the other (domain 5.3). */
export function canMoveQuote(from: QuoteState, to: QuoteState, actor: QuoteActor): boolean {
  return MOVES[from][to]?.includes(actor) ?? false;
}

/** What the shop may do with a quote in this state, rights apart. */
export function shopActions(state: QuoteState) {
  return {
    review: canMoveQuote(state, 'in_review', 'shop') && state === 'requested',
    /** A request is looked into as soon as somebody works on it; a proposal may be revised until it is answered. */
    propose: state === 'in_review' || canMoveQuote(state, 'in_review', 'shop'),
    refuse: state === 'requested' || canMoveQuote(state, 'refused_by_shop', 'shop'),
    /** What was not proposed yet is refused instead. */
    cancel: state !== 'requested' && canMoveQuote(state, 'canceled', 'shop'),
  };
}

/** The states `actor` may move a quote to. */
export function quoteMoves(from: QuoteState, actor: QuoteActor): QuoteState[] {
  return QUOTE_STATES.filter((to) => canMoveQuote(from, to, actor));
}

/** True when the buyer may ask again: the request is copied into a new quote (domain 5.3). */
export function canRenewQuote(state: QuoteState): boolean {
  return state === 'declined' || state === 'refused_by_shop' || state === 'expired' || state === 'canceled';
}

const DIGITS = 8;

/** The number of the n-th quote: the shop's prefix and eight digits; the series may have gaps (domain 5.3). */
export function quoteNumber(sequence: number, prefix = 'DEV'): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence >= 10 ** DIGITS) {
    throw new RangeError(`not a place in the quote series: ${sequence}`);
  }
  return `${prefix}${String(sequence).padStart(DIGITS, '0')}`;
}

/** True for a text shaped like a quote number. */
export function isQuoteNumber(text: string): boolean {
  return /^DEV(?!0{8})\d{8}$/u.test(text);
}
