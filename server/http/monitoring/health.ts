import { timingSafeEqual } from 'node:crypto';

import type { Context, Hono } from 'hono';

import { isLoopback } from '#server/config/hosts.ts';
import type { Config } from '#server/config.ts';
import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import { callerAddress, networkOf } from '#server/http/session/network-address.ts';
import { addressOf } from '#server/http/session/person-context.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

export interface HealthDeps {
  /** Rejects while the database does not answer. */
  readonly checkDatabase: () => Promise<unknown>;
  /** True from the moment the server was told to stop. */
  readonly isStopping: () => boolean;
  readonly limits: Pick<NetworkLimits, 'calls'>;
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly metricsToken: string | undefined;
  readonly metrics: () => Promise<string>;
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: on loopback, or with the token. */
export function mountHealth(app: Hono<HttpEnv>, deps: HealthDeps) {
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    deps.limits.calls.take(networkOf(addressOf(c, deps.config)));
    const ready =
      !deps.isStopping() &&
      (await deps.checkDatabase().then(
        () => true,
        () => false,
      ));
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (c) => {
    const allowed = deps.metricsToken ? hasToken(c.req.header('authorization'), deps.metricsToken) : isLocal(c);
    if (!allowed) return c.text('Not found', 404);
    return c.text(await deps.metrics(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

/** What proxies write, under all the names they have for it: who asked, by which name, and through whom. */
const OF_PROXIES =
  /^via$|forward|proxy|real-?ip|client-?ip|remote|original|^cdn-|^cf-|^true-|^fastly|^fly-|^akamai|^x-(?:amzn|azure|envoy|appengine|cluster|host)/u;

const wasForwarded = (headers: Headers): boolean => [...headers.keys()].some((name) => OF_PROXIES.test(name));

/** Asked for on this machine by its own name: a proxy beside us comes from here too, and names the shop or says so. */
function isLocal(c: Context<HttpEnv>): boolean {
  const from = callerAddress(c.env?.incoming?.socket?.remoteAddress ?? '', undefined, 0);
  const named = URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname.replace(/^\[|\]$/gu, '') ?? '';
  return isLoopback(from) && isLoopback(named) && !wasForwarded(c.req.raw.headers);
}

function hasToken(header: string | undefined, token: string) {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
