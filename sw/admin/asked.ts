import { isFilePath } from '#core/contract/pages/traits/no-pages.ts';
import { adminInitRoute } from '#core/contract/admin/start.ts';
import { parsePicture } from '../pictures/picture-address.ts';

/** Which request of the back office may come from its cache: an allow-list, as the shop's (`asked.ts`). */
export type AdminAnswerKind = 'shell' | 'part' | 'init' | 'picture' | 'network';

/** Of the start-up payload, the same for everybody. */
export const ADMIN_INIT_PATH = `/${adminInitRoute.uri}?realm=admin`;

export function adminAnswerOf(
  { method, mode, url }: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
): AdminAnswerKind {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return pathname.startsWith('/admin/') && !isFilePath(pathname) ? 'shell' : 'network';
  if (`${pathname}${search}` === ADMIN_INIT_PATH) return 'init';
  if (pathname.startsWith('/vue/admin/')) return 'part';
  return search === '' && parsePicture(pathname) !== null ? 'picture' : 'network';
}
