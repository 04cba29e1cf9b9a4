/**
 * Addresses the shop gave to products and categories in place of those of the pattern (domain 1.4), as the start-up
 * payload publishes them: server and device read the same list.
 */
import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { categoryPath, contentPath } from '#core/contract/pages/paths.ts';
import type { InitPayload } from '#core/contract/shop/init.ts';

/** What stands at a permalink; type and slug are what the specification calls route meta. */
export interface PermalinkTarget {
  readonly kind: 'product' | 'category';
  readonly area: Area;
  readonly type: string;
  readonly slug: string;
}

export interface Permalinks {
  /** By path with its leading slash. */
  readonly at: ReadonlyMap<string, PermalinkTarget>;
  /** Paths of products, by area and slug. */
  readonly products: ReadonlyMap<string, string>;
}

export const NO_PERMALINKS: Permalinks = { at: new Map(), products: new Map() };

type Published = Pick<InitPayload['permalinks']['routes'], 'products' | 'categories'>;

const keyOf = ({ area, slug }: { readonly area: Area; readonly slug: string }): string => `${area}/${slug}`;

/** Reads the payload; what has the address of the pattern needs none of its own. */
export function permalinksOf({ products, categories }: Published): Permalinks {
  const at = new Map<string, PermalinkTarget>();
  const paths = new Map<string, string>();
  for (const { uri, area, type, slug } of categories)
    if (area !== null && contentPath(uri) !== categoryPath({ area, slug }))
      at.set(contentPath(uri), { kind: 'category', area, type, slug });
  for (const { uri, area, type, slug } of products) {
    if (area === null) continue;
    at.set(contentPath(uri), { kind: 'product', area, type, slug });
    paths.set(keyOf({ area, slug }), contentPath(uri));
  }
  return { at, products: paths };
}

/** The article with the address it has, where that is not the pattern's. */
export function addressed(row: CatalogueRow, { products }: Permalinks): CatalogueRow {
  const path = products.get(keyOf(row));
  return path === undefined ? row : { ...row, path };
}
