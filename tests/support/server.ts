import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { metadataOf } from '#core/contract/pages/head/head.ts';
import type { Frame, Port } from '#core/contract/pages/port.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { createApp, type AppDeps } from '#server/app.ts';
import { readConfig, type Environment } from '#server/config.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import type { Handlers } from '#server/routes/handler.ts';
import { createDocuments, type DocumentSource } from '#server/http/html/documents.ts';
import type { Renderer } from '#server/http/html/render.ts';
import { NetworkTurns } from '#server/http/limits/network-turns.ts';
import { builtTemplate } from '#server/http/html/template.ts';
import { listStaticFiles } from '#server/http/files/static-files.ts';
import { randomIds } from '#server/ids.ts';
import { createLogger } from '#server/process/log.ts';
import { findSession } from '#server/subjects/account/sessions/sessions.ts';
import { shownSettings } from '#core/settings/shown.ts';
import { findAdminSession } from '#server/subjects/admins/sessions/admin-sessions.ts';
import { rawText } from '#server/platform/raw-text.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { Pokes } from '#server/subjects/live/pokes.ts';
import type { SiteMaps } from '#server/subjects/pages/site-map/site-maps.ts';
import { createVisitors } from '#server/platform/identity/visitors.ts';
import { storedName } from '#server/platform/media/stored-name.ts';

import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface FrameOptions<Table extends Record<string, RouteDefinition>> {
  readonly routes: Table;
  readonly handlers: Handlers<Table>;
  readonly env?: Environment;
  readonly renderer?: Renderer;
  readonly source?: Partial<DocumentSource>;
  readonly siteMaps?: SiteMaps;
  /** That of a shop, which drops it itself; without one the frame has its own. */
  readonly database?: TestDatabase;
  readonly overrides?: Partial<AppDeps<Table>>;
}

const html =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Coquille</title>' +
  '<script type="module" crossorigin src="/vue/entry-1.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/vue/react-1.js">' +
  '<link rel="stylesheet" crossorigin href="/vue/styles-1.css"></head><body><div id="root"></div></body></html>';

const manifest = {
  'index.html': { file: 'vue/entry-1.js', imports: ['_react-1.js'], css: ['vue/styles-1.css'] },
  '_react-1.js': { file: 'vue/react-1.js' },
  'src/page.tsx': { file: 'vue/page-1.js', imports: ['index.html'] },
};

/** A client as the build leaves it, in small. */
export async function writeClient(folder: string) {
  await mkdir(join(folder, 'vue'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('index.html', html);
  await write('sw.js', '/* worker */');
  await write('sw-off.js', '/* leaves */');
  await write('manifest.webmanifest', '{}');
  await write('vue/entry-1.js', 'export {}');
  await write('vue/entry-1.js.br', 'compressed');
  await write('vue/styles-1.css', 'body{color:black}');
  await write('.vite/manifest.json', JSON.stringify(manifest));
  await write('.vite/page-styles.json', JSON.stringify({ 'src/page.tsx': 'body{margin:0}' }));
}

export interface TestFrame {
  /** Sends a request to `http://shop.test`. */
  send(path: string, init?: RequestInit, bindings?: object): Promise<Response>;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly folder: string;
  /** Lines of the log, as JSON texts. */
  readonly log: string[];
  close(): Promise<void>;
}

/** What surrounds a page, as empty as it may be. */
export const testFrameAnswer: Frame = {
  init: {
    settings: shownSettings([]),
    branding: { name: 'Bitume', stylesheet: 'abc' },
    context: { hosts: [], serviceWorker: true },
  },
  structure: { categories: [], attributes: [], menus: {}, sliders: {} },
};

const shopHead = metadataOf(
  { title: 'Bitume', description: '', canonicalPath: null, picture: null, modifiedAt: null },
  { siteName: 'Bitume', origin: 'http://shop.test' },
);
const emptyPort: Port = { frame: async () => testFrameAnswer, page: async () => ({ status: 404 }) };

/** What nothing is answered from. */
const noState = {};

/** The frame of the server around the given routes: real database, no port, time and pages in the test's hands. */
export async function createTestFrame<Table extends Record<string, RouteDefinition>>(
  options: FrameOptions<Table>,
): Promise<TestFrame> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-frame-'));
  const database = options.database ?? (await createTestDatabase());
  const clock = createTestClock();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LIMIT_FACTOR: '1000', ...options.env });
  const log: string[] = [];
  const logger = createLogger({ logLevel: 'debug' }, { write: (line: string) => void log.push(line) });
  const client = join(folder, 'client');
  await writeClient(client);
  const template = await builtTemplate(client);
  const renderer = options.renderer ?? {
    handle: async () => new Response('<p>rien</p>', { status: 404 }),
    headTags: () => [],
  };
  const source = {
    port: emptyPort,
    revision: async () => '1',
    face: async () => ({ icon: null, manifest: null }),
    brandingCss: async () => '',
    metadata: async () => shopHead,
    ...options.source,
  };
  const turns = new NetworkTurns();
  const app = createApp({
    config,
    clock,
    ids: randomIds,
    logger,
    sessionSecret: 'a secret of the tests that is long enough',
    routes: options.routes,
    handlers: options.handlers,
    steadyRoutes: new Set(),
    state: () => noState,
    attempts: createAttempts({ db: database.db, clock }),
    visitors: createVisitors({ db: database.db, clock, ids: randomIds }),
    findSession: (secret, now) => findSession(database.db, secret, now),
    findAdminSession: (secret, now) => findAdminSession(database.db, secret, now),
    storage: createDiskStorage(join(folder, 'media')),
    fileNameOf: (stored) => storedName(database.db, stored),
    turns,
    documents: createDocuments({
      turns,
      template,
      renderer,
      source,
      logger,
      development: false,
      maps: config.mapsKey !== undefined,
    }),
    files: await listStaticFiles(client),
    site: {
      closed: async () => null,
      areaAt: () => null,
      hosts: async () => [],
      siteMaps: options.siteMaps ?? { whole: async () => rawText('<urlset/>'), part: async () => null },
      robots: async () => 'User-agent: *',
      manifest: async (text) => text,
      icon: async () => null,
      brandingCss: async (hash) => (hash === 'abc' ? ':root{}' : null),
    },
    checkDatabase: () => sql`select 1`.execute(database.db),
    isStopping: () => false,
    gauges: async () => [],
    live: { pokes: new Pokes(), catalogueRev: () => 1, settingsMark: async () => 1 },
    ...options.overrides,
  });
  return {
    clock,
    database,
    folder,
    log,
    send: async (path, init = {}, bindings = {}) => app.request(`http://shop.test${path}`, withHost(init), bindings),
    close: async () => {
      if (options.database === undefined) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function withHost(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (!headers.has('host')) headers.set('host', 'shop.test');
  return { ...init, headers };
}
