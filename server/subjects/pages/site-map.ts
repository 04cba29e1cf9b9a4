/** `sitemap.xml` and `robots.txt` (domain 1.3): every public address that may be indexed. */
import { href } from '#core/contract/pages/href.ts';
import { contentPath, categoryPath, postListPath, productPath } from '#core/contract/pages/paths.ts';
import { addressed } from '#core/contract/pages/permalinks/permalinks.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { documentClass, isIndexable } from '#core/contract/pages/traits/documents.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

/** Pages that always exist; those of contents stand among the contents, and an empty cart is not worth a way to it. */
const FIXED = PAGE_ROUTES.filter(
  ({ id, path, kind }) =>
    isIndexable(id) && documentClass(kind) === 'shared' && kind !== 'content' && !path.includes('{'),
).map(({ path }) => path);

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** @param most addresses; a larger shop is cut, the newest products first */
export function siteMap(
  state: Pick<CatalogueState, 'structure' | 'contents' | 'catalogue' | 'permalinks'>,
  origin: string,
  most: number,
): string {
  const { structure, contents, catalogue, permalinks } = state;
  const paths = [
    ...FIXED,
    ...structure.categories.map(categoryPath),
    ...contents.postLists.map((list) => postListPath(list.slug)),
  ];
  const known = new Set(paths);
  const dated = contents.documents
    /* an editor keeps a page out of the index */
    .filter(({ shared }) => shared?.index ?? true)
    .map((one) => ({ path: contentPath(one.path), at: one.updatedAt.slice(0, 10) }))
    .filter(({ path }) => !known.has(path));
  const products = [...catalogue.rows()]
    .sort((a, b) => b.createdDay - a.createdDay)
    .map((row) => productPath(addressed(row, permalinks)));
  const entries = [
    ...paths.map((path) => ({ path, at: null })),
    ...dated,
    ...products.map((path) => ({ path, at: null })),
  ];
  const urls = entries
    .slice(0, most)
    .map(
      ({ path, at }) =>
        `<url><loc>${escape(origin + path)}</loc>${at === null ? '' : `<lastmod>${at}</lastmod>`}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The cart may be read (decision 19), the steps after it may not. */
export function robotsText(origin: string, hasSiteMap: boolean): string {
  const steps = AREAS.map((area) => `${href(`${area}.checkout.cart`)}/`);
  const closed = ['/api/', '/admin', href('search'), ...steps];
  const map = hasSiteMap ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ...map, ''].join('\n');
}
