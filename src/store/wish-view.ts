/** An article put aside, by a guest on this device or in a list of the account, as the screens show it. */
import type { Area } from '#core/domain/area.ts';
import type { LineKey } from '#core/domain/product.ts';
import type { WishlistRecord } from '#core/contract/customer-records.ts';
import type { SyncedRecord } from '#core/contract/offline.ts';
import type { FavouriteRow } from '#src/db/rows.ts';

export interface WishView extends FavouriteRow {
  readonly area: Area;
  readonly lineKey: LineKey;
  readonly variant: string | null;
}

/** A guest's favourite names no area: its address does. */
export const areaOfFavourite = ({ snapshot }: Pick<FavouriteRow, 'snapshot'>): Area =>
  snapshot.path.startsWith('/moto/') ? 'moto' : 'auto';

const newestFirst = (wishes: readonly WishView[]): readonly WishView[] =>
  wishes.toSorted((a, b) => (a.at < b.at ? 1 : -1));

export function wishesOfGuest(rows: readonly FavouriteRow[]): readonly WishView[] {
  return newestFirst(
    rows.map((row) => ({ ...row, area: areaOfFavourite(row), lineKey: row.uuid.toLowerCase(), variant: null })),
  );
}

/** Both lists of a customer. */
export function wishesOfCustomer(records: ReadonlyMap<string, SyncedRecord>): readonly WishView[] {
  return newestFirst([...records.values()].filter((record) => record.kind === 'wishlist').flatMap(wishesIn));
}

function wishesIn({ area, wishes }: WishlistRecord): WishView[] {
  return wishes.map(({ product, lineKey, variant, at, name, path, image, price }) => ({
    uuid: product,
    area,
    lineKey,
    variant,
    at,
    snapshot: { name, path, image, price },
  }));
}
