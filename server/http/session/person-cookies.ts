import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';

import { REMEMBERED_MS } from '#core/domain/account/session.ts';

/** Browsers forget a cookie after 400 days at most. */
const LIFE_SECONDS = 400 * 24 * 3600;

/** Readable by scripts (specification §4): this device holds a customer's scope. It proves nothing (design §5, rule 16). */
const MARKER = 'customer-auth';

/** The cookies that say who is there; over https with the prefix that ties them to this host and path. */
export interface PersonCookies {
  readonly visitor: string | undefined;
  readonly session: string | undefined;
  setVisitor(secret: string): void;
  /** Also marks the device. A session that is not remembered ends with the browser. */
  setSession(secret: string, remembered: boolean): void;
  dropVisitor(): void;
  dropSession(): void;
}

const nameOf = (name: 'visitor' | 'session', secure: boolean) => (secure ? `__Host-${name}` : name);

/** What the browser keeps: read once, and known from then on as it was last set. */
export function personCookies(c: Context, secure: boolean): PersonCookies {
  const [visitorName, sessionName] = [nameOf('visitor', secure), nameOf('session', secure)];
  const held = { visitor: getCookie(c, visitorName), session: getCookie(c, sessionName) };
  const hidden = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    get visitor() {
      return held.visitor;
    },
    get session() {
      return held.session;
    },
    setVisitor(secret) {
      held.visitor = secret;
      setCookie(c, visitorName, secret, { ...hidden, maxAge: LIFE_SECONDS });
    },
    setSession(secret, remembered) {
      held.session = secret;
      setCookie(c, sessionName, secret, { ...hidden, ...(remembered ? { maxAge: REMEMBERED_MS / 1000 } : {}) });
      setCookie(c, MARKER, '1', { path: '/', sameSite: 'Lax', secure, maxAge: LIFE_SECONDS });
    },
    dropVisitor() {
      held.visitor = undefined;
      deleteCookie(c, visitorName, { path: '/', secure });
    },
    dropSession() {
      held.session = undefined;
      deleteCookie(c, sessionName, { path: '/', secure });
      deleteCookie(c, MARKER, { path: '/', secure });
    },
  };
}

/** What posts are signed with: the visitor's secret and, where there is one, the session's. Undefined without a visitor. */
export function secretOf({ visitor, session }: Pick<PersonCookies, 'visitor' | 'session'>): string | undefined {
  return visitor === undefined ? undefined : `${visitor}.${session ?? ''}`;
}

/** Headers that take a session's cookies away: the answer to a session that opens nothing any more. */
export function endedSession(c: Context, secure: boolean): string[] {
  const sessionName = nameOf('session', secure);
  return [sessionName, MARKER]
    .filter((name) => getCookie(c, name) !== undefined)
    .map((name) => generateCookie(name, '', { path: '/', secure, maxAge: 0 }));
}
