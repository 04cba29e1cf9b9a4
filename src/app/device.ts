/**
 * What comes after the first drawing: the catalogue on this device and the calls to the server. Loaded when the page
 * is idle, or at once when an address asks for more than the document carried.
 */
import type { InitPayload } from '#core/contract/init.ts';
import type { Frame, Port } from '#core/contract/pages/port.ts';
import { createClient, type Client } from '#src/api/client.ts';
import { urlOf, type RouteTable } from '#src/api/route-table.ts';
import { visitorInTurn } from '#src/api/one-after-another.ts';
import { memoryToken } from '#src/api/token.ts';
import { catalogueClient, type CatalogueClient } from '#src/catalogue/client.ts';
import { connectCatalogue } from '#src/catalogue/connect.ts';
import { toSignIn } from '#src/app/unauthorized.ts';
import { askAhead } from '#src/app/ask-ahead.ts';
import { wearColours } from '#src/app/colours.ts';
import { isInit, isPageAnswer, isStructure } from '#src/app/shapes.ts';
import { pause } from '#src/app/pause.ts';
import { createLocalFirst, type Answers, type DeviceAnswers } from '#src/app/local-first.ts';

export interface Device {
  /** Calls to the server, once the addresses of its routes are known. */
  client: () => Promise<Client>;
  catalogue: CatalogueClient;
  local: Answers;
  /** Pages and frames: from here, else from the server. */
  port: Port;
  /** Address of the stream of pokes; null from a shop that has none. */
  liveUrl: () => Promise<string | null>;
  /** The start-up payload the worker keeps by now: from here on the one in use. Null where it keeps none. */
  newestInit: () => Promise<InitPayload | null>;
}

/** The one address a client knows before it has the table (specification §7). */
const INIT_URI = 'api/init-vue';
const INIT_CACHE = 'shop-init';
const BOOTSTRAP: RouteTable = { 'api.init': { uri: INIT_URI, methods: ['GET'] } };

/** Start-up payload the service worker kept. */
async function keptInit(): Promise<InitPayload | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(`/${INIT_URI}`, { cacheName: INIT_CACHE });
  const read: unknown = await kept?.json();
  return isInit(read) ? read : null;
}

export interface DeviceParts {
  /** The document brought nothing of this shop: its colours have to come before the first drawing. */
  isShell: boolean;
  /** Path and query of a page that is needed as soon as possible: a start from the shell. */
  first: string | null;
  /** A better answer came after a lesser one was shown. */
  onLate: () => void;
}

export function createDevice({ isShell, first, onLate }: DeviceParts): Device {
  let table: RouteTable = BOOTSTRAP;
  const client = createClient({
    fetch: (request) => fetch(request),
    table: () => table,
    token: memoryToken(),
    origin: location.origin,
    now: () => Date.now(),
    deadline: (ms) => AbortSignal.timeout(ms),
    log: (message) => console.error(message),
    inTurn: visitorInTurn(globalThis.navigator?.locks),
    onUnauthorized: toSignIn(),
  });

  let asked: Promise<InitPayload> | undefined;
  async function askInit(): Promise<InitPayload> {
    const init = (await keptInit()) ?? (await client.call('api.init', {}));
    if (init === false) throw new Error('no start-up payload');
    table = init.routes;
    return init;
  }
  /** The start-up payload, asked for once: documents carry no more of it than their page shows. */
  const needInit = (): Promise<InitPayload> =>
    (asked ??= askInit().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));

  async function newestInit(): Promise<InitPayload | null> {
    await needInit();
    const kept = await keptInit();
    if (kept === null) return null;
    table = kept.routes;
    asked = Promise.resolve(kept);
    return kept;
  }

  const catalogue = catalogueClient({
    connect: (listen) =>
      connectCatalogue(async () => {
        const { routes, branding } = await needInit();
        return { routes, place: { siteName: branding.name, origin: location.origin } };
      }, listen),
    report: (error) => console.warn(error),
  });

  async function networkFrame(): Promise<Frame | null> {
    const init = await needInit();
    const manifest = await client.call('api.catalogue.manifest', {});
    if (manifest === false) return null;
    const structure = await client.call('api.catalogue.page', { params: { hash: manifest.structure.hash } });
    return isStructure(structure) ? { init, structure } : null;
  }

  const local: DeviceAnswers = {
    frame: async () => {
      const [structure, init] = await Promise.all([catalogue.structure(), needInit()]);
      return structure === null ? null : { init, structure };
    },
    page: (path, search) => catalogue.page(path, search),
    part: (path, search) => catalogue.part(path, search),
  };
  const network: Answers = {
    frame: networkFrame,
    page: async (path, search) => {
      await needInit();
      const answer = await client.call('api.page', { query: { path, search } });
      return isPageAnswer(answer) ? answer : null;
    },
  };
  const port = createLocalFirst({ device: local, network, onLate, wait: pause });
  const frame = async (): Promise<Frame> => {
    const found = await port.frame();
    if (isShell) await wearColours(found.init.branding.stylesheet);
    return found;
  };
  const dressed: Port = { ...port, frame };
  const ready = async (): Promise<Client> => {
    await needInit();
    return client;
  };
  const liveUrl = async (): Promise<string | null> => {
    await needInit();
    const route = table['api.live'];
    return route === undefined ? null : location.origin + urlOf(route);
  };
  return {
    client: ready,
    liveUrl,
    newestInit,
    catalogue,
    local,
    port: first === null ? dressed : askAhead(dressed, first),
  };
}
