/** Which request of the back office may come from its cache: an allow-list, as the shop's (`asked.ts`). */
export type AdminAnswerKind = 'shell' | 'part' | 'network';

const FILE = /\.[^/]*$/u;

export function adminAnswerOf(
  { method, mode, url }: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
): AdminAnswerKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return pathname.startsWith('/admin/') && !FILE.test(pathname) ? 'shell' : 'network';
  return pathname.startsWith('/vue/admin/') ? 'part' : 'network';
}
