import { href } from '#core/contract/pages/href.ts';
import { AREAS } from '#core/domain/shop/area.ts';

/** `robots.txt` (domain 1.3). The cart may be read (decision 19), the steps after it may not. */
export function robotsText(origin: string, hasSiteMap: boolean): string {
  const steps = AREAS.map((area) => `${href(`${area}.checkout.cart`)}/`);
  const closed = ['/api/', '/admin', href('search'), ...steps];
  const map = hasSiteMap ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ...map, ''].join('\n');
}
