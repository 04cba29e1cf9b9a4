/** What may be done with an order (domain 4.2, flags `can.*`): the server checks it, screens hide the rest. */
import type { Money } from '#core/domain/price/money.ts';
import { toCancel, toInvoice, toShip, type LineQuantities } from './quantities.ts';
import type { OrderStatus } from './status.ts';

export interface OrderFacts {
  readonly status: OrderStatus;
  readonly lines: readonly LineQuantities[];
  readonly paid: Money;
  readonly refunded: Money;
  /** Left to pay. */
  readonly due: Money;
  /** Sent before it is paid: account customers, and what is paid when it is fetched. */
  readonly paysLater: boolean;
}

/** What the buyer's flags need beside. */
export interface BuyerFacts {
  /** The time to pay is over. */
  readonly isExpired: boolean;
  readonly hasInvoice: boolean;
  /** A line of it is still sold. */
  readonly hasSaleable: boolean;
  /** A line of it may be returned, or withdrawn from. */
  readonly hasReturnable: boolean;
  readonly hasWithdrawable: boolean;
  /** Settings `sales.order_settings.customer_cancel` and `.reorder.shop`. */
  readonly mayCancel: boolean;
  readonly mayReorder: boolean;
}

export interface BuyerActions {
  readonly pay: boolean;
  /** `ask`: the shop is asked for it, nothing is cancelled by it. */
  readonly cancel: 'no' | 'cancel' | 'ask';
  readonly return: boolean;
  readonly withdraw: boolean;
  readonly reorder: boolean;
  readonly downloadInvoice: boolean;
}

export interface AdminActions {
  readonly accept: boolean;
  readonly cancel: boolean;
  readonly invoice: boolean;
  readonly ship: boolean;
  readonly refund: boolean;
  readonly recordPayment: boolean;
  /** Addresses and way of delivery. */
  readonly editDelivery: boolean;
}

const isUntouched = (lines: readonly LineQuantities[]) =>
  lines.every((line) => line.qtyShipped === 0 && line.qtyInvoiced === 0);

function buyerCancel({ status, lines }: OrderFacts, mayCancel: boolean): BuyerActions['cancel'] {
  if (!isUntouched(lines)) return 'no';
  if (status === 'pending_payment' || (status === 'pending' && mayCancel)) return 'cancel';
  return status === 'processing' ? 'ask' : 'no';
}

/** What the buyer of an order may do with it. */
export function buyerActions(order: OrderFacts, facts: BuyerFacts): BuyerActions {
  return {
    pay: order.status === 'pending_payment' && order.due > 0 && !facts.isExpired,
    cancel: buyerCancel(order, facts.mayCancel),
    return: facts.hasReturnable && order.status !== 'quote',
    withdraw: facts.hasWithdrawable && order.status !== 'quote',
    reorder: facts.mayReorder && facts.hasSaleable && order.status !== 'quote',
    downloadInvoice: facts.hasInvoice,
  };
}

const isOpen = ({ status }: OrderFacts) => status === 'pending' || status === 'processing';

/** What the back office may do with an order, permissions apart. */
export function adminActions(order: OrderFacts): AdminActions {
  const { status, lines, due, paysLater } = order;
  const isWaiting = status === 'pending_payment';
  const isGone = status === 'closed' || status === 'canceled' || status === 'quote';
  return {
    accept: status === 'pending',
    cancel: !isGone && lines.some((line) => toCancel(line) > 0),
    invoice:
      lines.some((line) => toInvoice(line) > 0) &&
      (isOpen(order) || status === 'completed' || (isWaiting && paysLater)),
    ship:
      lines.some((line) => toShip(line) > 0) &&
      ((isOpen(order) && (due <= 0 || paysLater)) || (isWaiting && paysLater)),
    refund: order.paid - order.refunded > 0,
    recordPayment: !isGone && due > 0,
    editDelivery: !isGone && lines.every((line) => line.qtyShipped === 0),
  };
}

/**
 * Cancelling the whole of an order that was paid comes after the refund ("Cette commande est payée : effectuez un
 * remboursement.", domain 4.2 row 8).
 */
export function isRefundFirst({ paid, refunded }: Pick<OrderFacts, 'paid' | 'refunded'>): boolean {
  return paid - refunded > 0;
}
