/** What of an order can be withdrawn from (Code de la consommation, art. L221-28; domain 4.7, 6.4). */
import type { Money } from '#core/domain/price/money.ts';

/** Why a product's purchase is excluded: made to measure (3°), hygiene once unsealed (5°), a download begun (13°). */
export const WITHDRAWAL_EXCLUSIONS = ['made_to_order', 'unsealed_hygiene', 'download'] as const;
export type WithdrawalExclusion = (typeof WITHDRAWAL_EXCLUSIONS)[number];

export interface WithdrawalLine {
  readonly uuid: string;
  readonly qtyOrdered: number;
  readonly qtyCanceled: number;
  readonly qtyRefunded: number;
  /** Units a return is open for. */
  readonly qtyInReturn: number;
  /** Units of an earlier withdrawal that were not sent, and wait for the shop to cancel or refund them. */
  readonly qtyAwaited: number;
  /** Units that wait to be sent, or of a service, to be done. */
  readonly qtyToShip: number;
  readonly exclusion: WithdrawalExclusion | null;
  /** Of a download: its buyer asked for it at once and gave the right up. */
  readonly isWaived: boolean;
}

/** Null where nothing stands against it. */
export type WithdrawalObstacle = 'professional' | 'made_to_order' | 'download' | 'nothing_left';

export interface WithdrawableLine {
  readonly uuid: string;
  /** Units at most, 0 with an obstacle. */
  readonly quantity: number;
  /** Of those, units that were not sent: they are cancelled, the others come back. */
  readonly unsent: number;
  readonly obstacle: WithdrawalObstacle | null;
  /** Only still sealed: whoever opened it has lost the right, which shows when it comes back. */
  readonly mustBeSealed: boolean;
}

function obstacleOf(line: WithdrawalLine, isProfessional: boolean, left: number): WithdrawalObstacle | null {
  if (isProfessional) return 'professional';
  if (line.exclusion === 'made_to_order') return 'made_to_order';
  // A right that was not given up is not lost by a download.
  if (line.exclusion === 'download' && line.isWaived) return 'download';
  return left <= 0 ? 'nothing_left' : null;
}

/** What can be withdrawn from, line by line. A purchase for a profession cannot. */
export function withdrawalScope(
  lines: readonly WithdrawalLine[],
  isProfessional: boolean,
): readonly WithdrawableLine[] {
  return lines.map((line) => {
    const left = line.qtyOrdered - line.qtyCanceled - line.qtyRefunded - line.qtyInReturn - line.qtyAwaited;
    const obstacle = obstacleOf(line, isProfessional, left);
    const quantity = obstacle === null ? left : 0;
    return {
      uuid: line.uuid,
      quantity,
      unsent: Math.min(quantity, Math.max(0, line.qtyToShip - line.qtyAwaited)),
      obstacle,
      mustBeSealed: line.exclusion === 'unsealed_hygiene',
    };
  });
}

/** A withdrawal from so many units: of those not sent yet first. Throws a RangeError for more than there are. */
export function splitWithdrawal(
  line: WithdrawableLine,
  quantity: number,
): { readonly unsent: number; readonly toReturn: number } {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity) {
    throw new RangeError(`${quantity} units cannot be withdrawn from`);
  }
  const unsent = Math.min(quantity, line.unsent);
  return { unsent, toReturn: quantity - unsent };
}

/**
 * What of the delivery is given back with a withdrawal from a whole order: what was paid for it, at most what the standard
 * delivery would have cost (art. L221-24). Nothing where a part of the order is kept.
 */
export function deliveryGivenBack(paid: Money, standard: Money, isWholeOrder: boolean): Money {
  return isWholeOrder ? Math.min(paid, standard) : 0;
}
