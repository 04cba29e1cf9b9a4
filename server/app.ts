import { Hono } from 'hono';
import type { Logger } from 'pino';

import { Refusal } from '#core/contract/refusal.ts';
import type { RouteDefinition } from '#core/contract/route.ts';

import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { StorageGateway } from './gateways/storage/storage-gateway.ts';
import { accessLog } from './http/access-log.ts';
import { bindRoutes, type Handlers } from './http/bind.ts';
import { mountHealth } from './http/health.ts';
import type { Documents } from './http/html/documents.ts';
import type { HttpEnv } from './http/http-env.ts';
import { KeptAnswers } from './http/kept-answers.ts';
import { mountLive, type LiveDeps } from './http/live.ts';
import { sendMedia } from './http/media.ts';
import { createMetrics } from './http/metrics.ts';
import { asRefusal, problemResponse } from './http/problem.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { sendStatic, type StaticFiles } from './http/static-files.ts';
import { createContext } from './http/person-context.ts';
import { endedSession, personCookies, secretOf } from './http/person-cookies.ts';
import type { Ids } from './ids.ts';
import type { Gauge } from './services/gauges.ts';
import { createEnlarging } from './services/media/enlarge-picture.ts';
import type { Attempts } from './services/attempts.ts';
import type { Session } from './services/accounts/sessions.ts';
import type { Visitors } from './services/visitors.ts';

export interface AppDeps<Table extends Record<string, RouteDefinition>> {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly sessionSecret: string;
  readonly routes: Table;
  readonly handlers: Handlers<Table>;
  /** Names of the routes that are answered from this state and their address alone. */
  readonly steadyRoutes: ReadonlySet<string>;
  /** The catalogue of the moment: another object, another catalogue. */
  readonly state: () => object;
  readonly attempts: Attempts;
  readonly visitors: Visitors;
  readonly findSession: (secret: string, now: Date) => Promise<Session | null>;
  readonly storage: StorageGateway;
  readonly documents: Documents;
  readonly files: StaticFiles;
  /** Documents that belong to the whole site, made by services. */
  readonly site: {
    sitemap(): Promise<string>;
    robots(): Promise<string>;
    brandingCss(hash: string): Promise<string | null>;
  };
  readonly checkDatabase: () => Promise<unknown>;
  readonly isStopping: () => boolean;
  readonly live: LiveDeps;
  /** What the services hold now, for monitoring. */
  readonly gauges: () => Promise<readonly Gauge[]>;
}

/** First segments that are never answered with the shop's document (design §6). */
const apart = /^\/(?:api|vue|media|admin|wp|storage)(?:\/|$)/;

/**
 * The whole server without a port: a request in, an answer out. Everything it needs comes in here; nothing is kept
 * outside of it.
 */
export function createApp<Table extends Record<string, RouteDefinition>>(deps: AppDeps<Table>): Hono<HttpEnv> {
  const { config, logger } = deps;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const app = new Hono<HttpEnv>();
  const kept = new KeptAnswers(deps.state);
  const metrics = createMetrics(async () => {
    const documents = deps.documents.kept();
    return [
      ...(await deps.gauges()),
      { name: 'shop_documents', help: 'Documents kept, ready to be sent.', value: documents.count },
      { name: 'shop_documents_bytes', help: 'Memory of the documents kept.', value: documents.bytes },
      { name: 'shop_answers', help: 'Answers kept, ready to be sent.', value: kept.size },
      { name: 'shop_answers_bytes', help: 'Memory of the answers kept, at most.', value: kept.bytes },
    ];
  });

  app.use(accessLog(logger, deps.ids));
  app.use(metrics.count);
  app.use(secureHeaders({ https: secure, development: config.mode === 'development' }));
  mountHealth(app, { ...deps, metricsToken: config.metricsToken, metrics: () => metrics.text() });
  app.use(async (_c, next) => {
    if (deps.isStopping()) throw new Refusal('shop.closed', { retryAfterMs: 5000 });
    await next();
  });

  app.use('/api/*', async (c, next) => {
    c.set('route', 'api');
    c.set('context', createContext(c, { ...deps, secure }));
    await next();
  });
  mountLive(app, deps.live);
  bindRoutes(app, deps.routes, deps.handlers, {
    ...deps,
    secretOf: (c) => secretOf(personCookies(c, secure)),
    checkAnswers: config.mode === 'test',
    kept,
  });
  app.all('/api/*', () => {
    throw new Refusal('route.unknown');
  });

  const enlarge = createEnlarging(deps.storage);
  app.get('/media/*', (c) => sendMedia(c, deps.storage, enlarge));
  app.get('/robots.txt', async (c) => c.text(await deps.site.robots(), 200, { 'cache-control': 'no-cache' }));
  app.get('/sitemap.xml', async (c) =>
    c.body(await deps.site.sitemap(), 200, { 'content-type': 'application/xml', 'cache-control': 'no-cache' }),
  );
  app.get('/:name{branding\\.[A-Za-z0-9_-]+\\.css}', async (c) => {
    const css = await deps.site.brandingCss(c.req.param('name').split('.')[1] ?? '');
    if (css === null) return c.notFound();
    return c.body(css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  // Kept by browsers as the document of every page (sw/shell.ts): it needs the policy of a document, not of a file.
  app.get('/index.html', (c) => deps.documents.shell(new URL(c.req.url), 200));
  if (config.serviceWorker === 'off') {
    app.get('/sw.js', async (c) => (await sendStatic(c, deps.files, '/sw-off.js')) ?? c.notFound());
  }
  app.get('*', async (c) => {
    const file = await sendStatic(c, deps.files);
    if (file) return file;
    if (apart.test(c.req.path) || /\.[^/]*$/.test(c.req.path)) return c.notFound();
    c.set('route', 'page');
    return deps.documents.respond(c.req.raw, c.get('requestId'));
  });

  app.notFound((c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  app.onError((error, c) => {
    const refusal = asRefusal(error, c.get('requestId'), logger);
    const response = problemResponse(refusal);
    if (refusal.code === 'session.required') {
      for (const cookie of endedSession(c, secure)) response.headers.append('set-cookie', cookie);
    }
    return response;
  });
  return app;
}
