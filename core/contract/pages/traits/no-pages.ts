/** What is never a page of the shop, nor answered with its document (design §6). */

/** First segments that stand apart: the api, parts and pictures, the back office, other systems. */
export const NO_PAGE_SEGMENTS: readonly string[] = ['api', 'vue', 'media', 'admin', 'wp', 'storage', '.well-known'];

/** True for what is none of the shop's pages and never was. */
export const standsApart = (path: string): boolean => NO_PAGE_SEGMENTS.includes(path.split('/')[1] ?? '');

/** Files that the shop itself answers with, whatever a former shop had there. */
const OWN_FILES: readonly string[] = [
  '/index.html',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/admin.webmanifest',
  '/sw.js',
  '/sw-off.js',
  '/admin-sw.js',
];
export const ownFile = (path: string): boolean =>
  OWN_FILES.includes(path) || (path.startsWith('/sitemap') && path.endsWith('.xml'));

/** True for what stands apart and for files. */
export const isNoPage = (path: string): boolean => standsApart(path) || isFilePath(path);

/** True where the last segment has an ending. */
export const isFilePath = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/');
