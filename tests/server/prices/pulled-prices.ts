/** The list of a group's prices among what a device pulled. */
import { groupPricesKind } from '#core/contract/prices/price-records.ts';
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import type { SyncedRecord } from '#core/wire/record.ts';
import type { Device } from '#tests/server/sync/sync-shop.ts';

export type Pulled = Awaited<ReturnType<Device['pull']>>;

const isList = (record: unknown): record is SyncedRecord & { prices: Record<string, readonly QuantityPrice[]> } =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === groupPricesKind.kind;

/** By UUID of what is sold; undefined where no list came. */
export const listIn = ({ changes }: Pulled) => changes.map(({ record }) => record).find(isList)?.prices;
