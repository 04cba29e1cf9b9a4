/** One lane of the queue with the records its changes touch: read together, so that no screen sees one without the other. */
import { AREAS } from '#core/domain/shop/area.ts';
import { ACCOUNT_LANE, addressesKind, profileKind } from '#core/contract/account/customer-records.ts';
import { cartKind, cartLane } from '#core/contract/cart/cart-record.ts';
import { groupPricesKind, priceListKind } from '#core/contract/prices/price-records.ts';
import type { ShopRecord } from '#core/contract/offline-routes.ts';
import { wishlistKind } from '#core/contract/wishlist/wishlist-record.ts';
import type { Lane } from '#core/wire/lane.ts';
import type { RecordKey } from '#core/wire/record.ts';
import type { BaseRow, OutboxRow, Progress } from '#src/db/rows.ts';
import { SHOP, shopRecords } from '#src/shop/store/offline.ts';
import { isSame } from '#src/shop/store/show-new.ts';
import { changesOf } from '#src/sync/core/changes.ts';
import { createView } from '#src/sync/outbox/view.ts';

export interface LaneRows {
  /** What waits, in its order. */
  readonly outbox: readonly OutboxRow[];
  /** Confirmed records with what waits folded in: those that live in the lane, and documents that what waits touches. */
  readonly records: ReadonlyMap<string, ShopRecord>;
  /** Documents that what waits touches. */
  readonly documents: ReadonlySet<RecordKey>;
  /** The last number whose effect the confirmed records hold. */
  readonly acked: number;
}

export interface HeldLane {
  rows: () => LaneRows;
  /** Takes in what was read in one transaction; answers the mutations that have left the queue since. */
  take: (outbox: readonly OutboxRow[], base: readonly BaseRow[], acked: Progress['acked']) => readonly string[];
  documentsOf: (outbox: readonly OutboxRow[]) => ReadonlySet<RecordKey>;
}

/** Records that live in a lane; documents are made and changed in several. */
const LIVES_IN: ReadonlyMap<Lane, readonly RecordKey[]> = new Map<Lane, readonly RecordKey[]>([
  ...AREAS.map((area) => [cartLane.of(area), [cartKind.key(area), wishlistKind.key(area)]] as const),
  [ACCOUNT_LANE, [profileKind, addressesKind, priceListKind, groupPricesKind].map((kind) => kind.key(null))],
]);

export const recordsOf = (lane: Lane): readonly RecordKey[] => LIVES_IN.get(lane) ?? [];

/** The lane a record lives in; null for documents, and for what a later build keeps. */
export const laneOf = (key: RecordKey): Lane | null =>
  [...LIVES_IN].find(([, keys]) => keys.includes(key))?.[0] ?? null;

/** One of several under a UUID, which lives in no lane: a request, a message, an order. */
export const isDocumentKey = (key: RecordKey): boolean => SHOP.kindOf(key) !== undefined && laneOf(key) === null;

const documentsIn = (row: OutboxRow): readonly RecordKey[] =>
  changesOf(SHOP, row).flatMap(({ key }) => (isDocumentKey(key) ? [key] : []));

/** A row that is as it was stays the same object: what is made from it is not made again. */
const keptBase = (before: BaseRow | undefined, now: BaseRow): BaseRow =>
  before !== undefined && before.rev === now.rev && isSame(before.record, now.record) ? before : now;

export function openLane(lane: Lane): HeldLane {
  const fold = createView(SHOP);
  let touched = new Map<string, readonly RecordKey[]>();
  let base = new Map<string, BaseRow>();
  let rows: LaneRows = { outbox: [], records: new Map(), documents: new Set(), acked: 0 };
  const documents = (outbox: readonly OutboxRow[]): ReadonlySet<RecordKey> => {
    touched = new Map(outbox.map((row) => [row.mutId, touched.get(row.mutId) ?? documentsIn(row)]));
    return new Set([...touched.values()].flat());
  };
  return {
    rows: () => rows,
    documentsOf: documents,
    take: (outbox, confirmed, acked) => {
      base = new Map(confirmed.map((row) => [row.key, keptBase(base.get(row.key), row)]));
      const stays = new Set(outbox.map((row) => row.mutId));
      const left = rows.outbox.flatMap(({ mutId }) => (stays.has(mutId) ? [] : [mutId]));
      const { records } = fold({ base: [...base.values()], outbox, acked });
      rows = { outbox, records: shopRecords(records), documents: documents(outbox), acked: acked[lane] ?? 0 };
      return left;
    },
  };
}
