import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { liveRoute, POKE_CHANNELS } from '#core/wire/live.ts';
import { ROUTES } from '#core/contract/routes.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { keepListening } from '#src/api/keep-listening.ts';
import { catalogueClient } from '#src/catalogue/client.ts';
import { keepFresh } from '#src/catalogue/replica/freshness.ts';
import { httpOrigin } from '#src/catalogue/published/origin.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { MOST_DETAILED } from '#src/catalogue/replica/sync.ts';
import { depsOf } from '#tests/catalogue/device.ts';
import { addArgs } from '#tests/support/samples/person-samples.ts';
import { readEvents } from '#tests/support/event-stream.ts';

import { openWholeServer, type WholeServer } from '../contract/whole-server.ts';
import { openShopDevice } from '../sync-devices/shop-device.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';

const TABLE = Object.fromEntries(
  Object.values(ROUTES).map(({ name, uri, method }) => [name, { uri, methods: [method] }]),
);
const PAGE = '/auto/nos-produits/piece/pad-1';
const nothing = () => {};

let server: WholeServer;
let pads: string;
const open: { close: () => void }[] = [];

beforeAll(async () => {
  server = await openWholeServer();
  const row = server.db.selectFrom('product').select('uuid').where('id', '=', server.products.pads);
  pads = (await row.executeTakeFirstOrThrow()).uuid;
});
afterEach(() => open.splice(0).forEach((device) => device.close()));
afterAll(() => server.close());

/** A browser that is looked at: catalogue, cart and stream, with no time of their own to ask again. */
async function openDevice() {
  const origin = httpOrigin(TABLE, (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
    return server.send(pathname + search);
  });
  const alone = { compact: () => Promise.resolve(false), mostDetailed: MOST_DETAILED };
  const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), { origin: () => origin }, alone));
  const catalogue = catalogueClient({
    connect: async (listen) => {
      await service.onStatus(listen);
      return service;
    },
    report: (error) => {
      throw error;
    },
  });
  const person = await openShopDevice(server);
  await catalogue.refresh();
  const deps = { isVisible: () => true, random: () => 0, onFresh: nothing, onReturn: () => nothing };
  const fresh = keepFresh(catalogue, deps);
  const stopListening = keepListening({
    open: ({ opened, heard, ended }) => {
      let leave = () => Promise.resolve();
      void server.send(`/${liveRoute.uri}`).then(async (response) => {
        const stream = readEvents(response);
        leave = () => stream.leave();
        opened();
        for (let one = await stream.next(); one !== null; one = await stream.next()) {
          const channel = POKE_CHANNELS.find((name) => name === one.event);
          if (channel !== undefined) heard({ channel, rev: Number(one.data) });
        }
        ended();
      });
      return () => void leave();
    },
    hold: (won) => {
      won();
      return nothing;
    },
    isVisible: () => true,
    onLook: () => nothing,
    random: () => 0,
    now: person.clock.now,
    catalogueMoved: fresh.poke,
    settingsMoved: nothing,
    personMoved: (rev, at) => person.tabs[0]?.runner.tell({ type: 'poked', rev, ageMs: person.clock.now() - at }),
  });
  open.push({
    close: () => {
      stopListening();
      fresh.stop();
      person.close();
    },
  });
  const shown = async () => {
    const answer = await catalogue.page(PAGE, '');
    if (answer?.status !== 200 || answer.page.kind !== 'product') throw new Error('no page of the product');
    const { price, stock, low } = answer.page.row;
    return { price, stock, low };
  };
  const cart = async () => {
    const record = (await person.view()).records.get('cart:auto');
    if (!cartKind.is(record)) return null;
    return { price: record.lines[0]?.unitPrice, notices: record.notices.map(({ code }) => code) };
  };
  return { person, shown, cart };
}

test('S28 S29 S30 S73 a price that moves is on every screen, and noticed in the cart, without anybody asking', async () => {
  const [buyer, reader] = [await openDevice(), await openDevice()];
  await buyer.person.perform('api.cart.items.store', addArgs('auto', pads, 2));
  expect(await buyer.person.drain()).toBe(true);
  await server.db.updateTable('product').set({ price: '61.5000' }).where('uuid', '=', pads).execute();
  for (const { shown } of [buyer, reader])
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ price: 615_000 }), 20_000);
  await vi.waitFor(
    async () => expect(await buyer.cart()).toEqual({ price: 615_000, notices: ['cart.priceChanged'] }),
    5_000,
  );
  expect(await reader.cart()).toBeNull();
});

test('S30 S73 the last pieces are counted down on every screen, and only when what is shown moves', async () => {
  const [one, other] = [await openDevice(), await openDevice()];
  const sell = (reserved: number) =>
    server.db.updateTable('product_stock').set({ reserved }).where('product_id', '=', server.products.pads).execute();
  await sell(47);
  for (const { shown } of [one, other])
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ stock: STOCK.low, low: 3 }), 20_000);
  await sell(50);
  for (const { shown } of [one, other])
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ stock: STOCK.out }), 20_000);
});
