/** The states of an invoice (domain 4.3). Its lines never change once it is issued: a credit note corrects it. */
export const INVOICE_STATES = ['pending_payment', 'paid', 'overdue', 'refunded'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

const MOVES: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  pending_payment: ['paid', 'overdue', 'refunded'],
  overdue: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
};

export function canMoveInvoice(from: InvoiceState, to: InvoiceState): boolean {
  return MOVES[from].includes(to);
}

/** The state an invoice is issued in. */
export function firstInvoiceState(isPaid: boolean): 'paid' | 'pending_payment' {
  return isPaid ? 'paid' : 'pending_payment';
}

/** True for an invoice that becomes overdue: its last day (`YYYY-MM-DD`) is over. */
export function isOverdue(state: InvoiceState, dueDay: string | null, today: string): boolean {
  return state === 'pending_payment' && dueDay !== null && dueDay < today;
}
