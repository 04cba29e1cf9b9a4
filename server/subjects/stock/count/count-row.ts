/** Inventory counts as they are stored, and what the devices of the office hear of them. */
import type { Selectable } from 'kysely';

import { countKind, countPartKind } from '#core/contract/admin/stock/count-record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { StockCountRow } from '#server/database/tables/stock-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

export type StoredCount = Selectable<StockCountRow>;

/** Locked until the transaction ends. @throws Refusal `record.unknown` */
export async function lockCount(trx: Trx, uuid: string): Promise<StoredCount> {
  const row = await trx.selectFrom('stock_count').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return row;
}

/** @throws Refusal `stock.countClosed` for one that was confirmed or given up */
export function demandOpen({ uuid, status }: Pick<StoredCount, 'uuid' | 'status'>): void {
  if (status !== 'open') throw new Refusal('stock.countClosed', { count: uuid });
}

interface Told {
  readonly trx: Trx;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly now: Date;
}

/** Tells the office that a count was opened, or that it is over with all its parts: the last of a transaction's writes. */
export async function tellCount(
  { trx, ids, now }: Told,
  uuid: string,
  { removed, parts = [] }: { readonly removed: boolean; readonly parts?: readonly string[] },
): Promise<void> {
  const keys = [countKind.key(uuid), ...parts.map((part) => countPartKind.key(part))];
  await advanceChannel(
    trx,
    OFFICE_CHANNEL,
    keys.map((entity) => ({ entity, removed })),
    { ids, now },
  );
}
