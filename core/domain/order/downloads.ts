/** Whether the buyer of an order may download something of it (rules O31 to O33 of docs/sale.md). */
import type { LineQuantities } from './quantities.ts';
import type { OrderStatus } from './status.ts';

export interface DownloadFacts {
  readonly status: OrderStatus;
  readonly line: Pick<LineQuantities, 'qtyOrdered' | 'qtyRefunded' | 'qtyCanceled'>;
  /** Null: the order is not paid yet. */
  readonly grantedAtMs: number | null;
  /** Null: without an end. */
  readonly endsAtMs: number | null;
  /** Per piece; 0: as often as the buyer likes. */
  readonly maxDownloads: number;
  readonly used: number;
}

/** `unpaid`: not yet; `ended`: its money went back, or it was cancelled; `expired`, `used`: no more of it. */
export type DownloadStanding = 'unpaid' | 'open' | 'ended' | 'expired' | 'used';

/** Pieces whose money was not given back. */
const piecesLeft = ({ line }: Pick<DownloadFacts, 'line'>): number =>
  Math.max(0, line.qtyOrdered - line.qtyRefunded - line.qtyCanceled);

/** How often it may be downloaded yet; null: as often as the buyer likes. */
export const downloadsLeft = (facts: Pick<DownloadFacts, 'line' | 'maxDownloads' | 'used'>): number | null =>
  facts.maxDownloads === 0 ? null : Math.max(0, facts.maxDownloads * piecesLeft(facts) - facts.used);

export function downloadStanding(facts: DownloadFacts, nowMs: number): DownloadStanding {
  if (facts.status === 'canceled' || facts.status === 'closed' || piecesLeft(facts) === 0) return 'ended';
  if (facts.grantedAtMs === null) return 'unpaid';
  if (facts.endsAtMs !== null && facts.endsAtMs <= nowMs) return 'expired';
  return downloadsLeft(facts) === 0 ? 'used' : 'open';
}

/** When a right that is given now ends; null: never. */
export function downloadEnd(grantedAtMs: number, validDays: number): number | null {
  return validDays === 0 ? null : grantedAtMs + validDays * 86_400_000;
}
