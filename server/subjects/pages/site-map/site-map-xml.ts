/** Site maps as sitemaps.org has them (protocol 0.9): addresses, or the parts they stand in. */
import type { Address } from './addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const dayOf = (day: string | null) => (day === null ? '' : `<lastmod>${day}</lastmod>`);

export function addressesXml(addresses: readonly Address[], origin: string): string {
  const urls = addresses.map(({ path, changed }) => `<url><loc>${escape(origin + path)}</loc>${dayOf(changed)}</url>`);
  return `${HEAD}\n<urlset ${SCHEMA}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Where a part stands. */
export const partPath = (part: number): string => `/sitemap-${part}.xml`;

/** @param parts the day of the last change in each, first part first */
export function indexXml(parts: readonly (string | null)[], origin: string): string {
  const maps = parts.map(
    (changed, at) => `<sitemap><loc>${escape(origin + partPath(at + 1))}</loc>${dayOf(changed)}</sitemap>`,
  );
  return `${HEAD}\n<sitemapindex ${SCHEMA}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}
