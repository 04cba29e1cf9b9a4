import type { Context } from 'hono';

import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, isLocale } from '#core/domain/shop/locale.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Session } from '#server/platform/identity/session.ts';
import { sessionPerson, visitorPerson } from '#server/platform/person.ts';
import type { Visitors } from '#server/platform/identity/visitors.ts';

import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import { makeToken } from '#server/http/session/csrf.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { adminContext, type AdminContextDeps } from './admin-context.ts';
import { callerAddress, networkOf } from './network-address.ts';
import { personCookies, secretOf, type PersonCookies } from './person-cookies.ts';
import type { AdminPart, RequestContext } from '#server/routes/request-context.ts';

export interface ContextDeps extends AdminContextDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly clock: Clock;
  readonly visitors: Visitors;
  readonly limits: Pick<NetworkLimits, 'visitors'>;
  readonly findSession: (secret: string, now: Date) => Promise<Session | null>;
  readonly closedAreas: (caller: RequestContext) => Promise<readonly Area[]>;
}

/**
 * Everything is read on demand: a public read costs no query for its visitor. The part of the back office is put on a
 * finished object: spread into the literal, it would have each of its getters defined one by one for every request.
 */
export function createContext(c: Context<HttpEnv>, deps: ContextDeps): RequestContext {
  const now = deps.clock.now();
  const address = addressOf(c, deps.config);
  const network = networkOf(address);
  let held: PersonCookies | undefined;
  const cookies = () => (held ??= personCookies(c, deps.secure));
  let foundVisitor: Promise<string | null> | undefined;
  let foundSession: Promise<Session | null> | undefined;
  const visitor = () => (foundVisitor ??= findOr(cookies().visitor, (secret) => deps.visitors.find(secret)));
  const session = () => (foundSession ??= findOr(cookies().session, (secret) => deps.findSession(secret, now)));
  const openVisitor = async () => {
    const known = await visitor();
    if (known) return known;
    deps.limits.visitors.take(network);
    const opened = await deps.visitors.open();
    foundVisitor = Promise.resolve(opened.id);
    cookies().setVisitor(opened.secret);
    return opened.id;
  };
  const shopPart: Omit<RequestContext, keyof AdminPart | 'closedAreas'> = {
    requestId: c.get('requestId'),
    now,
    address,
    network,
    get userAgent() {
      return c.req.header('user-agent') ?? '';
    },
    get host() {
      return (c.req.header('host') ?? '').toLowerCase();
    },
    locale: localeOf(c.req.header('x-locale')),
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    visitor,
    session,
    customer: async () => (await session())?.customer ?? null,
    async person() {
      const [signedIn, guest] = [await session(), await visitor()];
      if (signedIn) return sessionPerson(signedIn);
      return guest === null ? null : visitorPerson(guest);
    },
    openVisitor,
    async forgetVisitor() {
      const known = await visitor();
      if (known) await deps.visitors.forget(known);
      cookies().dropVisitor();
    },
    enter(signedIn) {
      const { session: opened, visitor: next, customer, guest, remembered } = signedIn;
      foundVisitor = Promise.resolve(next.id);
      foundSession = Promise.resolve({ id: opened.id, customer, visitor: guest, remembered, borrowed: null });
      cookies().setVisitor(next.secret);
      cookies().setSession(opened.secret, remembered);
    },
    enterAs(opened, secret) {
      foundSession = Promise.resolve(opened);
      cookies().setSession(secret, opened.remembered);
    },
    renew: ({ remembered }, secret) => cookies().setSession(secret, remembered),
    leave() {
      foundSession = Promise.resolve(null);
      cookies().dropSession();
    },
    csrfToken: async () => {
      await openVisitor();
      return makeToken(deps.sessionSecret, secretOf(cookies()) ?? '', now);
    },
  };
  const context: RequestContext = Object.assign(shopPart, adminContext(c, deps, now), {
    closedAreas: () => deps.closedAreas(context),
  });
  return context;
}

/** Whose secret it is; nobody's without one. */
const findOr = <T>(secret: string | undefined, find: (secret: string) => Promise<T | null>): Promise<T | null> =>
  secret ? find(secret) : Promise.resolve(null);

const localeOf = (named: string | undefined) => (isLocale(named) ? named : DEFAULT_LOCALE);

/** Network address of whoever sent a request. */
export function addressOf(c: Context<HttpEnv>, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  return callerAddress(direct, c.req.header('x-forwarded-for'), trustedProxies);
}
