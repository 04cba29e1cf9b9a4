import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pino from 'pino';

import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { readConfig, type Environment } from '#server/config.ts';
import type { Db } from '#server/database/connection.ts';
import type { Renderer } from '#server/http/html/render.ts';
import { hearNotifications } from '#server/database/notifications.ts';
import type { OutgoingMail } from '#server/gateways/mail/mail-gateway.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { ONLINE_ROUTES } from '#core/contract/online-routes.ts';
import { CACHEABLE_ROUTES } from '#server/subjects/shop-subjects.ts';
import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { randomIds } from '#server/ids.ts';
import { shopGauges } from '#server/gauges.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createPasswords, type Passwords } from '#server/subjects/account/passwords/passwords.ts';
import { createServices } from '#server/services.ts';
import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import { plantSmallShop, type SmallShop } from '#tests/server/catalogue/small-shop.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { password, registration } from '#tests/support/samples/customer-samples.ts';
import { createTestFrame } from '#tests/support/server.ts';
import { CHEAP_HASHES } from '#tests/server/cheap-hashes.ts';

export interface Call {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Where a route is asked, its places filled in. */
export const pathOf = ({ uri }: RouteDefinition, params: Call['params'] = {}): string =>
  `/${uri.replace(/\{(\w+)\}\??/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''))}`;

export interface WholeServerOptions {
  readonly plantMore?: (db: Db, planted: SmallShop) => Promise<unknown>;
  /** Everybody in a test comes from one address. */
  readonly limitFactor?: number;
  /** What draws documents; without one they are empty. */
  readonly renderer?: Renderer;
  /** Settings of the environment beside those of every test. */
  readonly env?: Environment;
  /** Looks at links that lead out of the shop. */
  readonly links?: LinkGateway;
}

/** The whole server as `main` puts it together, over a small shop and what `plantMore` adds to it, without a port. */
export async function openWholeServer({
  plantMore,
  limitFactor = 1_000,
  renderer,
  env = {},
  links,
}: WholeServerOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-whole-'));
  const database = await createTestDatabase();
  const { db } = database;
  const planted = await plantSmallShop(db);
  await plantMore?.(db, planted);
  const clock = createTestClock();
  const log: string[] = [];
  const mails: OutgoingMail[] = [];
  const mail = { send: async (one: OutgoingMail) => void mails.push(one), close: () => {} };
  const jobs = createJobs(db, JOB_QUEUES);
  await jobs.prepare();
  const work = { hashed: 0, verified: 0 };
  const storage = createDiskStorage(join(folder, 'media'));
  const services = await createServices({
    db,
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none', LIMIT_FACTOR: String(limitFactor), ...env }),
    origin: 'http://shop.test',
    clock,
    ids: randomIds,
    logger: pino({ level: 'debug' }, { write: (line: string) => log.push(line) }),
    storage,
    mail,
    jobs,
    sessionSecret: 'a secret of the tests that is long enough',
    passwords: counted(createPasswords(randomIds, CHEAP_HASHES), work),
    tell: () => {},
    version: 'test',
    standIn: null,
    ...(links === undefined ? {} : { links }),
    hear: (listeners) => hearNotifications(database.target, listeners),
  });
  const { pokes, settingsMark } = services;
  const live = { pokes, settingsMark, catalogueRev: () => services.live.current().cursor.rev };
  const gauges = () =>
    shopGauges({ pool: database.pool, catalogue: () => services.live.current(), jobs, pokes: services.pokes });
  const frame = await createTestFrame({
    routes: { ...ADMIN_ROUTES, ...ONLINE_ROUTES, ...RESOURCE_ROUTES },
    handlers: { ...services.officeHandlers, ...services.handlers, ...services.resourceHandlers },
    env: { METRICS_TOKEN: 'metrics token', TRUST_PROXY: '1' },
    database,
    ...(renderer === undefined ? {} : { renderer, source: services.pages }),
    overrides: {
      storage,
      attempts: services.attempts,
      visitors: services.visitors,
      findSession: services.findSession,
      findAdminSession: services.findAdminSession,
      live,
      gauges,
      clock,
      offline: services.offline,
      steadyRoutes: CACHEABLE_ROUTES,
      state: () => services.live.current(),
      site: services.site,
    },
  });

  const call = (name: RouteName, { params = {}, query, body, headers = {} }: Call = {}) => {
    const route: RouteDefinition = ROUTES[name];
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return frame.send(`${pathOf(route, params)}${search}`, {
      method: route.method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const post = () => jobs.drain(services.jobHandlers);
  /** A browser: it keeps its cookies, and the token of the last answer that brought one. */
  const visit = async (): Promise<Visit> => {
    const jar = new Map<string, string>();
    let token = '';
    const headers = () => ({
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': token,
    });
    const take = async (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        if (value === '' || line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      const text = await response.clone().text();
      const [, brought] = /"csrfToken":"([^"]+)"/u.exec(text) ?? [];
      if (brought !== undefined) token = brought;
      return response;
    };
    const own: Visit = {
      jar,
      get headers() {
        return headers();
      },
      call: async (name, given = {}) =>
        take(await call(name, { ...given, headers: { ...headers(), ...given.headers } })),
    };
    await own.call('api.me');
    return own;
  };
  /** The secret of the last link that was sent to an address. */
  const linkTo = async (email: string): Promise<string> => {
    await post();
    const mail = mails.findLast(({ to, text }) => to === email && /\/(?:email\/verifier|reset-password)\//u.test(text));
    return /\/(?:email\/verifier|reset-password)\/([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const register = async (more: Record<string, unknown> = {}): Promise<string> => {
    const body = registration(more);
    const guest = await visit();
    await guest.call('api.auth.register', { body });
    await guest.call('api.auth.verify', { body: { token: await linkTo(body.email), password: body.password } });
    return body.email;
  };
  const signIn = async (email: string, browser?: Visit): Promise<Visit> => {
    const own = browser ?? (await visit());
    await own.call('api.auth.login', { body: { email, password, remember: false, device: randomUUID() } });
    return own;
  };
  return {
    storage,
    ...planted,
    db,
    jobs,
    /** Each row of a table as text: for what must stand in none. */
    rowsOf: async (table: string) =>
      (await database.pool.query<{ row: string }>(`select t::text as row from ${table} t`)).rows.map(({ row }) => row),
    /** The server has heard of all that was written. */
    refresh: async () => {
      // one may have been under way before
      await services.live.refresh();
      await services.live.refresh();
    },
    /** Products in the memory of the server. */
    size: () => services.live.current().catalogue.size,
    clock,
    log,
    mails,
    call,
    visit,
    /** Registers somebody and follows the link of the mail; answers the address. */
    register,
    /** A browser, or this one, in which somebody is signed in. */
    signIn,
    /** A browser in which somebody new is signed in. */
    customer: async () => signIn(await register()),
    linkTo,
    /** How often passwords were hashed and compared. */
    work,
    send: (path: string, init?: RequestInit) => frame.send(path, init),
    post,
    sweep: () => services.jobHandlers['upkeep.sweep']({}),
    quarter: () => services.jobHandlers['upkeep.quarter']({}),
    close: async () => {
      await services.close();
      await jobs.stop();
      await frame.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type WholeServer = Awaited<ReturnType<typeof openWholeServer>>;

export interface Visit {
  readonly jar: Map<string, string>;
  readonly headers: { readonly cookie: string; readonly 'x-csrf-token': string };
  call(name: RouteName, given?: Call): Promise<Response>;
}

function counted(passwords: Passwords, work: { hashed: number; verified: number }): Passwords {
  return {
    hash: (password) => {
      work.hashed += 1;
      return passwords.hash(password);
    },
    verify: (stored, password) => {
      work.verified += 1;
      return passwords.verify(stored, password);
    },
  };
}
