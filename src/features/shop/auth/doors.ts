/** The doors of an account by their addresses (specification §2): each is a page, and some open over any other page. */
import { isArea, type Area } from '#core/domain/area.ts';

export type Door = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'logout';

const SEGMENTS: Readonly<Record<string, Door>> = {
  login: 'login',
  register: 'register',
  'forgot-password': 'forgot',
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
  const [first = '', ...rest] = path.replace(/\/$/, '').split('/').slice(1);
  const area = isArea(first) ? first : null;
  const [name = '', more = '', ...end] = area === null ? [first, ...rest] : rest;
  const door = SEGMENTS[name];
  if (door !== undefined) return more === '' ? { door, area, token: '' } : null;
  if (area !== null || end.length > (name === 'email' ? 1 : 0)) return null;
  if (name === 'logout') return more === '' ? { door: 'logout', area, token: '' } : null;
  if (name === 'reset-password' && more !== '') return { door: 'reset', area, token: more };
  const [token = ''] = end;
  return name === 'email' && more === 'verifier' && token !== '' ? { door: 'verify', area, token } : null;
}

/** Address of a door for a guest; `to`, where to go after signing in, travels along. */
export function doorHref(door: 'login' | 'register' | 'forgot', area: Area | null, to: string | null): string {
  const name = door === 'forgot' ? 'forgot-password' : door;
  const query = to === null ? '' : `?retour=${encodeURIComponent(to)}`;
  return `${area === null ? '' : `/${area}`}/${name}${query}`;
}
