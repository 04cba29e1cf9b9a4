/** A browser in front of the whole server: its own IndexedDB, cookie jar and wire; time moves when the test moves it. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { ROUTES } from '#core/contract/routes.ts';
import { createClient, type Client } from '#src/api/client.ts';
import type { RouteTable } from '#src/api/route-table.ts';
import { memoryToken } from '#src/api/token.ts';
import { openDexieStore } from '#src/db/dexie-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { createTransport } from '#src/sync/engine/transport.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { createDevice, type Device } from '#tests/support/sync/device.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { createWire, throughWire, type Wire } from '#tests/support/sync/wire.ts';

import type { WholeServer } from '../contract/whole-server.ts';

const TABLE: RouteTable = Object.fromEntries(
  Object.values(ROUTES).map((route) => [route.name, { uri: route.uri, methods: [route.method] }]),
);

export interface ShopDevice extends Device {
  readonly clock: VirtualClock;
  readonly wire: Wire;
  /** Paths asked for, and the bytes of their answers. */
  readonly asked: { path: string; bytes: number }[];
  /** The browser throws its cookies away; the database stays. */
  loseCookies(): void;
  /** What is this browser's whoever is in it. */
  readonly profile: BrowserProfile;
  readonly client: Client;
  /** A database of this browser. */
  openScope(scope: string): Promise<PersonStore>;
}

/** Databases and cookies of one browser. */
export interface BrowserProfile {
  readonly indexedDB: IDBFactory;
  readonly jar: Map<string, string>;
}

export const newProfile = (): BrowserProfile => ({ indexedDB: new IDBFactory(), jar: new Map() });

/**
 * @param scope whose scope its tabs open
 * @param isCut its wire is, from the first moment
 */
export async function openShopDevice(
  server: Pick<WholeServer, 'send'>,
  scope = GUEST,
  profile = newProfile(),
  isCut = false,
): Promise<ShopDevice> {
  const { indexedDB, jar } = profile;
  const [wire, asked] = [createWire(), new Array<{ path: string; bytes: number }>()];
  wire.cut = isCut;
  let device: Device | null = null;
  const quiet = async () => {
    await Promise.all(device?.tabs.map((tab) => tab.runner.quiet()) ?? []);
  };
  const clock = createVirtualClock(Date.parse('2026-03-02T09:00:00.000Z'), quiet);
  const send = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? null : await request.text();
    const answer = await server.send(pathname + search, { method: request.method, headers, body });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === '' || line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    asked.push({ path: pathname, bytes: (await answer.clone().arrayBuffer()).byteLength });
    return answer;
  };
  const client = createClient({
    fetch: throughWire(wire, send),
    table: () => TABLE,
    token: memoryToken(),
    origin: 'http://shop.test',
    deadline: (ms) => {
      const control = new AbortController();
      clock.after(ms, () => control.abort());
      return control.signal;
    },
    log: () => {},
    inTurn: (work) => work(),
  });
  const openScope = (of: string) => openDexieStore(of, { indexedDB, keyRange: IDBKeyRange });
  device = await createDevice({
    clock,
    transport: createTransport(client, SHOP.calls),
    newId: () => crypto.randomUUID(),
    open: () => openScope(scope),
    scope,
  });
  await device.openTab();
  // Its first look at queue and shop is over when a test begins.
  await clock.settle();
  return {
    ...device,
    clock,
    wire,
    asked,
    loseCookies: () => jar.clear(),
    profile,
    client,
    openScope,
  };
}
