import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { DEFAULT_LOCALE, isLocale } from '#core/domain/locale.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Visitors } from '#server/services/visitors.ts';

import { makeToken } from './csrf.ts';
import type { HttpEnv } from './http-env.ts';
import type { RequestContext } from './request-context.ts';

/** Browsers forget a cookie after 400 days at most. */
const lifeSeconds = 400 * 24 * 3600;

export const visitorCookie = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor');

export interface ContextDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly clock: Clock;
  readonly visitors: Visitors;
  readonly sessionSecret: string;
  /** The shop is reached over https: cookies get the prefix and Secure. */
  readonly secure: boolean;
}

/** Everything is read on demand: a public read costs no query for its visitor. */
export function createContext(c: Context<HttpEnv>, deps: ContextDeps): RequestContext {
  const now = deps.clock.now();
  const name = visitorCookie(deps.secure);
  let cookie = getCookie(c, name);
  let found: Promise<string | null> | undefined;
  const visitor = () => (found ??= cookie ? deps.visitors.find(cookie) : Promise.resolve(null));
  const openVisitor = async () => {
    const known = await visitor();
    if (known) return known;
    const opened = await deps.visitors.open();
    cookie = opened.secret;
    found = Promise.resolve(opened.id);
    const attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.secure,
      maxAge: lifeSeconds,
    } as const;
    setCookie(c, name, cookie, attributes);
    return opened.id;
  };
  return {
    requestId: c.get('requestId'),
    now,
    signal: c.req.raw.signal,
    address: addressOf(c, deps.config.trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    locale: localeOf(c.req.header('x-locale')),
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    visitor,
    openVisitor,
    async forgetVisitor() {
      const known = await visitor();
      if (known) await deps.visitors.forget(known);
      deleteCookie(c, name, { path: '/', secure: deps.secure });
    },
    csrfToken: async () => {
      await openVisitor();
      return makeToken(deps.sessionSecret, cookie ?? '', now);
    },
  };
}

const localeOf = (named: string | undefined) => (isLocale(named) ? named : DEFAULT_LOCALE);

/** Each proxy appends the address it saw; the entry written by the outermost trusted one is the caller's. */
function addressOf(c: Context<HttpEnv>, trustedProxies: number) {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const seen =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  return seen.at(-trustedProxies) ?? direct;
}
