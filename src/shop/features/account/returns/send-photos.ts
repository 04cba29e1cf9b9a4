import type { DraftPhoto } from '#src/shop/features/account/returns/photo-draft.ts';
import type { Person } from '#src/shop/store/person/person.ts';

/** Each is a change of its own; with the last of them leaves the draft that held them. */
export async function sendPhotos(
  own: Person,
  rma: string,
  photos: readonly DraftPhoto[],
  draft: string,
): Promise<void> {
  for (const [at, photo] of photos.entries()) {
    const isLast = at === photos.length - 1;
    await own.perform('api.rma.images.store', { rma, ...photo }, isLast ? { draft } : {});
  }
}
