/**
 * What comes after the first drawing: the catalogue on this device and the calls to the server. Loaded when the page
 * is idle, or at once when an address asks for more than the document carried.
 */
import type { InitPayload } from '#core/contract/shop/init.ts';
import type { Frame, ShownInit } from '#core/contract/pages/port.ts';
import { permalinksOf } from '#core/contract/pages/permalinks/permalinks.ts';
import { shownInit } from '#core/contract/pages/frame/shown-init.ts';
import { shownSettings, type ShownSettings } from '#core/settings/shown.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { createClient, type Client } from '#src/api/client.ts';
import { urlOf } from '#src/api/route-table.ts';
import { visitorInTurn } from '#src/api/one-after-another.ts';
import { memoryToken } from '#src/api/token.ts';
import { catalogueClient, type CatalogueClient } from '#src/catalogue/client.ts';
import { connectCatalogue } from '#src/catalogue/connect.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';
import { readLine, worksAhead } from '#src/catalogue/prefetch/connection.ts';
import { toSignIn } from '#src/shop/app/account/unauthorized.ts';
import { prefetching } from '#src/shop/app/port/prefetching.ts';
import { applyBranding } from '#src/shop/app/init/apply-branding.ts';
import { isPageAnswer, isStructure } from '#src/shop/app/port/boot-guards.ts';
import { pause } from '#src/shop/app/pause.ts';
import { storedLocale } from '#src/shop/app/language/language.ts';
import { shopIsHere } from '#src/shop/app/port/shop-is-here.ts';
import { startPayload, type StartPayload } from '#src/shop/app/port/start-payload.ts';
import { createLocalFirst, type Answers, type DeviceAnswers, type LocalFirst } from '#src/shop/app/port/local-first.ts';

export interface Device {
  /** Calls to the server, once the addresses of its routes are known. */
  client: () => Promise<Client>;
  catalogue: CatalogueClient;
  local: Answers;
  /** Pages and frames: from here, else from the server; and all settings, their defaults where none are to be had. */
  port: LocalFirst & { settings: () => Promise<ShownSettings> };
  /** Address of the stream of pokes; null from a shop that has none. */
  liveUrl: () => Promise<string | null>;
  /** The start-up payload the worker keeps by now: from here on the one in use, here and in the catalogue's worker. Null where it keeps none. */
  newestInit: () => Promise<ShownInit | null>;
  /** Another language was chosen: what comes from now on is in it. */
  relocate: () => Promise<void>;
}

export interface DeviceDeps {
  /** The document brought nothing of this shop: its colours have to come before the first drawing. */
  isShell: boolean;
  /** Path and query of a page that is needed as soon as possible: a start from the shell. */
  first: string | null;
  /** A better answer came after a lesser one was shown. */
  onLate: () => void;
}

export function createDevice({ isShell, first, onLate }: DeviceDeps): Device {
  const start = startPayload(() => client.call('api.init', {}));
  const client = createClient({
    fetch: (request) => fetch(request),
    table: start.table,
    token: memoryToken(),
    origin: location.origin,
    deadline: (ms) => AbortSignal.timeout(ms),
    log: (message) => console.error(message),
    inTurn: visitorInTurn(globalThis.navigator?.locks),
    onUnauthorized: toSignIn(),
  });

  const newestInit = async (): Promise<ShownInit | null> => {
    const newest = await start.newest();
    if (newest === null) return null;
    await catalogue.settle(placeOf(newest));
    return shownInit(newest);
  };

  const catalogue = catalogueClient({
    mayStart: () => shopIsHere() || worksAhead(readLine()),
    connect: (listen) =>
      connectCatalogue(async () => {
        const init = await start.need();
        return { routes: init.routes, place: placeOf(init) };
      }, listen),
    report: (error) => console.warn(error),
  });

  const local: DeviceAnswers = {
    frame: async () => {
      const [structure, init] = await Promise.all([catalogue.structure(), start.need()]);
      return structure === null ? null : { init: shownInit(init), structure };
    },
    page: (path, search) => catalogue.page(path, search),
    part: (path, search) => catalogue.part(path, search),
  };
  const network: Answers = {
    frame: () => networkFrame(start, client),
    page: async (path, search) => {
      await start.need();
      const locale = storedLocale();
      const query = { path, search, ...(locale === DEFAULT_LOCALE ? {} : { locale }) };
      const answer = await client.call('api.page', { query });
      return isPageAnswer(answer) ? answer : null;
    },
  };
  const port = createLocalFirst({ device: local, network, onLate, wait: pause });
  const frame = async (): Promise<Frame> => {
    const found = await port.frame();
    if (isShell) await applyBranding(found.init.branding.stylesheet);
    return found;
  };
  /* settings have a value whatever happens */
  const settings = async (): Promise<ShownSettings> => {
    const known = await start.need().catch(() => null);
    return shownSettings(known?.coreConfig ?? []);
  };
  const dressed = { ...port, frame, settings };
  const ready = async (): Promise<Client> => {
    await start.need();
    return client;
  };
  const liveUrl = async (): Promise<string | null> => {
    await start.need();
    const route = start.table()['api.live'];
    return route === undefined ? null : location.origin + urlOf(route);
  };
  const relocate = async (): Promise<void> => catalogue.settle(placeOf(await start.need()));
  return {
    client: ready,
    relocate,
    liveUrl,
    newestInit,
    catalogue,
    local,
    port: first === null ? dressed : { ...dressed, ...prefetching(dressed, first) },
  };
}

/** What answers of this device are made by. */
const placeOf = (init: InitPayload): ShopPlace => {
  const { branding, settings } = shownInit(init);
  return {
    locale: storedLocale(),
    siteName: branding.name,
    origin: location.origin,
    settings,
    permalinks: permalinksOf(init.permalinks.routes),
  };
};

/** Null: the server has no catalogue to say. */
async function networkFrame(start: StartPayload, client: Client): Promise<Frame | null> {
  const init = await start.need();
  const manifest = await client.call('api.catalogue.manifest', {});
  if (manifest === false) return null;
  const structure = await client.call('api.catalogue.page', { params: { hash: manifest.structure.hash } });
  return isStructure(structure) ? { init: shownInit(init), structure } : null;
}
