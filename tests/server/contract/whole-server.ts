import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pino from 'pino';

import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import type { RouteDefinition } from '#core/contract/route.ts';
import { readConfig } from '#server/config.ts';
import { hearNotifications } from '#server/database/notifications.ts';
import type { OutgoingMail } from '#server/gateways/mail/mail-gateway.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { bindHandlers, routes } from '#server/http/bindings.ts';
import { randomIds } from '#server/ids.ts';
import { shopGauges } from '#server/services/gauges.ts';
import { createJobs } from '#server/services/jobs/jobs.ts';
import { createServices } from '#server/services/services.ts';
import { plantSmallShop } from '#tests/server/catalogue/small-shop.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestFrame } from '#tests/support/server.ts';

export interface Call {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The whole server as `main` puts it together, over a small shop, without a port. */
export async function openWholeServer() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-whole-'));
  const database = await createTestDatabase();
  const { db } = database;
  const planted = await plantSmallShop(db);
  const clock = createTestClock();
  const log: string[] = [];
  const mails: OutgoingMail[] = [];
  const mail = { send: async (one: OutgoingMail) => void mails.push(one), close: () => {} };
  const jobs = createJobs(db);
  await jobs.prepare();
  const services = await createServices({
    db,
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none' }),
    origin: 'http://shop.test',
    clock,
    ids: randomIds,
    logger: pino({ level: 'debug' }, { write: (line: string) => log.push(line) }),
    storage: createDiskStorage(join(folder, 'media')),
    mail,
    jobs,
    tell: () => {},
    version: 'test',
    hear: (ears) => hearNotifications(database.target, ears),
  });
  const live = { pokes: services.pokes, catalogueRev: () => services.live.current().cursor.rev };
  const gauges = () =>
    shopGauges({ pool: database.pool, catalogue: () => services.live.current(), jobs, pokes: services.pokes });
  const frame = await createTestFrame({
    routes,
    handlers: bindHandlers(services),
    env: { METRICS_TOKEN: 'metrics token' },
    overrides: { attempts: services.attempts, visitors: services.visitors, live, gauges, clock },
  });

  const call = (name: RouteName, { params = {}, query, body, headers = {} }: Call = {}) => {
    const route: RouteDefinition = ROUTES[name];
    const path = route.uri.replace(/\{(\w+)\}\??/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''));
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return frame.send(`/${path}${search}`, {
      method: route.method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  /** A visitor as a browser keeps one: the cookie and the token of `api.me`. */
  const visit = async () => {
    const me = await call('api.me');
    const [cookie = ''] = (me.headers.get('set-cookie') ?? '').split(';');
    const answer: { csrfToken: string } = JSON.parse(await me.text());
    const headers = { cookie, 'x-csrf-token': answer.csrfToken };
    return {
      headers,
      call: (name: RouteName, given: Call = {}) => call(name, { ...given, headers: { ...headers, ...given.headers } }),
    };
  };
  return {
    ...planted,
    db,
    jobs,
    /** Products in the memory of the server. */
    size: () => services.live.current().catalogue.size,
    clock,
    log,
    mails,
    call,
    visit,
    send: (path: string, init?: RequestInit) => frame.send(path, init),
    post: () => jobs.drain(services.jobHandlers),
    close: async () => {
      await services.close();
      await jobs.stop();
      await frame.close();
      await database.drop();
    },
  };
}

export type WholeServer = Awaited<ReturnType<typeof openWholeServer>>;
export type Visit = Awaited<ReturnType<WholeServer['visit']>>;
