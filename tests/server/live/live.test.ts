import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { manifest } from '#core/contract/catalogue/catalogue.ts';
import { add } from '#tests/server/sync/sync-shop.ts';
import { readEvents, type EventReader } from '#tests/support/event-stream.ts';

import { signedIn } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '../contract/whole-server.ts';

let server: WholeServer;
let streams: EventReader[];

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());
beforeEach(() => {
  streams = [];
});
afterEach(() => Promise.all(streams.map((stream) => stream.leave())));

async function listen(headers: Record<string, string> = {}): Promise<EventReader> {
  const response = await server.send('/api/live', { headers });
  expect(response.status).toBe(200);
  const stream = readEvents(response);
  streams.push(stream);
  return stream;
}

const standing = async () => v.parse(manifest, JSON.parse(await (await server.call('api.catalogue.manifest')).text()));
const isSettings = ({ event }: { event: string }) => event === 'settings';
const isCatalogue = ({ event }: { event: string }) => event === 'catalogue';
const uuidOf = async (id: number) =>
  (await server.db.selectFrom('product').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;
const padsOffer = async () =>
  v.parse(
    v.object({ row: v.object({ price: v.number() }) }),
    JSON.parse(
      await (await server.call('api.products.show', { params: { area: 'auto', type: 'piece', slug: 'pad-1' } })).text(),
    ),
  ).row.price;

test('S29 the stream is a stream of events that nothing keeps, and begins with where the catalogue stands', async () => {
  const response = await server.send('/api/live');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  const stream = readEvents(response);
  const { cursor } = await standing();
  expect(await stream.next()).toEqual({ event: 'catalogue', data: String(cursor.rev) });
  await stream.leave();
});

test('S29 a setting that is saved is told to who listens, a price that moves is none, and who comes back hears the same', async () => {
  const one = await listen();
  const before = await one.until(isSettings);
  await server.db.updateTable('product').set({ price: '49.2000' }).where('id', '=', server.products.pads).execute();
  await one.until(isCatalogue);
  const admin = await signedIn(server);
  const { rev } = v.parse(
    v.object({ rev: v.number() }),
    JSON.parse(await (await admin.call('api.admin.settings.general.show')).text()),
  );
  const change = { code: 'general.general.site.name', channel: null, locale: null, value: 'Une autre enseigne' };
  await admin.call('api.admin.settings.general.update', { body: { rev, changes: [change] } });
  const news = await one.until(isSettings);
  expect(news.data).not.toBe(before.data);
  expect(await (await listen()).until(isSettings)).toEqual(news);
});

test('S30 a price that somebody writes into the database reaches everybody who listens, when the server can answer it', async () => {
  const [one, other] = [await listen(), await listen()];
  const before = await one.next();
  await server.db.updateTable('product').set({ price: '51.2000' }).where('id', '=', server.products.pads).execute();
  const poke = await one.until(isCatalogue);
  expect(Number(poke.data)).toBeGreaterThan(Number(before?.data));
  expect(await padsOffer()).toBe(512_000);
  expect(await other.until(({ data }) => data === poke.data)).toEqual(poke);
});

test('S29 records of a visitor that moved are told to that visitor alone, by their revision', async () => {
  const [visit, stranger] = [await server.visit(), await server.visit()];
  const own = await listen(visit.headers);
  const foreign = await listen(stranger.headers);
  const pads = await uuidOf(server.products.pads);
  await visit.call('api.cart.items.store', { body: add(1, pads).args });
  expect(await own.until(({ event }) => event === 'person')).toEqual({ event: 'person', data: '1' });
  await stranger.call('api.cart.items.store', { body: add(1, pads).args });
  await stranger.call('api.cart.items.store', { body: add(2, pads).args });
  const heard = [await foreign.until(({ event }) => event === 'person'), await foreign.next()];
  expect(heard.map((one) => one?.data)).toEqual(['1', '2']);
});

test('S29 S81 a customer who is signed in hears of the own records on every device, and not of the guest’s', async () => {
  const email = await server.register();
  const [phone, desk] = [await server.signIn(email), await server.signIn(email)];
  const heard = await listen(desk.headers);
  const pads = await uuidOf(server.products.pads);
  await phone.call('api.cart.items.store', { body: add(1, pads).args });
  expect(await heard.until(({ event }) => event === 'person')).toEqual({ event: 'person', data: '1' });
});

test('S31 a page of another site cannot listen, and a look at the head opens nothing', async () => {
  const foreign = await server.send('/api/live', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(419);
  const head = await server.send('/api/live', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await server.send('/api/live?since=1')).status).toBe(422);
});

test('S81 a stream ends with the session it was opened by; other sessions and guests go on', async () => {
  const email = await server.register();
  const [leaving, staying, guest] = [await server.signIn(email), await server.signIn(email), await server.visit()];
  const [gone, own, foreign] = [
    await listen(leaving.headers),
    await listen(staying.headers),
    await listen(guest.headers),
  ];
  for (const stream of [gone, own, foreign]) await stream.until(isSettings);
  await leaving.call('api.auth.logout', { body: { everywhere: false } });
  expect(await gone.next()).toBeNull();
  const pads = await uuidOf(server.products.pads);
  await staying.call('api.cart.items.store', { body: add(1, pads).args });
  expect((await own.until(({ event }) => event === 'person'))?.event).toBe('person');
  await guest.call('api.cart.items.store', { body: add(1, pads).args });
  expect((await foreign.until(({ event }) => event === 'person'))?.event).toBe('person');
});
