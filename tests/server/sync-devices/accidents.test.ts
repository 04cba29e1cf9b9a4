/** What happens to a device when something answers that is not the shop, or when one of the two is not where it was. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Refusal, type Problem, type RefusalCode } from '#core/wire/refusal.ts';
import type { Rows, TableName } from '#src/db/rows.ts';
import { sweepSync } from '#server/sync/sweep-sync.ts';
import { retryParked } from '#src/sync/outbox/parked.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { addArgs, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { FOREIGN_FATES } from '#tests/support/sync/wire.ts';

import type { WholeServer } from '../contract/whole-server.ts';
import { arrived as everywhere, cartsOf, heldBy, parkedOn, type Line } from './carts.ts';
import { openEndlessShop } from './endless-shop.ts';
import { openShopDevice, type ShopDevice } from './shop-device.ts';

let server: WholeServer;
let pads: string;
let disc: string;
let device: ShopDevice;
/** Says no in the words of the shop to a request with this path and body. */
let refusal: (path: string, body: string) => RefusalCode | null;

beforeAll(async () => {
  ({ server, pads, disc } = await openEndlessShop());
});
afterAll(() => server.close());
beforeEach(async () => {
  refusal = () => null;
  device = await openShopDevice({ send: shop });
  server.mails.length = 0;
});
afterEach(() => {
  expect(device.faults).toEqual([]);
  device.close();
});

const shop: WholeServer['send'] = async (path, init) => {
  const code = refusal(path, typeof init?.body === 'string' ? init.body : '');
  if (code === null) return server.send(path, init);
  const { status } = new Refusal(code);
  const body: Problem = { type: 'about:blank', status, code, data: {} };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
};

const addOn = (one: ShopDevice, product: string, delta = 1) =>
  one.perform('api.cart.items.store', addArgs('auto', product, delta));
const add = (product: string, delta = 1) => addOn(device, product, delta);
const arrived = (lines: readonly Line[]) => everywhere(server, device, lines);
const groupOf = async () => {
  const row = await device.performDeps.store.read(['meta'], (t) => Promise.resolve(t.meta.get('identity')));
  return row?.key === 'identity' ? row.group : null;
};
const parked = async () => (await parkedOn(device)).map(({ route, reason }) => [route, reason.class]);

describe('an answer of somebody else', () => {
  test.each(FOREIGN_FATES)(
    'S60 S76 %s: a guest’s cart is not doubled, for nobody else’s word begins a new group',
    async (fate) => {
      await add(pads, 2);
      await arrived([{ lineKey: pads, quantity: 2 }]);
      const group = await groupOf();
      // To questions, then to a change.
      device.wire.fates.push(fate, fate);
      await device.clock.advance(60_000);
      device.wire.fates.push(fate, fate);
      await add(disc);
      await arrived([
        { lineKey: pads, quantity: 2 },
        { lineKey: disc, quantity: 1 },
      ]);
      expect([await groupOf(), await parkedOn(device)]).toEqual([group, []]);
      expect(device.tabs[0]?.runner.state()).toMatchObject({ phase: 'idle', pause: null, attempt: 0 });
    },
  );
});

describe('a cookie that is lost', () => {
  test('S24 S47 S60 with the refusal of a request: its author is told, and nothing stands on the screen', async () => {
    device.wire.fates.push('answerLost');
    const uuid = crypto.randomUUID();
    const gone = '00000000-0000-4000-8000-00000000dead';
    await device.perform('api.checkout.quotes.store', quoteArgs(uuid, 'auto', gone));
    await device.clock.settle();
    device.loseCookies();
    expect(await device.drain()).toBe(true);
    await device.clock.advance(30_000);
    await server.post();
    expect({
      mails: server.mails.length,
      told: await parked(),
      shown: (await device.view()).records.has(`quote:${uuid}`),
    }).toEqual({ mails: 0, told: [['api.checkout.quotes.store', 'refused']], shown: false });
  });

  test('S34 S47 S61 because the shop let its idle guest go: what was refused is told all the same', async () => {
    await add(pads);
    await device.perform('api.cart.items.destroy', { area: 'auto', lineKey: pads });
    await arrived([]);
    device.wire.fates.push('answerLost');
    const gone = '00000000-0000-4000-8000-00000000dead';
    await device.perform('api.checkout.quotes.store', quoteArgs(crypto.randomUUID(), 'auto', gone));
    await device.clock.settle();
    await sweepSync(server.db, new Date(server.clock.now().getTime() + 31 * 24 * 3_600_000));
    const group = (await groupOf()) ?? '';
    expect(await server.db.selectFrom('sync_group').select('id').where('id', '=', group).execute()).toEqual([]);
    expect(await device.drain()).toBe(true);
    await device.clock.advance(30_000);
    await arrived([]);
    await server.post();
    expect([await parked(), server.mails.length]).toEqual([[['api.checkout.quotes.store', 'refused']], 0]);
  });

  test('S20 S60 with the answer to a request that was received: it is made once, and the cart it emptied is empty', async () => {
    await add(pads, 2);
    await arrived([{ lineKey: pads, quantity: 2 }]);
    device.wire.fates.push('answerLost');
    const uuid = crypto.randomUUID();
    await device.perform('api.checkout.quotes.store', quoteArgs(uuid, 'auto', pads));
    await device.clock.settle();
    device.loseCookies();
    await add(disc);
    await arrived([{ lineKey: disc, quantity: 1 }]);
    await server.post();
    expect([server.mails.length, (await device.view()).records.has(`quote:${uuid}`), await parked()]).toEqual([
      2,
      true,
      [],
    ]);
  });

  test('S57 S60 while two tabs send: what each of them finds out comes to one new cart', async () => {
    await add(pads, 2);
    await arrived([{ lineKey: pads, quantity: 2 }]);
    await device.openTab();
    for (const { runner } of device.tabs) runner.tell({ type: 'lockWon' });
    await device.clock.settle();
    device.loseCookies();
    await add(disc);
    await device.clock.advance(60_000);
    await arrived([
      { lineKey: pads, quantity: 2 },
      { lineKey: disc, quantity: 1 },
    ]);
  });
});

const TABLES: readonly TableName[] = ['base', 'outbox', 'results', 'parked', 'sent', 'drafts', 'meta', 'favourites'];

/** Everything in the database of the device. */
const copyOf = (one: ShopDevice): Promise<Rows[TableName][][]> =>
  one.performDeps.store.read(TABLES, async (t) => {
    const rows: Rows[TableName][][] = [];
    for (const name of TABLES) rows.push(await t[name].all());
    return rows;
  });

/** The database is as it was when the copy was made; what has been opened of it is closed. */
async function putBack(one: ShopDevice, copy: Rows[TableName][][]): Promise<void> {
  one.close();
  const names = [...(await one.profile.indexedDB.databases())].map(({ name = '' }) => name);
  const [name = ''] = names;
  await new Promise<void>((resolve, reject) => {
    const request = one.profile.indexedDB.open(name);
    request.addEventListener('error', () => reject(new Error('not opened')));
    request.addEventListener('success', () => {
      const db = request.result;
      const transaction = db.transaction([...TABLES], 'readwrite');
      TABLES.forEach((table, at) => {
        const store = transaction.objectStore(table);
        store.clear();
        for (const row of copy[at] ?? []) store.put(row);
      });
      transaction.addEventListener('complete', () => {
        db.close();
        resolve();
      });
    });
  });
}

describe('a database that goes back to an older copy of itself', () => {
  /** A start of the device in which somebody presses before the network is there, and before anything tries to leave. */
  async function startedOffline(press: (one: ShopDevice) => Promise<unknown>): Promise<ShopDevice> {
    const later = await openShopDevice({ send: shop }, GUEST, device.profile, true);
    later.tabs[0]?.close();
    await press(later);
    later.wire.cut = false;
    await later.openTab();
    return later;
  }

  test('S8 S41 gives numbers a second time: what is pressed then is not told as done, but done', async () => {
    await add(pads);
    await arrived([{ lineKey: pads, quantity: 1 }]);
    const copy = await copyOf(device);
    await add(pads, 5);
    await arrived([{ lineKey: pads, quantity: 6 }]);
    await putBack(device, copy);
    device = await startedOffline(async (later) => {
      await addOn(later, disc);
      await addOn(later, disc, 2);
      await addOn(later, disc, 4);
    });
    await arrived([
      { lineKey: pads, quantity: 6 },
      { lineKey: disc, quantity: 7 },
    ]);
    await add(disc);
    await arrived([
      { lineKey: pads, quantity: 6 },
      { lineKey: disc, quantity: 8 },
    ]);
    expect(await parkedOn(device)).toEqual([]);
  });

  test('S8 S27 gives numbers a second time to what has tried to leave since: no later answer is taken for its own', async () => {
    await add(pads);
    await arrived([{ lineKey: pads, quantity: 1 }]);
    const copy = await copyOf(device);
    await add(pads, 5);
    await arrived([{ lineKey: pads, quantity: 6 }]);
    await putBack(device, copy);
    device = await openShopDevice({ send: shop }, GUEST, device.profile, true);
    await add(disc);
    await device.clock.advance(10_000);
    device.wire.cut = false;
    await arrived([
      { lineKey: pads, quantity: 6 },
      { lineKey: disc, quantity: 1 },
    ]);
  });

  test('S8 S46 with a change in it that had been sent: that one acts once, the new one behind it too', async () => {
    await add(pads);
    await arrived([{ lineKey: pads, quantity: 1 }]);
    device.wire.cut = true;
    await add(pads, 5);
    await device.clock.settle();
    const copy = await copyOf(device);
    device.wire.cut = false;
    await arrived([{ lineKey: pads, quantity: 6 }]);
    await add(pads, 10);
    await arrived([{ lineKey: pads, quantity: 16 }]);
    await putBack(device, copy);
    device = await startedOffline((later) => addOn(later, disc));
    await arrived([
      { lineKey: pads, quantity: 16 },
      { lineKey: disc, quantity: 1 },
    ]);
  });

  test('S2 S8 does not ask for a request twice, and asks for a new one', async () => {
    await add(pads);
    await arrived([{ lineKey: pads, quantity: 1 }]);
    const copy = await copyOf(device);
    await device.perform('api.checkout.quotes.store', quoteArgs(crypto.randomUUID(), 'auto', pads));
    await arrived([]);
    await putBack(device, copy);
    device = await startedOffline((later) =>
      later.perform('api.checkout.quotes.store', quoteArgs(crypto.randomUUID(), 'auto', disc)),
    );
    await arrived([]);
    await server.post();
    // Two requests, a mail to each side of each.
    expect(server.mails).toHaveLength(4);
  });
});

describe('a change that the shop refuses to read', () => {
  test('S52 S54 and had executed before is not told as refused: whoever sends it again would do it twice', async () => {
    device.wire.fates.push('answerLost');
    await add(pads);
    await device.clock.settle();
    refusal = (path, body) => (path.endsWith('/sync/push') && body.includes(pads) ? 'input.tooLarge' : null);
    await add(disc);
    expect(await device.drain()).toBe(true);
    expect(await parked()).toEqual([]);
    refusal = () => null;
    await device.clock.advance(30_000);
    await arrived([
      { lineKey: pads, quantity: 1 },
      { lineKey: disc, quantity: 1 },
    ]);
  });

  test('S52 and had not is told as refused, also where the answer to what stood in for it was lost', async () => {
    refusal = (path, body) => (path.endsWith('/sync/push') && body.includes(pads) ? 'input.invalid' : null);
    device.online(false);
    await add(pads);
    await add(disc);
    // Refused together, refused alone, and then a noop in its place.
    device.wire.fates.push('arrives', 'arrives', 'answerLost');
    device.online(true);
    await arrived([{ lineKey: disc, quantity: 1 }]);
    const [refused] = await parkedOn(device);
    expect(refused?.reason).toEqual({ class: 'refused', code: 'input.invalid', data: {} });
    refusal = () => null;
    await retryParked(device.performDeps, refused?.mutId ?? '');
    await arrived([
      { lineKey: disc, quantity: 1 },
      { lineKey: pads, quantity: 1 },
    ]);
  });
});

test('S60 S61 a failover that lost the last number of a lane, and nothing else, does not stop what comes in', async () => {
  await add(pads);
  await arrived([{ lineKey: pads, quantity: 1 }]);
  await add('00000000-0000-4000-8000-00000000dead');
  expect(await device.drain()).toBe(true);
  const group = await groupOf();
  await server.db.updateTable('sync_lane').set({ last_seq: 1 }).where('group_id', '=', group).execute();
  await server.db.deleteFrom('sync_result').where('group_id', '=', group).where('seq', '=', 2).execute();
  await device.clock.advance(60_000);
  expect(device.tabs[0]?.runner.state()).toMatchObject({ phase: 'idle', attempt: 0 });
  // Elsewhere this visitor goes on, and is seen here.
  const cookie = [...device.profile.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const me: { csrfToken: string } = await (await server.call('api.me', { headers: { cookie } })).json();
  await server.call('api.cart.items.store', {
    body: addArgs('auto', disc, 3),
    headers: { cookie, 'x-csrf-token': me.csrfToken, 'idempotency-key': crypto.randomUUID() },
  });
  expect((await heldBy(server, device)).map(({ lineKey }) => lineKey)).toEqual([pads, disc]);
  await device.clock.advance(30_000);
  expect((await cartsOf(device)).shown.map(({ lineKey }) => lineKey)).toEqual([pads, disc]);
  expect((await parkedOn(device)).length).toBe(1);
});
