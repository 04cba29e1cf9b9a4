import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';

import { channels } from '#core/resources/configuration/channels.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { systemClock } from '#server/clock.ts';
import { readMigrations } from '#server/database/migrate.ts';
import { readMailFiles } from '#server/gateways/mail/file-mail.ts';
import { randomIds } from '#server/ids.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { add, message } from '#tests/server/sync/sync-shop.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { EventReader } from '#tests/support/event-stream.ts';
import { writeClient } from '#tests/support/server.ts';
import { startShopProcess, type ShopProcess } from '#tests/support/process/shop-process.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

import { readCursor } from '#server/subjects/catalogue/channel-changes.ts';
import { STRUCTURE_ENTITY, productEntity } from '#server/subjects/catalogue/entities.ts';

import { announce, plantSmallShop, type SmallShop } from './catalogue/small-shop.ts';

let folder: string;
let database: TestDatabase;
let shops: ShopProcess[];
let planted: SmallShop;

/** Three processes that start at the same moment on one empty database. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-processes-'));
  database = await createTestDatabase({ empty: true });
  const client = join(folder, 'client');
  await writeClient(client);
  const { host, user, database: name } = database.target;
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    SEED: 'none',
    // one recipient gets all the confirmations here
    LIMIT_FACTOR: '10',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
  };
  shops = await Promise.all([1, 2, 3].map(() => startShopProcess(client, env)));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const shop = (index: number): ShopProcess => {
  const found = shops[index];
  if (!found) throw new Error(`there is no process ${index}`);
  return found;
};
const KEEPER: Author = {
  kind: 'admin',
  id: 'a',
  name: 'A',
  permissions: new Set<PermissionKey>(['channels.index', 'channels.view', 'channels.update']),
};
const channelService = () =>
  resourceService(channels, {
    hooks: SHOP_HOOKS,
    db: database.db,
    clock: systemClock,
    announce: announceTo({ ids: randomIds }),
  });
const channelNamed = async (code: string) => {
  const found = await database.db
    .selectFrom('shop_channel')
    .select('uuid')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return channelService().show(KEEPER, found.uuid);
};
const productsOf = async (one: ShopProcess) =>
  v
    .parse(
      v.object({ data: v.array(v.object({ row: v.object({ id: v.number(), price: v.number() }) })) }),
      await (await one.call('api.products.index', { query: { area: 'auto' } })).json(),
    )
    .data.map(({ row }) => row);
const priceAt = async (one: ShopProcess) =>
  (await productsOf(one)).find(({ id }) => id === planted.products.pads)?.price;
/** What a stream begins with: where the catalogue of its process stands, then the mark of the settings. */
async function opening(stream: EventReader): Promise<{ catalogue: string }> {
  const { data } = await stream.until(({ event }) => event === 'catalogue');
  await stream.until(({ event }) => event === 'settings');
  return { catalogue: data };
}
/** Where the catalogue of a process stands. */
async function standing(one: ShopProcess): Promise<number> {
  const stream = await one.listen();
  const first = await stream.next();
  await stream.leave();
  return Number(first?.data);
}
const price = (money: string) =>
  database.db.updateTable('product').set({ price: money }).where('id', '=', planted.products.pads).execute();
const waitingJobs = async (kind: string) => {
  const text = `select count(*)::int as n from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`;
  return (await database.pool.query<{ n: number }>(text, [kind])).rows[0]?.n;
};

test('an idle connection outlasts a proxy’s 60 seconds, so no request meets one that is being closed', async () => {
  const answer = await fetch(`${shop(0).address}/readyz`);
  const promised = /^timeout=(?<seconds>\d+)$/u.exec(answer.headers.get('keep-alive') ?? '')?.groups?.['seconds'];
  expect(Number(promised)).toBeGreaterThan(60);
});

test('processes that start together migrate once, and one piece of upkeep waits for all of them', async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  expect(await waitingJobs('upkeep.sweep')).toBe(1);
  expect(await waitingJobs('upkeep.quarter')).toBe(1);
  for (const one of shops) expect((await fetch(`${one.address}/readyz`)).status).toBe(200);
});

test('S29 what a transaction announces is in the memory of every process, and told at each', async () => {
  const streams = await Promise.all(shops.map((one) => one.listen()));
  for (const stream of streams) await opening(stream);
  planted = await plantSmallShop(database.db);
  await announce(database.db, [STRUCTURE_ENTITY, ...Object.values(planted.products).map(productEntity)]);
  for (const [index, stream] of streams.entries()) {
    await stream.until(({ event }) => event === 'catalogue');
    await vi.waitFor(async () => expect(await priceAt(shop(index))).toBe(399_000), 20_000);
    await stream.leave();
  }
});

test('S30 a price that is written is published once, and every process answers it', async () => {
  // what planting wrote is published by now, and in the memory of all
  await vi.waitFor(async () => {
    expect(await database.db.selectFrom('product_touched').selectAll().execute()).toEqual([]);
    const { rev } = await readCursor(database.db);
    for (const one of shops) expect(await standing(one)).toBe(rev);
  }, 20_000);
  const { rev } = await readCursor(database.db);
  const streams = await Promise.all(shops.map((one) => one.listen()));
  await price('45.0000');
  const heard = await Promise.all(
    streams.map((stream) => stream.until(({ event, data }) => event === 'catalogue' && data !== String(rev))),
  );
  expect(heard.map(({ data }) => data)).toEqual(shops.map(() => String(rev + 1)));
  for (const one of shops) expect(await priceAt(one)).toBe(450_000);
  await Promise.all(streams.map((stream) => stream.leave()));
  expect((await readCursor(database.db)).rev).toBe(rev + 1);
});

test('a setting that is saved is told by every process within five seconds, and heard by who listens', async () => {
  const streams = await Promise.all(shops.map((one) => one.listen()));
  for (const stream of streams) await opening(stream);
  const code = 'general.content.header_offer.title';
  const actor = { permissions: new Set(['config.general.update']) };
  const deps = { db: database.db, clock: systemClock, ids: randomIds, seal: null };
  await saveSettings(deps, actor, [{ code, value: 'Livraison offerte' }]);
  await Promise.all(streams.map((stream) => stream.until(({ event }) => event === 'settings')));
  for (const one of shops)
    await vi.waitFor(
      async () => expect(await (await one.call('api.init')).text()).toContain('Livraison offerte'),
      5_000,
    );
  await Promise.all(streams.map((stream) => stream.leave()));
});

test('what a channel offers is told by every process within five seconds', async () => {
  const { uuid, rev, fields } = await channelNamed('moto');
  const english = await database.db
    .withTables<{ shop_locale: { uuid: string; code: string } }>()
    .selectFrom('shop_locale')
    .select('uuid')
    .where('code', '=', 'en_GB')
    .executeTakeFirstOrThrow();
  const offered = { ...fields, locales: [english.uuid], defaultLocale: english.uuid };
  await channelService().update(KEEPER, { uuid, rev, fields: offered });
  for (const one of shops)
    await vi.waitFor(
      async () => expect(await (await one.call('api.init')).text()).toContain('"moto":{"locale":"en_GB"'),
      5_000,
    );
});

test('S29 a visitor listening at one process hears what was done at another, with one cookie and token for all', async () => {
  const pass = await shop(0).visit();
  const stream = await shop(1).listen(pass);
  const { uuid } = await database.db
    .selectFrom('product')
    .select('uuid')
    .where('id', '=', planted.products.pads)
    .executeTakeFirstOrThrow();
  const { args } = add(1, uuid);
  expect((await shop(2).call('api.cart.items.store', { pass, body: args })).status).toBe(200);
  expect(await stream.until(({ event }) => event === 'person')).toEqual({ event: 'person', data: '1' });
  await stream.leave();
});

test('limits are counted together, and each mail is sent once', async () => {
  const pass = await shop(0).visit();
  const tries = [0, 1, 2, 0, 1, 2].map((index) =>
    shop(index).call('api.contact.store', { pass, body: message(1).args }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(5);
  expect(statuses.filter((status) => status === 429).length).toBe(1);
  await vi.waitFor(async () => expect(await waitingJobs('mail.send')).toBe(0), 30_000);
  const log = await database.db.selectFrom('mail_log').selectAll().execute();
  const mails = await readMailFiles(join(folder, 'data/outbox'));
  expect([log.length, mails.length]).toEqual([10, 10]);
});

test('S31 a process that is stopped lets its listeners go and ends well; the others go on, also after one was killed', async () => {
  const [left, right] = [await shop(0).listen(), await shop(1).listen()];
  await opening(left);
  const before = await opening(right);
  expect(await shop(0).end('SIGTERM')).toBe(0);
  expect(await left.next()).toBeNull();
  await shop(2).end('SIGKILL');
  await price('46.0000');
  await right.until(({ event, data }) => event === 'catalogue' && data !== before.catalogue);
  expect(await priceAt(shop(1))).toBe(460_000);
  await right.leave();
});
