/** Public pages of which a device may keep the document, drawn by the server and the same for everybody. */
import { areaOfPath } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { likelyPage } from '#core/contract/pages/likely-page.ts';

/** What the manifest adds to the address of the home when it is opened by its icon; it changes nothing on the page. */
export const FROM_ICON = '?source=icone';

/** Homes, categories and products without a query: what people return to. */
export const isPageToKeep = (path: string): boolean => likelyPage(path) !== null;

/** Path under which the document of an address is kept: the icon opens the same home. */
export const keptPath = (path: string, search: string): string => (search === FROM_ICON ? path : path + search);

/** What the next start most likely begins with: the page it began with now, and the home of its area. */
export function pagesToKeep(path: string): string[] {
  const area = areaOfPath(path);
  const home = area === null ? [] : [href(`${area}.home`)];
  return [...new Set([...home, path].filter(isPageToKeep))];
}
