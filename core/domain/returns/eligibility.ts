/** What of an order may be sent back (domain 6.1). Days are `YYYY-MM-DD` in Paris. */
import { addDays, addMonths } from '#core/domain/shop/day.ts';
import { withdrawalLastDay } from '#core/domain/withdrawal/period.ts';
import type { PackageCondition, RmaType } from './rma.ts';

export interface ReturnableLine {
  /** Units that left the shop. */
  readonly qtyShipped: number;
  /** Units that came back. */
  readonly qtyReturned: number;
  /** Units a return is open for. */
  readonly qtyInReturn: number;
  readonly allowReturn: boolean;
  /** Days after the delivery, of the rule of its product; null: those of the shop. */
  readonly returnDays: number | null;
  readonly warrantyMonths: number;
  /** "Non repris une fois ouvert": electrical parts that were mounted, fluids. */
  readonly isFinalOnceOpened: boolean;
  /** Null: not delivered yet. */
  readonly deliveredDay: string | null;
}

export interface ReturnQuestion {
  readonly type: RmaType;
  readonly quantity: number;
  readonly condition: PackageCondition;
  readonly today: string;
  /** Setting `sales.rma.setting.default_allow_days`. */
  readonly defaultDays: number;
  /** Setting `sales.withdrawal.days`. */
  readonly withdrawalDays: number;
  readonly isOrderCanceled: boolean;
}

/**
 * "Ce produit ne peut plus être retourné.", "La quantité demandée dépasse la quantité commandée.", "Une demande de retour
 * est déjà en cours pour cet article."
 */
export type ReturnRefusal = 'return.notPossible' | 'return.quantityTooHigh' | 'return.alreadyOpen';

/** The last day for a return of this kind; null while the parcel is under way, whose time has not begun. */
export function returnLastDay(
  line: Pick<ReturnableLine, 'deliveredDay' | 'returnDays' | 'warrantyMonths'>,
  { type, defaultDays, withdrawalDays }: Pick<ReturnQuestion, 'type' | 'defaultDays' | 'withdrawalDays'>,
): string | null {
  const { deliveredDay } = line;
  if (deliveredDay === null) return null;
  if (type === 'warranty') return addMonths(deliveredDay, line.warrantyMonths);
  if (type === 'withdrawal') return withdrawalLastDay(deliveredDay, withdrawalDays);
  return addDays(deliveredDay, line.returnDays ?? defaultDays);
}

/** What the law grants, or what went wrong on the way, does not hang on what a shop takes back of its own will. */
function isTakenBack(line: ReturnableLine, { type, condition }: ReturnQuestion): boolean {
  if (type === 'warranty' || type === 'withdrawal' || type === 'delivery_issue') return true;
  return line.allowReturn && !(line.isFinalOnceOpened && condition !== 'unopened');
}

/** Units that may still be sent back, those of open returns left out. */
export function returnableUnits({ qtyShipped, qtyReturned, qtyInReturn }: ReturnableLine): number {
  return Math.max(0, qtyShipped - qtyReturned - qtyInReturn);
}

/** Why a return may not be asked for; null: it may. */
export function returnRefusal(line: ReturnableLine, question: ReturnQuestion): ReturnRefusal | null {
  const { quantity, today, isOrderCanceled } = question;
  const lastDay = returnLastDay(line, question);
  const left = line.qtyShipped - line.qtyReturned;
  if (isOrderCanceled || left <= 0 || !isTakenBack(line, question)) return 'return.notPossible';
  if (lastDay !== null && today > lastDay) return 'return.notPossible';
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > left) return 'return.quantityTooHigh';
  return quantity > returnableUnits(line) ? 'return.alreadyOpen' : null;
}

/** True when one unit of the line may be sent back as it is: what "Retourner" is shown for. */
export function isReturnable(line: ReturnableLine, question: Omit<ReturnQuestion, 'quantity'>): boolean {
  return returnRefusal(line, { ...question, quantity: 1 }) === null;
}
