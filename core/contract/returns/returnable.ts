/**
 * What of an order may be sent back, read from its record and those of its returns: the device offers it, the server
 * refuses it, by the same lines (law 3; domain 6.1).
 */
import type { OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { isReturnable, type ReturnableLine, type ReturnQuestion } from '#core/domain/returns/eligibility.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';

/** The legal guarantee of conformity (Code de la consommation, art. L217-3). */
const WARRANTY_MONTHS = 24;

interface UnitsBack {
  /** A return is open for them. */
  readonly inReturn: number;
  /** They are the shop's again. */
  readonly returned: number;
}

type ReturnFacts = Pick<RmaRecord, 'status' | 'lines' | 'isRefunded'>;

function unitsOf({ status, lines, isRefunded }: ReturnFacts, line: string): UnitsBack {
  const none = { inReturn: 0, returned: 0 };
  const own = lines.find((one) => one.line === line);
  if (own === undefined || status === 'refused' || status === 'customer-closed') return none;
  if (isRefunded) return { inReturn: 0, returned: own.acceptedQty ?? own.quantity };
  // What was repaired or sent anew is the buyer's, and may come back another time.
  return status === 'solved' ? none : { inReturn: own.quantity, returned: 0 };
}

/** Units of a line that returns are about; one that was refused or closed is about none. */
export function unitsInReturns(returns: readonly ReturnFacts[], line: string): UnitsBack {
  const parts = returns.map((one) => unitsOf(one, line));
  return {
    inReturn: parts.reduce((sum, part) => sum + part.inReturn, 0),
    returned: parts.reduce((sum, part) => sum + part.returned, 0),
  };
}

type OrderFacts = Pick<OrderRecord, 'packages'>;

/** The day in France on which the last parcel with this line arrived; null: none has. */
function deliveredDay({ packages }: OrderFacts, line: string): string | null {
  const instants = packages
    .filter((one) => one.lines.some((part) => part.line === line))
    .flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt]));
  const last = instants.toSorted().at(-1);
  return last === undefined ? null : dayInParis(Date.parse(last));
}

/** @param returns those of the order */
export function returnableLine(
  order: OrderFacts,
  line: OrderRecordLine,
  returns: readonly ReturnFacts[],
): ReturnableLine {
  const back = unitsInReturns(returns, line.uuid);
  return {
    qtyShipped: line.qtyShipped,
    // Money may be given back without a return being written down.
    qtyReturned: Math.max(back.returned, line.qtyRefunded - line.qtyRefundedUnshipped),
    qtyInReturn: back.inReturn,
    allowReturn: line.allowReturn,
    returnDays: line.returnDays,
    warrantyMonths: WARRANTY_MONTHS,
    isFinalOnceOpened: false,
    deliveredDay: deliveredDay(order, line.uuid),
  };
}

/** Why somebody sends something back by this way; a withdrawal has its own (domain 6.4). */
export const ASKED_TYPES = ['return', 'exchange', 'warranty', 'delivery_issue'] as const;
export type AskedType = (typeof ASKED_TYPES)[number];

type Asked = Omit<ReturnQuestion, 'quantity' | 'isOrderCanceled'>;

/** The lines of an order of which a unit may be sent back. */
export function returnableLines(
  order: Pick<OrderRecord, 'packages' | 'lines' | 'status'>,
  returns: readonly ReturnFacts[],
  asked: Asked,
): readonly OrderRecordLine[] {
  const question = { ...asked, isOrderCanceled: order.status === 'canceled' };
  return order.lines.filter((line) => isReturnable(returnableLine(order, line, returns), question));
}

/** True while any return of the order may be asked for, whatever its kind: "Retourner un article". */
export function mayBeReturned(
  order: Pick<OrderRecord, 'packages' | 'lines' | 'status'>,
  returns: readonly ReturnFacts[],
  asked: Pick<Asked, 'today' | 'defaultDays' | 'withdrawalDays'>,
): boolean {
  return ASKED_TYPES.some(
    (type) => returnableLines(order, returns, { ...asked, type, condition: 'unopened' }).length > 0,
  );
}
