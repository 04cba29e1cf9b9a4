/** Which auth screen a press on a link opens over the page, if any. */
import { match } from '#core/contract/pages/match.ts';
import { areaOfPath, type Area } from '#core/domain/shop/area.ts';
import { returnPath } from '#core/domain/shop/return-path.ts';
import { sessionMarkers } from '#src/shop/app/guards/guard.ts';
import { authRouteAt } from '#src/shop/features/auth/auth-screens.ts';
import { readState } from '#src/shop/store/state.ts';

export interface PressedAuthLink {
  readonly screen: 'login' | 'register' | 'forgot' | 'logout';
  readonly area: Area | null;
  /** Where signing in leads. */
  readonly to: string;
}

/** Does the guard want a customer at this address (specification §2)? */
const wantsCustomer = (path: string): boolean => match(path)?.middleware.includes('auth:customer') === true;

/** The address inside the shop that a plain press on a link of this tab leads to; null for all other presses. */
function pressedAddress(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (anchor === null || (anchor.target !== '' && anchor.target !== '_self')) return null;
  const url = new URL(anchor.href, location.href);
  return url.origin === location.origin ? url : null;
}

/** @param open the screen that is open: another one takes its place, and leads where it would have led */
export function pressedAuthLink(event: MouseEvent, open: PressedAuthLink | null): PressedAuthLink | null {
  const here = location.pathname + location.search;
  /* an auth screen that is a page leads on to pages */
  if (authRouteAt(location.pathname) !== null) return null;
  const url = pressedAddress(event);
  if (url === null) return null;
  const { customer, phase } = readState().session;
  const isGuest = customer === null && !sessionMarkers(document.cookie).customer;
  const at = authRouteAt(url.pathname);
  if (at?.screen === 'logout') return customer === null ? null : { screen: 'logout', area: null, to: here };
  if (at?.screen === 'login' || at?.screen === 'register' || at?.screen === 'forgot') {
    if (!isGuest && (phase !== 'expired' || customer?.borrowed !== undefined)) return null;
    const to = returnPath(url.searchParams.get('retour'), open?.to ?? here);
    return { screen: at.screen, area: at.area, to };
  }
  if (!isGuest || !wantsCustomer(url.pathname)) return null;
  return { screen: 'login', area: areaOfPath(url.pathname), to: url.pathname + url.search };
}
