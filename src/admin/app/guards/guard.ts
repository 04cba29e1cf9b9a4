/** Who may open which page; pure, so that the router, the palette and tests ask the same. */
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { AdminPage } from '#core/contract/admin/pages/admin-page.ts';
import { adminPage, type AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { matchAdmin, type AdminMatch } from '#core/contract/admin/pages/match-admin.ts';
import { mayOpen, menuFor, type May } from '#core/contract/admin/pages/menu.ts';
import type { SessionPhase } from '#src/admin/store/session.ts';

export type Decision =
  | { readonly kind: 'open'; readonly match: AdminMatch }
  | { readonly kind: 'missing' }
  | { readonly kind: 'forbidden'; readonly match: AdminMatch }
  | { readonly kind: 'redirect'; readonly to: string };

interface Visitor {
  readonly phase: SessionPhase;
  readonly may: May;
}

/** Pages for who is not signed in yet: whoever is has nothing to do there. */
const ONLY_SIGNED_OUT: readonly AdminPageName[] = ['admin.login', 'admin.forgot-password'];

const isIn = (phase: SessionPhase): boolean => phase === 'signedIn' || phase === 'expired';

/** Where somebody begins: the dashboard, or the first page of their menu. */
export function homeFor(may: May): AdminPage<AdminPageName> | null {
  return menuFor(may)[0]?.entries[0]?.page ?? null;
}

/** A place inside the back office to go on to after signing in; anything else is none. */
export function nextPlace(asked: string | null): string | null {
  if (asked === null || !asked.startsWith('/admin/')) return null;
  const match = matchAdmin(asked.split(/[?#]/)[0] ?? '');
  return match === null || match.page.permission === 'open' ? null : asked;
}

/**
 * What becomes of an address (specification §2: without an admin session, to admin.login).
 * @param place path and query
 */
export function decide(place: string, { phase, may }: Visitor): Decision {
  const [path = '', query = ''] = place.split('?');
  const home = (): string => {
    const page = homeFor(may);
    return page === null ? adminHref('admin.logout') : adminHref(page.name);
  };
  if (path.replace(/\/$/, '') === '/admin') return { kind: 'redirect', to: adminHref('admin.dashboard') };
  const match = matchAdmin(path);
  if (match?.page.permission === 'open') {
    const isNeedless = isIn(phase) && ONLY_SIGNED_OUT.includes(match.page.name);
    if (!isNeedless) return { kind: 'open', match };
    return { kind: 'redirect', to: nextPlace(new URLSearchParams(query).get('next')) ?? home() };
  }
  if (!isIn(phase)) return { kind: 'redirect', to: adminHref('admin.login', {}, { next: nextPlace(place) }) };
  if (match === null) return { kind: 'missing' };
  if (mayOpen(match.page, may)) return { kind: 'open', match };
  const first = homeFor(may);
  const isStart = match.page === adminPage('admin.dashboard') && first !== null;
  return isStart ? { kind: 'redirect', to: adminHref(first.name) } : { kind: 'forbidden', match };
}
