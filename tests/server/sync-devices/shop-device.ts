/** A browser in front of the whole server: its own IndexedDB, cookie jar and wire; time moves when the test moves it. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

import { ROUTES } from '#core/contract/routes.ts';
import { createClient } from '#src/api/client.ts';
import type { RouteTable } from '#src/api/route-table.ts';
import { memoryToken } from '#src/api/token.ts';
import { openDexieStore } from '#src/db/dexie-store.ts';
import { createTransport } from '#src/sync/transport.ts';
import { createDevice, type Device } from '#tests/support/device.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/virtual-clock.ts';
import { createWire, throughWire, type Wire } from '#tests/support/wire.ts';

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
}

export async function openShopDevice(server: Pick<WholeServer, 'send'>): Promise<ShopDevice> {
  const [indexedDB, wire, asked] = [new IDBFactory(), createWire(), new Array<{ path: string; bytes: number }>()];
  let cookie: string | null = null;
  let device: Device | null = null;
  const quiet = async () => {
    await Promise.all(device?.tabs.map((tab) => tab.runner.quiet()) ?? []);
  };
  const clock = createVirtualClock(Date.parse('2026-03-02T09:00:00.000Z'), quiet);
  const send = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    if (cookie !== null) headers.set('cookie', cookie);
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? null : await request.text();
    const answer = await server.send(pathname + search, { method: request.method, headers, body });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    asked.push({ path: pathname, bytes: (await answer.clone().arrayBuffer()).byteLength });
    return answer;
  };
  const client = createClient({
    fetch: throughWire(wire, send),
    table: () => TABLE,
    token: memoryToken(),
    origin: 'http://shop.test',
    now: () => clock.now(),
    deadline: (ms) => {
      const control = new AbortController();
      clock.after(ms, () => control.abort());
      return control.signal;
    },
    log: () => {},
    inTurn: (work) => work(),
  });
  device = await createDevice({
    clock,
    transport: createTransport(client),
    newId: () => crypto.randomUUID(),
    open: () => openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange }),
  });
  await device.openTab();
  // Its first look at queue and shop is over when a test begins.
  await clock.settle();
  return {
    ...device,
    clock,
    wire,
    asked,
    loseCookies: () => {
      cookie = null;
    },
  };
}
