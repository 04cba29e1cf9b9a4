/** The auth screens by their addresses (specification §2): each is a page, and some open over any other page. */
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import type { IdOfKind } from '#core/contract/pages/routes.ts';
import type { Area } from '#core/domain/shop/area.ts';

export type AuthScreen = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'logout' | 'arrive';

const AUTH_SCREENS: Readonly<Record<IdOfKind<'auth'>, AuthScreen>> = {
  login: 'login',
  '{area}.login': 'login',
  register: 'register',
  '{area}.register': 'register',
  'password.forgot': 'forgot',
  '{area}.password.forgot': 'forgot',
  'password.reset': 'reset',
  'email.verify': 'verify',
  logout: 'logout',
  'login.arrive': 'arrive',
};

export interface AuthRoute {
  readonly screen: AuthScreen;
  /** Null for an address of both areas. */
  readonly area: Area | null;
  /** The secret of a mail; empty for screens without one. */
  readonly token: string;
}

/** The auth screen at a path; null where there is none. */
export function authRouteAt(path: string): AuthRoute | null {
  const page = match(path);
  if (page?.kind !== 'auth') return null;
  return { screen: AUTH_SCREENS[page.id], area: page.area, token: 'token' in page.params ? page.params.token : '' };
}

const NAMES = { login: 'login', register: 'register', forgot: 'password.forgot' } as const;

/** Address of an auth screen for a guest; `to`, where to go after signing in, travels along. */
export function authHref(screen: keyof typeof NAMES, area: Area | null, to: string | null): string {
  const name = NAMES[screen];
  return href(area === null ? name : `${area}.${name}`, {}, { retour: to });
}
