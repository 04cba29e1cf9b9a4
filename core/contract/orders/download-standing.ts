import { downloadsLeft, downloadStanding, type DownloadStanding } from '#core/domain/order/downloads.ts';
import type { OrderDownload, OrderRecord } from './order-record.ts';

export interface ToldStanding {
  readonly standing: DownloadStanding;
  /** How often it may be downloaded yet; null: as often as the buyer likes. */
  readonly left: number | null;
}

const msOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

/** Whether something of an order may be downloaded at an instant: the same on the device as at the shop. */
export function standingIn(
  { status, lines }: Pick<OrderRecord, 'status' | 'lines'>,
  { line: uuid, maxDownloads, used, grantedAt, endsAt }: OrderDownload,
  nowMs: number,
): ToldStanding {
  const line = lines.find((one) => one.uuid === uuid);
  if (line === undefined) return { standing: 'ended', left: 0 };
  const facts = { status, line, maxDownloads, used, grantedAtMs: msOf(grantedAt), endsAtMs: msOf(endsAt) };
  return { standing: downloadStanding(facts, nowMs), left: downloadsLeft(facts) };
}
