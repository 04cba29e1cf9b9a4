import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Picks } from '#src/shop/features/product/options/choice.ts';

/** Place of the photo that shows what is chosen so far; null where nothing is chosen, or no photo tells it apart. */
export function shownPlace(detail: ProductDetail | null, picks: Picks): number | null {
  if (detail === null || picks.every((one) => one === null)) return null;
  const fitting = detail.variants.filter(({ optionIds }) => optionIds.every((id, at) => (picks[at] ?? id) === id));
  const hashes = new Set(fitting.map(({ image }) => image?.hash));
  const [hash] = hashes;
  if (hashes.size !== 1 || hash === undefined) return null;
  const place = detail.pictures.findIndex((one) => one.hash === hash);
  return place < 0 ? null : place;
}
