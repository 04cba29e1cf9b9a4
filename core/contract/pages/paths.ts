/** Addresses of things, by the patterns of domain 1.4; written once, used by links, sitemap and redirects. */
import { href } from '#core/contract/pages/href.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Category } from '#core/contract/catalogue/structure.ts';

/** The article's own address, else that of the pattern. */
export const productPath = (
  { area, family, slug, path }: Pick<CatalogueRow, 'area' | 'family' | 'slug' | 'path'>,
  variantSku?: string,
): string =>
  (path ?? href(`${area}.product`, { type: family, slug })) +
  (variantSku === undefined ? '' : `?variante=${encodeURIComponent(variantSku)}`);

export const categoryPath = ({ area, slug, path }: Pick<Category, 'area' | 'slug' | 'path'>): string =>
  path ?? href(`${area}.category`, { cat: slug });

/** Permalinks: the path is the shop's, its slashes too. */
export const contentPath = (path: string): string => `/${path}`;
export const postListPath = (slug: string): string => `/${slug}`;

/** Sizes a picture exists in, and its address. */
export const PICTURE_WIDTHS = [200, 400, 800] as const;
/** Sizes of the pictures in lists, of which a visit sees dozens. */
export const LIST_PICTURE_WIDTHS: readonly PictureWidth[] = [200, 400];
/** A picture looked at closely: made when it is first asked for. */
export const ENLARGED_WIDTH = 1600;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number] | typeof ENLARGED_WIDTH;

export function picturePath(hash: string, width: PictureWidth): string {
  return `/media/${hash}-${width}.webp`;
}
