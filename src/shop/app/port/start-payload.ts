import type { InitPayload } from '#core/contract/shop/init.ts';
import type { RouteTable } from '#src/api/route-table.ts';
import { isInit } from '#src/shop/app/port/boot-guards.ts';

/** The one address a client knows before it has the table (specification §7). */
const INIT_URI = 'api/init-vue';
const INIT_CACHE = 'shop-init';
const BOOTSTRAP: RouteTable = { 'api.init': { uri: INIT_URI, methods: ['GET'] } };

/** The start-up payload, asked for once: documents carry no more of it than their page shows. */
export interface StartPayload {
  need: () => Promise<InitPayload>;
  /** The one the service worker keeps by now: from here on the one in use. Null where it keeps none. */
  newest: () => Promise<InitPayload | null>;
  /** Addresses of the routes, as far as they are known. */
  table: () => RouteTable;
}

/** What the service worker kept. */
async function kept(): Promise<InitPayload | null> {
  if (!('caches' in globalThis)) return null;
  const found = await caches.match(`/${INIT_URI}`, { cacheName: INIT_CACHE });
  const read: unknown = await found?.json();
  return isInit(read) ? read : null;
}

/** `ask` calls the server for it. */
export function startPayload(ask: () => Promise<InitPayload | false>): StartPayload {
  let table = BOOTSTRAP;
  let asked: Promise<InitPayload> | undefined;
  async function find(): Promise<InitPayload> {
    const init = (await kept()) ?? (await ask());
    if (init === false) throw new Error('no start-up payload');
    table = init.routes;
    return init;
  }
  const need = (): Promise<InitPayload> =>
    (asked ??= find().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
  return {
    need,
    table: () => table,
    newest: async () => {
      await need();
      const newest = await kept();
      if (newest === null) return null;
      table = newest.routes;
      asked = Promise.resolve(newest);
      return newest;
    },
  };
}
