import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';

import { REMEMBERED_MS } from '#core/domain/account/session.ts';

/** Browsers forget a cookie after 400 days at most. */
const LIFE_SECONDS = 400 * 24 * 3600;

/** Readable by scripts (specification §4): somebody of the back office was signed in here. It proves nothing. */
const MARKER = 'admin-auth';

/** The cookies of the back office; those of visitors and customers stand apart, and neither opens the other. */
export interface AdminCookies {
  /** A secret of this browser, from before anybody signs in: tokens are bound to it. */
  readonly browser: string | undefined;
  readonly session: string | undefined;
  setBrowser(secret: string): void;
  /** Also marks the browser. A session that is not remembered ends with it. */
  setSession(secret: string, remembered: boolean): void;
  dropSession(): void;
}

const nameOf = (name: 'admin-browser' | 'admin-session', secure: boolean) => (secure ? `__Host-${name}` : name);

/** What the browser keeps: read once, and known from then on as it was last set. */
export function adminCookies(c: Context, secure: boolean): AdminCookies {
  const [browserName, sessionName] = [nameOf('admin-browser', secure), nameOf('admin-session', secure)];
  const held = { browser: getCookie(c, browserName), session: getCookie(c, sessionName) };
  const hidden = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    get browser() {
      return held.browser;
    },
    get session() {
      return held.session;
    },
    setBrowser(secret) {
      held.browser = secret;
      setCookie(c, browserName, secret, { ...hidden, maxAge: LIFE_SECONDS });
    },
    setSession(secret, remembered) {
      held.session = secret;
      setCookie(c, sessionName, secret, { ...hidden, ...(remembered ? { maxAge: REMEMBERED_MS / 1000 } : {}) });
      setCookie(c, MARKER, '1', { path: '/', sameSite: 'Lax', secure, maxAge: LIFE_SECONDS });
    },
    dropSession() {
      held.session = undefined;
      deleteCookie(c, sessionName, { path: '/', secure });
      deleteCookie(c, MARKER, { path: '/', secure });
    },
  };
}

/** What posts to the back office are signed with. Undefined for a browser that has not asked `api.admin.me`. */
export function adminSecretOf({ browser, session }: Pick<AdminCookies, 'browser' | 'session'>): string | undefined {
  return browser === undefined ? undefined : `admin.${browser}.${session ?? ''}`;
}

/** Headers that take a session's cookies away: the answer to a session that opens nothing any more. */
export function endedAdminSession(c: Context, secure: boolean): string[] {
  return [nameOf('admin-session', secure), MARKER]
    .filter((name) => getCookie(c, name) !== undefined)
    .map((name) => generateCookie(name, '', { path: '/', secure, maxAge: 0 }));
}
