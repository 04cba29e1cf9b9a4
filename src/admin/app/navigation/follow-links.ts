/**
 * Presses on plain anchors become navigations in one place; every other address is left to the browser.
 */
import type { AdminRouter } from '#src/admin/app/navigation/router.tsx';

function placeOf(anchor: HTMLAnchorElement): string | null {
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href, location.href);
  const isOurs = url.pathname === '/admin' || url.pathname.startsWith('/admin/');
  if (url.origin !== location.origin || !isOurs) return null;
  /* a place on this page: the skip link */
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return null;
  return url.pathname + url.search + url.hash;
}

/** The place within the back office that a press here would lead to; null: none, or the browser's own affair. */
export function placeOfLink(target: EventTarget | null): string | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor === null ? null : placeOf(anchor);
}

export function followLinks(router: AdminRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const place = placeOfLink(event.target);
    if (place === null) return;
    event.preventDefault();
    void router.navigate({ href: place });
  });
}
