import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { NO_PAGE_SEGMENTS } from '#core/contract/pages/traits/no-pages.ts';

/** Of pages to come, and of files (domain 1.2). */
const TO_COME = ['devis', 'retractation', 'vehicules'];
const FILES = ['sitemap.xml', 'robots.txt', 'manifest.webmanifest'];

/** First segments no page slug may take (domain 1.2). */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...NO_PAGE_SEGMENTS,
  ...PAGE_ROUTES.map(({ path }) => path.split('/')[1] ?? '').filter((one) => one !== '' && !one.startsWith('{')),
  ...TO_COME,
  ...FILES,
]);
