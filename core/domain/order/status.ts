/**
 * The states of an order and the one table of who moves it when (specification §4, domain 4.2): read by the server,
 * screens and tests.
 */
import type { LineQuantities } from './quantities.ts';

export const ORDER_STATUSES = [
  'pending_payment',
  'pending',
  'processing',
  'completed',
  'canceled',
  'closed',
  /** A quote in a list of orders; it has a table and states of its own (design §10). */
  'quote',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who moves an order: its buyer, the back office, a payment provider, or the shop by itself. */
export const ORDER_ACTORS = ['customer', 'admin', 'provider', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** What happened that moves an order. */
export const ORDER_TRIGGERS = [
  'place',
  'requestQuote',
  'pay',
  'expire',
  'cancel',
  'accept',
  'invoice',
  'ship',
  /** A shipment is called back before it arrives. */
  'cancelShipment',
  'refund',
] as const;

export type OrderTrigger = (typeof ORDER_TRIGGERS)[number];

export interface OrderMove {
  /** Null: it is made. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly trigger: OrderTrigger;
  readonly by: readonly OrderActor[];
}

const BUYER_OR_SHOP = ['customer', 'admin'] as const;
/** The shop invoices by itself what is paid (auto_invoice) or costs nothing. */
const SHOP = ['admin', 'system'] as const;

/**
 * Numbers are those of domain 4.2. What the derived rule allows beside its rows (a pending order of one parcel is done at
 * once, the last units left after a refund are cancelled) stands beside the row it follows.
 */
export const ORDER_MOVES: readonly OrderMove[] = [
  // 1, 2, 3
  { from: null, to: 'pending_payment', trigger: 'place', by: BUYER_OR_SHOP },
  { from: null, to: 'pending', trigger: 'place', by: BUYER_OR_SHOP },
  { from: null, to: 'quote', trigger: 'requestQuote', by: BUYER_OR_SHOP },
  // 4; and 10 backwards, for what was sent before it was paid
  { from: 'pending_payment', to: 'processing', trigger: 'pay', by: ['provider', 'admin', 'system'] },
  { from: 'pending_payment', to: 'completed', trigger: 'pay', by: ['provider', 'admin', 'system'] },
  { from: 'pending_payment', to: 'closed', trigger: 'pay', by: ['provider', 'admin', 'system'] },
  // 5
  { from: 'pending_payment', to: 'canceled', trigger: 'cancel', by: BUYER_OR_SHOP },
  { from: 'pending_payment', to: 'canceled', trigger: 'expire', by: ['system'] },
  // 6
  { from: 'pending', to: 'processing', trigger: 'accept', by: ['admin'] },
  { from: 'pending', to: 'processing', trigger: 'invoice', by: SHOP },
  { from: 'pending', to: 'completed', trigger: 'invoice', by: SHOP },
  { from: 'pending', to: 'processing', trigger: 'ship', by: ['admin'] },
  { from: 'pending', to: 'completed', trigger: 'ship', by: ['admin'] },
  // 7, 8: beside the customer only the shop, and only while nothing is invoiced or sent
  { from: 'pending', to: 'canceled', trigger: 'cancel', by: BUYER_OR_SHOP },
  { from: 'processing', to: 'canceled', trigger: 'cancel', by: ['admin'] },
  // 9
  { from: 'processing', to: 'completed', trigger: 'invoice', by: SHOP },
  { from: 'processing', to: 'completed', trigger: 'ship', by: ['admin'] },
  { from: 'processing', to: 'completed', trigger: 'cancel', by: ['admin'] },
  { from: 'processing', to: 'completed', trigger: 'refund', by: SHOP },
  // 10
  { from: 'pending', to: 'pending_payment', trigger: 'ship', by: ['admin'] },
  { from: 'processing', to: 'pending_payment', trigger: 'ship', by: ['admin'] },
  // 11
  { from: 'processing', to: 'closed', trigger: 'refund', by: SHOP },
  { from: 'completed', to: 'closed', trigger: 'refund', by: SHOP },
  { from: 'processing', to: 'closed', trigger: 'cancel', by: ['admin'] },
  // A parcel that came back before it arrived has to be sent again.
  { from: 'completed', to: 'processing', trigger: 'cancelShipment', by: ['admin'] },
];

/** True when `actor` may move an order from one state to the other by `trigger`. */
export function canMoveOrder(
  from: OrderStatus | null,
  to: OrderStatus,
  trigger: OrderTrigger,
  actor: OrderActor,
): boolean {
  return ORDER_MOVES.some(
    (move) => move.from === from && move.to === to && move.trigger === trigger && move.by.includes(actor),
  );
}

/** True for a state that nothing leaves (12). */
export function isFinalOrder(status: OrderStatus): boolean {
  return !ORDER_MOVES.some((move) => move.from === status);
}

/** The state a new order has (1, 2): money is waited for, or not. */
export function firstOrderStatus(grandTotal: number, needsPrepayment: boolean): 'pending_payment' | 'pending' {
  return grandTotal > 0 && needsPrepayment ? 'pending_payment' : 'pending';
}

const sum = (lines: readonly LineQuantities[], of: (line: LineQuantities) => number) =>
  lines.reduce((all, line) => all + of(line), 0);

/** What its lines make of an order that is handled (domain 4.2, derived status); `current` is its state before. */
export function derivedStatus(lines: readonly LineQuantities[], current: OrderStatus): OrderStatus {
  const ordered = sum(lines, (line) => line.qtyOrdered);
  const canceled = sum(lines, (line) => line.qtyCanceled);
  const refunded = sum(lines, (line) => line.qtyRefunded);
  const invoiced = sum(lines, (line) => line.qtyInvoiced);
  const shipped = sum(lines, (line) =>
    line.isStockable ? line.qtyShipped + line.qtyRefundedUnshipped : line.qtyInvoiced,
  );
  if (ordered === canceled) return 'canceled';
  if (ordered === refunded + canceled) return 'closed';
  if (ordered === invoiced + canceled && ordered === shipped + canceled) return 'completed';
  return current === 'completed' ? 'completed' : 'processing';
}

export interface OrderState {
  readonly status: OrderStatus;
  readonly lines: readonly LineQuantities[];
  /** Something is left to pay of what was invoiced or sent. */
  readonly isUnpaid: boolean;
}

/** The state of an order after something happened to its lines or its money; the same where nothing moves it. */
export function statusAfter({ status, lines, isUnpaid }: OrderState, trigger: OrderTrigger): OrderStatus {
  if (isFinalOrder(status)) return status;
  const derived = derivedStatus(lines, trigger === 'cancelShipment' ? 'processing' : status);
  if (derived === 'canceled') return derived;
  if (trigger === 'expire') return status === 'pending_payment' ? 'canceled' : status;
  if (status === 'pending_payment') return trigger === 'pay' && !isUnpaid ? derived : status;
  // Money alone starts no work on an order that was accepted without it.
  if (trigger === 'pay') return status;
  // A part is cancelled, the rest waits as before.
  if (status === 'pending' && (trigger === 'cancel' || trigger === 'cancelShipment')) return status;
  if (trigger === 'ship' && isUnpaid) return 'pending_payment';
  return derived;
}
