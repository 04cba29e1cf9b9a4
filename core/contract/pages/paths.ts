/** Addresses of things, by the patterns of domain 1.4; written once, used by links, sitemap and redirects. */
import type { Area } from '#core/domain/area.ts';
import type { CardRow } from '#core/search/row.ts';
import type { Category } from '#core/contract/structure.ts';

export const homePath = (area: Area): string => `/${area}`;

export function productPath(row: Pick<CardRow, 'area' | 'family' | 'slug'>, variantSku?: string): string {
  const path = `/${row.area}/nos-produits/${row.family}/${row.slug}`;
  return variantSku === undefined ? path : `${path}?variante=${encodeURIComponent(variantSku)}`;
}

export function categoryPath(category: Pick<Category, 'area' | 'slug'>): string {
  return `/${category.area}/nos-produits/${category.slug}`;
}

export const contentPath = (path: string): string => `/${path}`;
export const postListPath = (slug: string): string => `/${slug}`;

/** The first page of an account. */
export const accountPath = (area: Area): string => `/${area}/account/profile`;

/** Where the links of mails lead (domain 1.2). */
export const verifyPath = (token: string): string => `/email/verifier/${token}`;
export const resetPath = (token: string): string => `/reset-password/${token}`;

/** True for an address that holds the secret of a mail: it is neither kept, nor logged, nor told to anybody. */
export const isSecretPath = (path: string): boolean => /^\/(?:reset-password|email\/verifier)\//.test(path);

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
