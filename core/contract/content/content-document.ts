import type { Area } from '#core/domain/shop/area.ts';
import type { RichText } from '#core/contract/catalogue/product-detail.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';

export interface ContentDocument {
  uuid: string;
  type: 'page' | 'post';
  /** Post list the post belongs to (`actualites`, `conseils`); null for pages. */
  list: string | null;
  area: Area | null;
  slug: string;
  /** Path in the shop without leading slash, unique. */
  path: string;
  title: string;
  shortDescription: string;
  body: RichText;
  picture: Picture | null;
  categories: readonly string[];
  publishedAt: string;
  updatedAt: string;
  metaTitle: string | null;
  metaDescription: string | null;
}

export interface PostList {
  slug: string;
  label: string;
  type: string;
  area: Area | null;
}

/** Every published page and post of the shop. */
export interface Contents {
  documents: readonly ContentDocument[];
  postLists: readonly PostList[];
}
