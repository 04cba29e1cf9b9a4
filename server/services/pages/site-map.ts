/** `sitemap.xml` and `robots.txt` (domain 1.3): every public address that may be indexed. */
import { contentPath, categoryPath, homePath, postListPath, productPath } from '#core/contract/pages/paths.ts';
import { AREAS } from '#core/domain/area.ts';
import type { CatalogueState } from '#server/services/catalogue/state.ts';

/** A site map holds at most this many addresses; a larger shop is cut, the newest products first. */
const MOST = 50_000;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function siteMap(state: CatalogueState, origin: string): string {
  const { structure, contents, catalogue } = state;
  const paths = [
    ...AREAS.map(homePath),
    '/nos-produits',
    '/nos-categories-de-produits',
    ...AREAS.flatMap((area) => [`/${area}/vehicules`, `/${area}/contact`, `/${area}/contact-vehicule`]),
    ...structure.categories.map(categoryPath),
    ...contents.postLists.map((list) => postListPath(list.slug)),
  ];
  const dated = contents.documents.map((one) => ({ path: contentPath(one.path), at: one.updatedAt.slice(0, 10) }));
  const products = [...catalogue.rows()].sort((a, b) => b.createdDay - a.createdDay).map((row) => productPath(row));
  const entries = [
    ...paths.map((path) => ({ path, at: null })),
    ...dated,
    ...products.map((path) => ({ path, at: null })),
  ];
  const urls = entries
    .slice(0, MOST)
    .map(
      ({ path, at }) =>
        `<url><loc>${escape(origin + path)}</loc>${at === null ? '' : `<lastmod>${at}</lastmod>`}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The cart may be read (decision 19), the steps after it may not. */
export function robotsText(origin: string): string {
  const closed = ['/api/', '/admin', '/search-results', ...AREAS.map((area) => `/${area}/checkout/`)];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
