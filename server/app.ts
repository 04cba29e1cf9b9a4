import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';

import { isNoPage, standsApart } from '#core/contract/pages/traits/no-pages.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { realmOf, type RouteDefinition } from '#core/wire/route.ts';

import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { StorageGateway } from './gateways/storage/storage-gateway.ts';
import type { WordpressGateway } from './gateways/wordpress/wordpress.ts';
import { accessLog } from '#server/http/monitoring/access-log.ts';
import { bindOfflineRoutes, bindRoutes } from '#server/http/binding/bind.ts';
import type { Handlers, OfflineBinding } from '#server/routes/handler.ts';
import { mountHealth } from '#server/http/monitoring/health.ts';
import { mountAdmin, type AdminDeps } from './http/html/admin.ts';
import { closedPage, inMaintenance, STOPPING, UNREACHED } from './http/html/closed-page.ts';
import type { Documents } from './http/html/documents.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { AnswerCache } from '#server/platform/answer-cache.ts';
import { mountSite, type SiteDocuments } from './http/html/site.ts';
import { mountLive, type LiveDeps } from './http/live.ts';
import { sendMedia } from '#server/http/files/media.ts';
import { createEntrance } from './http/entrance.ts';
import { knownHosts } from './http/known-hosts.ts';
import { createNetworkLimits } from '#server/http/limits/network-limits.ts';
import type { NetworkTurns } from '#server/http/limits/network-turns.ts';
import { LargeBodies } from '#server/http/limits/large-bodies.ts';
import { RequestsInHand } from '#server/http/limits/requests-in-hand.ts';
import { createMetrics } from '#server/http/monitoring/metrics.ts';
import { asRefusal, problemResponse } from '#server/http/binding/problem.ts';
import { mountPolicyReports } from '#server/http/policy-reports.ts';
import { mountPayments } from './http/payments.ts';
import { mountWordpress } from './http/wordpress.ts';
import type { PaymentPort } from '#server/subjects/payments/payment-port.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { createMadeStreams } from '#server/http/files/made-streams.ts';
import { createTransfers } from '#server/http/files/transfers.ts';
import { sendStatic, type StaticFiles } from '#server/http/files/static-files.ts';
import { networkOf } from '#server/http/session/network-address.ts';
import { addressOf, createContext } from '#server/http/session/person-context.ts';
import { adminCookies, adminSecretOf, endedAdminSession } from '#server/http/session/admin-cookies.ts';
import { endedSession, personCookies, secretOf } from '#server/http/session/person-cookies.ts';
import type { Ids } from './ids.ts';
import type { Gauge } from '#server/gauges.ts';
import { createEnlarging } from '#server/platform/media/enlarge-picture.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';
import type { Session } from '#server/platform/identity/session.ts';
import type { Visitors } from '#server/platform/identity/visitors.ts';

export interface AppDeps<Table extends Record<string, RouteDefinition>> {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly sessionSecret: string;
  readonly routes: Table;
  readonly handlers: Handlers<Table>;
  readonly offline?: OfflineBinding;
  /** Names of the routes that are answered from this state and their address alone. */
  readonly steadyRoutes: ReadonlySet<string>;
  /** The catalogue of the moment: another object, another catalogue. */
  readonly state: () => object;
  readonly attempts: Attempts;
  readonly visitors: Visitors;
  readonly findSession: (secret: string, now: Date) => Promise<Session | null>;
  readonly findAdminSession: (secret: string, now: Date) => Promise<AdminSession | null>;
  readonly storage: StorageGateway;
  /** The name of a stored file in the library; absent: there is none. */
  readonly fileNameOf?: (stored: string) => Promise<string | null>;
  readonly documents: Documents;
  readonly turns: NetworkTurns;
  /** Absent: as many requests of a network as are usual. */
  readonly inHand?: RequestsInHand;
  /** Large bodies that are read; absent: as many of a network as are usual. */
  readonly bodies?: LargeBodies;
  readonly adminShell?: AdminDeps['adminShell'];
  readonly files: StaticFiles;
  readonly site: SiteDocuments;
  /** The content management system beside the shop; absent: there is none. */
  readonly wordpress?: WordpressGateway | undefined;
  /** Where providers of payment tell the shop; absent in tests of other things. */
  readonly payments?: PaymentPort | undefined;
  readonly checkDatabase: () => Promise<unknown>;
  readonly isStopping: () => boolean;
  readonly live: LiveDeps;
  /** What the services hold now, for monitoring. */
  readonly gauges: () => Promise<readonly Gauge[]>;
}

/**
 * The whole server without a port: a request in, an answer out. Everything it needs comes in here; nothing is kept
 * outside of it.
 */
export function createApp<Table extends Record<string, RouteDefinition>>(deps: AppDeps<Table>): Hono<HttpEnv> {
  const { config, logger } = deps;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const app = new Hono<HttpEnv>();
  const limits = createNetworkLimits(deps.clock, config.limitFactor);
  const kept = new AnswerCache(deps.state);
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
  mountHealth(app, { ...deps, limits, metricsToken: config.metricsToken, metrics: () => metrics.text() });
  // behind what watches the process, which must hear of it however much it has to do
  const networkAt = (c: Context<HttpEnv>) => networkOf(addressOf(c, config));
  const inHand = deps.inHand ?? new RequestsInHand({ factor: config.limitFactor });
  app.use((c, next) => inHand.run(networkAt(c), next));
  // it knows the process by another name
  app.use(knownHosts(config, deps.site));
  app.use(async (c, next) => {
    if (!deps.isStopping()) return next();
    if (isNavigation(c.req.raw.headers)) return closedPage(STOPPING);
    throw new Refusal('shop.closed', { retryAfterMs: STOPPING.retryAfterSeconds * 1000 });
  });

  if (deps.payments) mountPayments(app, { payments: deps.payments, clock: deps.clock, config, limits });
  const entrance = createEntrance(deps.site, limits, Object.values(deps.routes));
  const contextDeps = { ...deps, limits, secure, closedAreas: entrance.closedAreas };
  app.use('/api/*', async (c, next) => {
    c.set('route', 'api');
    c.set('context', createContext(c, contextDeps));
    await entrance.admitCall(c);
    await next();
  });
  mountLive(app, deps.live);
  mountPolicyReports(app, { config, limits, logger });
  const transfers = createTransfers();
  const binding = {
    ...deps,
    transfers,
    secretOf: (c: Context<HttpEnv>, realm: 'admin' | 'shop') =>
      realm === 'admin' ? adminSecretOf(adminCookies(c, secure)) : secretOf(personCookies(c, secure)),
    checkAnswers: config.mode === 'test',
    kept,
    limits,
    admitTo: entrance.admitTo,
    turns: deps.turns,
    made: createMadeStreams(deps.turns),
    bodies: deps.bodies ?? new LargeBodies({ factor: config.limitFactor }),
  };
  bindRoutes(app, deps.routes, deps.handlers, binding);
  if (deps.offline) bindOfflineRoutes(app, deps.offline, binding);
  app.all('/api/*', () => {
    throw new Refusal('route.unknown');
  });

  const { storage, turns, fileNameOf: nameOf } = deps;
  const media = { storage, enlarge: createEnlarging(storage), transfers, turns, nameOf };
  const room = { files: deps.files, transfers };
  app.get('/media/*', (c) => sendMedia(c, media, networkAt(c)));
  mountSite(app, deps.site, { ...deps, limits, networkAt });
  mountWordpress(app, { wordpress: deps.wordpress, config, limits });
  // Kept by browsers as the document of every page (sw/shop/shell.ts): it needs the policy of a document, not of a file.
  app.get('/index.html', (c) => deps.documents.shell(new URL(c.req.url), 200));
  if (config.serviceWorker === 'off') {
    for (const worker of ['/sw.js', '/admin-sw.js'])
      app.get(worker, async (c) => (await sendStatic(c, room, networkAt(c), '/sw-off.js')) ?? c.notFound());
  }
  mountAdmin(app, { adminShell: deps.adminShell, development: config.mode === 'development', https: secure });
  app.get('*', async (c) => {
    const file = await sendStatic(c, room, networkAt(c));
    if (file) return file;
    if (isNoPage(c.req.path)) return (await fileMoved(c, deps.documents)) ?? c.notFound();
    c.set('route', 'page');
    const closed = await entrance.closedPage(c.req.path, addressOf(c, config), () => createContext(c, contextDeps));
    if (closed !== null) return closedPage(inMaintenance(closed));
    return deps.documents.respond(c.req.raw, { requestId: c.get('requestId'), network: networkAt(c) });
  });

  app.notFound((c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  app.onError(async (error, c) => {
    const refusal = asRefusal(error, c.get('requestId'), logger);
    if (refusal.code === 'shop.closed' && c.get('route') === 'page' && isNavigation(c.req.raw.headers))
      return closedPage(UNREACHED);
    const response = problemResponse(refusal);
    if (refusal.code === 'session.required') {
      for (const cookie of await endedCookies(c, secure)) response.headers.append('set-cookie', cookie);
    }
    return response;
  });
  return app;
}

/** Addresses of a former shop that end as files do (`/filtres.html`, `/index.php?id=12`) lead where the shop says. */
const fileMoved = async (c: Context<HttpEnv>, documents: Documents): Promise<Response | null> =>
  standsApart(c.req.path) ? null : documents.moved(new URL(c.req.url));

/** A session of the back office that waits for its second factor opens nothing, and has not ended. */
async function endedCookies(c: Context<HttpEnv>, secure: boolean): Promise<string[]> {
  if (realmOf({ name: c.get('route') }) === 'shop') return endedSession(c, secure);
  return (await c.get('context').adminSession()) === null ? endedAdminSession(c, secure) : [];
}

/** Somebody opens an address, and reads what comes: not a program that calls. */
const isNavigation = (headers: Headers): boolean => headers.get('accept')?.includes('text/html') ?? false;
