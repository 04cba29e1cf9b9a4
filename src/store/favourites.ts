/** Favourites of a guest: they stay on the device (design §5, rule 17). */
import type { FavouriteRow } from '#src/db/rows.ts';
import { person } from '#src/store/person.ts';

/** Puts an article aside, or takes it back. Answers whether it is a favourite now. */
export async function toggleFavourite(row: FavouriteRow): Promise<boolean> {
  const { store } = await person();
  return store.write(['favourites'], async (t) => {
    if ((await t.favourites.get(row.uuid)) !== undefined) {
      await t.favourites.remove([row.uuid]);
      return false;
    }
    await t.favourites.put([row]);
    return true;
  });
}
