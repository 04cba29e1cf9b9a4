/** The states of a refund (domain 4.5): one that the provider refused may be tried again. */
export const REFUND_STATES = ['pending', 'refunded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const MOVES: Readonly<Record<RefundState, readonly RefundState[]>> = {
  pending: ['refunded', 'failed'],
  failed: ['pending', 'refunded'],
  refunded: [],
};

export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  return MOVES[from].includes(to);
}
