/** The doors of an account by their addresses (specification §2): each is a page, and some open over any other page. */
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import type { IdOfKind } from '#core/contract/pages/routes.ts';
import type { Area } from '#core/domain/shop/area.ts';

export type Door = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'logout';

const DOORS: Readonly<Record<IdOfKind<'auth'>, Door>> = {
  login: 'login',
  '{area}.login': 'login',
  register: 'register',
  '{area}.register': 'register',
  'password.forgot': 'forgot',
  '{area}.password.forgot': 'forgot',
  'password.reset': 'reset',
  'email.verify': 'verify',
  logout: 'logout',
};

export interface DoorAt {
  readonly door: Door;
  /** Null for an address of both areas. */
  readonly area: Area | null;
  /** The secret of a mail; empty for doors without one. */
  readonly token: string;
}

/** The door at a path; null where there is none. */
export function doorAt(path: string): DoorAt | null {
  const page = match(path);
  if (page?.kind !== 'auth') return null;
  return { door: DOORS[page.id], area: page.area, token: 'token' in page.params ? page.params.token : '' };
}

const NAMES = { login: 'login', register: 'register', forgot: 'password.forgot' } as const;

/** Address of a door for a guest; `to`, where to go after signing in, travels along. */
export function doorHref(door: keyof typeof NAMES, area: Area | null, to: string | null): string {
  const name = NAMES[door];
  return href(area === null ? name : `${area}.${name}`, {}, { retour: to });
}
