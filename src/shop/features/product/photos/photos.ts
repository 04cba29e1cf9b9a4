import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { ENLARGED_WIDTH, picturePath } from '#core/contract/pages/paths.ts';
import { pictureData } from '#src/content/media.ts';
import type { Photo } from '#src/ui/gallery/enlarged.tsx';

/** Photos of an article: all that its detail names, else the one of its card. */
export function photosOf(row: CatalogueRow, detail: ProductDetail | null): readonly Photo[] {
  if (detail !== null && detail.pictures.length > 0) return detail.pictures.map((one) => photo(one, one.alt));
  return row.image === null ? [] : [photo(row.image, row.name)];
}

const photo = (picture: Parameters<typeof pictureData>[0], alt: string): Photo => ({
  ...pictureData(picture, alt),
  large: picturePath(picture.hash, ENLARGED_WIDTH),
});
