/**
 * Articles put aside with a press on their heart: a guest's stay on the device, a customer's are kept with the account
 * (design §5, rules 2 and 17).
 */
import type { FavouriteRow } from '#src/db/rows.ts';
import { person, type Person } from '#src/store/person.ts';
import { readState } from '#src/store/state.ts';
import { areaOfFavourite } from '#src/store/wish-view.ts';

/** Puts an article aside, or takes it back. Answers whether it is a favourite now. */
export async function toggleFavourite(row: FavouriteRow): Promise<boolean> {
  const own = await person();
  return own.customer === null ? toggleHere(own, row) : toggleInAccount(own, row);
}

function toggleHere({ store }: Person, row: FavouriteRow): Promise<boolean> {
  return store.write(['favourites'], async (t) => {
    if ((await t.favourites.get(row.uuid)) !== undefined) {
      await t.favourites.remove([row.uuid]);
      return false;
    }
    await t.favourites.put([{ uuid: row.uuid, snapshot: row.snapshot, at: row.at }]);
    return true;
  });
}

/** Whatever variants of it are on the list, the heart of an article stands for all of them. */
async function toggleInAccount(own: Person, row: FavouriteRow): Promise<boolean> {
  const held = readState().wishlist?.filter((one) => one.uuid === row.uuid) ?? [];
  for (const { area, lineKey } of held) await own.perform('api.account.wishlist.destroy', { area, lineKey });
  if (held.length > 0) return false;
  const { name, ...shown } = row.snapshot;
  await own.perform('api.account.wishlist.store', {
    area: areaOfFavourite(row),
    lineKey: row.uuid,
    product: row.uuid,
    variant: null,
    snapshot: { name: name.slice(0, 255), ...shown },
  });
  return true;
}
