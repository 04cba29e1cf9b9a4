/**
 * One place where addresses of the shop become navigations: every `<a href>` and every GET form works before any
 * script, and afterwards without a new document. Links are plain anchors: nothing is wired per link.
 */
import { isNoPage } from '#core/contract/pages/traits/no-pages.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';

/** The address inside the shop that a link leads to, or null when the browser should follow it. */
function pageOf(anchor: HTMLAnchorElement): URL | null {
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin || isNoPage(url.pathname)) return null;
  /* a place on this page */
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return null;
  return url;
}

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** The query string of a form: empty fields are left out, repeated ones become one list. */
export function searchOfForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    values.set(name, [...(values.get(name) ?? []), value.trim()]);
  }
  const query = [...values].map(([name, all]) => `${name}=${all.map(encodeURIComponent).join(',')}`).join('&');
  return query === '' ? '' : `?${query}`;
}

export function followLinks(router: ShopRouter): void {
  const go = (url: URL, stay: boolean): void =>
    void router.navigate({ href: url.pathname + url.search + url.hash, resetScroll: !stay });

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = anchorOf(event);
    const url = anchor === null ? null : pageOf(anchor);
    if (anchor === null || url === null) return;
    event.preventDefault();
    go(url, anchor.dataset.stay !== undefined);
  });

  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const url = new URL(form.action, location.href);
    if (url.origin !== location.origin || isNoPage(url.pathname)) return;
    event.preventDefault();
    url.search = searchOfForm(form, event.submitter);
    go(url, url.pathname === location.pathname);
  });

  /* a finger that lands, a pointer that rests, a focus that arrives: the page is on its way before the press ends */
  const preload = (event: Event): void => {
    const anchor = anchorOf(event);
    const url = anchor === null ? null : pageOf(anchor);
    if (url !== null)
      void router.preloadRoute({ to: '.', href: url.pathname + url.search }).catch(() => {
        // The navigation itself will say what went wrong.
      });
  };
  for (const kind of ['touchstart', 'pointerover', 'focusin'] as const)
    document.addEventListener(kind, preload, { passive: true });
}
