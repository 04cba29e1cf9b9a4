import { timingSafeEqual } from 'node:crypto';

import type { Hono } from 'hono';

import type { HttpEnv } from '#server/http/session/http-env.ts';

export interface HealthDeps {
  /** Rejects while the database does not answer. */
  readonly checkDatabase: () => Promise<unknown>;
  /** True from the moment the server was told to stop. */
  readonly isStopping: () => boolean;
  readonly metricsToken: string | undefined;
  readonly metrics: () => Promise<string>;
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: on loopback, or with the token. */
export function mountHealth(app: Hono<HttpEnv>, deps: HealthDeps) {
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready =
      !deps.isStopping() &&
      (await deps.checkDatabase().then(
        () => true,
        () => false,
      ));
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (c) => {
    const local = /^(?:127\.|::1$|::ffff:127\.)/.test(c.env?.incoming?.socket?.remoteAddress ?? '');
    const forwarded = c.req.header('x-forwarded-for') !== undefined;
    const allowed = deps.metricsToken
      ? hasToken(c.req.header('authorization'), deps.metricsToken)
      : local && !forwarded;
    if (!allowed) return c.text('Not found', 404);
    return c.text(await deps.metrics(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

function hasToken(header: string | undefined, token: string) {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
