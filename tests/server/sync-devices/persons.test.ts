/** Signing in and out on a device in front of the whole server: real PostgreSQL, real cookies, an IndexedDB in memory. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { CallFailed } from '#src/api/failure.ts';
import { FLUSH_MS } from '#src/sync/scope/closing.ts';
import { sendGuestOutbox } from '#src/sync/scope/guest-outbox.ts';
import { isGroupKnown } from '#src/sync/scope/known-group.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { signInHere } from '#src/sync/scope/sign-in.ts';
import { leaveCustomer } from '#src/sync/scope/sign-out.ts';
import { createTransport } from '#src/sync/engine/transport.ts';
import { password, person } from '#tests/support/samples/customer-samples.ts';
import { histories, longEnough } from '#tests/support/sync/histories.ts';
import { addArgs } from '#tests/support/samples/person-samples.ts';
import { FATES } from '#tests/support/sync/wire.ts';

import type { WholeServer } from '../contract/whole-server.ts';
import { openEndlessShop } from './endless-shop.ts';
import { newProfile, openShopDevice, type BrowserProfile, type ShopDevice } from './shop-device.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { importGuestData } from '#core/contract/guest/import-guest.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

let server: WholeServer;
let pads: string;
let disc: string;
let email: string;
let profile: BrowserProfile;
let guest: ShopDevice;

beforeAll(async () => {
  ({ server, pads, disc } = await openEndlessShop());
});
afterAll(() => server.close());
beforeEach(async () => {
  await begin();
});

async function begin(): Promise<void> {
  // Nobody signs in that often from one address in an hour.
  server.clock.advance(3_600_000);
  email = await server.register();
  profile = newProfile();
  guest = await openShopDevice(server, GUEST, profile);
}

const add = (device: ShopDevice, product: string, delta = 1) =>
  device.perform('api.cart.items.store', addArgs('auto', product, delta));

/** What the screen shows. */
async function cartOf(device: ShopDevice): Promise<Record<string, number>> {
  const record = (await device.view()).records.get('cart:auto');
  const lines = cartKind.is(record) ? record.lines : [];
  return Object.fromEntries(lines.map(({ lineKey, quantity }) => [lineKey, quantity]));
}

async function login(device: ShopDevice, group: string | null) {
  const body = { email, password, remember: false, device: group };
  const me = await device.client.call('api.auth.login', { body });
  if (me === false || me.customer === null) throw new CallFailed('serverFault');
  return { customer: me.customer, csrfToken: me.csrfToken };
}

/** The device's own time passes, until it has sent everything or the patience is over. */
const patience = async (device: ShopDevice, ms: number): Promise<void> => void (await device.drain(ms));
const identity = { now: () => '2026-03-02T09:00:00.000Z', newId: () => crypto.randomUUID() };

/** Signs in on the guest's page; answers the device as the fresh document opens it. */
async function signIn(): Promise<ShopDevice> {
  const told = await signInHere({
    contract: SHOP,
    importGuestData,
    ...identity,
    guest: guest.performDeps.store,
    notify: () => guest.tabs[0]?.runner.tell({ type: 'resumed' }),
    isKnown: (group, cursor) =>
      isGroupKnown(createTransport(guest.client, SHOP.calls), { scope: GUEST, build: 'test', group, cursor }),
    login: (group) => login(guest, group),
    open: (uuid) => guest.openScope(scopeOf(uuid)),
    note: () => undefined,
    wait: (ms) => patience(guest, ms),
  });
  return openShopDevice(server, scopeOf(told.customer.uuid), profile);
}

/** What the customer's page does about the guest left behind, who still sends as the guest; answers how to end it. */
function followGuestOutbox(device: ShopDevice): () => void {
  let late: ShopDevice | null = null;
  const met = guest.wire.fates.splice(0);
  guest.close();
  sendGuestOutbox({
    contract: SHOP,
    importGuestData,
    ...identity,
    customer: device.performDeps.store,
    open: (scope) => device.openScope(scope),
    inTurn: (work) => work(),
    send: () => {
      const ready = openShopDevice(server, GUEST, profile).then((one) => {
        one.wire.fates.push(...met);
        return (late = one);
      });
      return { resume: () => {}, stop: async () => (await ready).close() };
    },
    notify: () => device.tabs[0]?.runner.tell({ type: 'appended' }),
    report: (error) => device.faults.push(error),
  });
  return () => (late ?? device).close();
}

/** What both see in the end, the guest's page behind the customer's included. */
const expectCart = (device: ShopDevice, cart: Record<string, number>): Promise<void> =>
  expect
    .poll(
      async () => {
        device.tabs[0]?.runner.tell({ type: 'poked', ageMs: 0, rev: null });
        await device.clock.settle();
        return { waiting: await device.waiting(), cart: await cartOf(device) };
      },
      { timeout: 10_000 },
    )
    .toEqual({ waiting: 0, cart });

/** A person who tries again until it works. */
async function persist<T>(work: () => Promise<T>, times = 8): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (times === 0) throw error;
    return persist(work, times - 1);
  }
}

/** Everything in every database of the browser, as text. */
async function bytesOf({ indexedDB }: BrowserProfile): Promise<string> {
  const found: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    found.push(name);
    const db = await asked(indexedDB.open(name));
    for (const store of db.objectStoreNames) found.push(await asked(db.transaction(store).objectStore(store).getAll()));
    db.close();
  }
  return JSON.stringify(found);
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('the database does not open')));
  });

test(
  'S86 whatever becomes of the requests, the guest’s cart is in the account once',
  async () => {
    const fates = fc.array(fc.constantFrom(...FATES.filter((fate) => fate !== 'answerHangs')), { maxLength: 5 });
    const run = fc.asyncProperty(fates, fc.integer({ min: 1, max: 3 }), fc.boolean(), async (met, late, again) => {
      await begin();
      await add(guest, pads, 2);
      expect(await guest.drain()).toBe(true);
      await add(guest, disc, late);
      guest.wire.fates.push(...met);
      let device = await persist(signIn);
      // A second tab, or a page that died and began again, does the same once more.
      if (again) device = await persist(signIn);
      await add(device, pads);
      const end = followGuestOutbox(device);
      await device.clock.advance(30_000);
      await expectCart(device, { [pads]: 3, [disc]: late });
      expect(device.faults).toEqual([]);
      end();
      device.close();
    });
    await fc.assert(run, histories(4));
  },
  longEnough(4, 120_000),
);

test('S83 S86 what the guest could not send is sent as the guest’s by the customer’s page, and its database goes', async () => {
  await add(guest, pads, 2);
  expect(await guest.drain()).toBe(true);
  guest.wire.fates.push('requestLost');
  await add(guest, disc);
  const device = await signIn();
  const end = followGuestOutbox(device);
  await device.clock.advance(30_000);
  await expectCart(device, { [pads]: 2, [disc]: 1 });
  expect(device.faults).toEqual([]);
  end();
  device.close();
});

test('S89 a session killed in the middle of a batch: nothing lost, nothing sent as somebody else, and it goes on', async () => {
  const device = await signIn();
  expect(await device.drain()).toBe(true);
  const other = await server.register();
  for (let time = 0; time < 150; time += 1) await add(device, pads);
  await server.db.deleteFrom('customer_session').execute();
  expect(await device.drain(30_000)).toBe(false);
  const held = await device.waiting();
  expect(held).toBeGreaterThan(0);
  // Somebody else's cookie: nothing of the queue is theirs.
  const stranger = await server.signIn(other);
  const mine = new Map(profile.jar);
  profile.jar.clear();
  for (const [name, value] of stranger.jar) profile.jar.set(name, value);
  device.tabs[0]?.runner.tell({ type: 'resumed' });
  expect(await device.drain(30_000)).toBe(false);
  expect(await device.waiting()).toBe(held);
  profile.jar.clear();
  for (const [name, value] of mine) profile.jar.set(name, value);
  await login(device, null);
  const before = device.clock.now();
  device.tabs[0]?.runner.tell({ type: 'resumed' });
  expect(await device.drain()).toBe(true);
  expect(device.clock.now() - before).toBeLessThanOrEqual(1_000);
  expect(await cartOf(device)).toEqual({ [pads]: 150 });
  const strangers = await stranger.call('api.cart.show', { query: { area: 'auto' } });
  expect(JSON.stringify(await strangers.json())).not.toContain(pads);
  device.close();
  guest.close();
});

test('S88 after a sign-out no byte of the customer is in any database of the browser, online or not', async () => {
  for (const isCut of [false, true]) {
    await begin();
    await add(guest, pads);
    const device = await signIn();
    expect(await device.drain()).toBe(true);
    const scope = scopeOf(
      (await server.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id,
    );
    const before = await bytesOf(profile);
    for (const trace of [email, person.lastName, scope, pads]) expect(before).toContain(trace);
    device.wire.cut = isCut;
    const left = await leaveCustomer(
      {
        store: device.performDeps.store,
        uuid: scope.slice('customer:'.length),
        openGuest: () => device.openScope(GUEST),
        resume: () => device.tabs[0]?.runner.tell({ type: 'resumed' }),
        flush: () => patience(device, FLUSH_MS),
        stop: async () => {
          device.close();
          guest.close();
        },
        signOutApi: {
          leave: async () => void (await device.client.call('api.visitor.forget', { body: { forget: true } })),
          signOut: async (everywhere, group) => {
            await device.client.call('api.auth.logout', { body: { everywhere, ...(group ? { group } : {}) } });
          },
        },
        unnote: () => undefined,
        // A shop that answers is waited for here, however long it takes.
        wait: () => new Promise(() => {}),
      },
      { discard: false, everywhere: false },
    );
    expect(left).toEqual({ done: true, gone: true });
    const after = await bytesOf(profile);
    for (const trace of [email, person.lastName, person.firstName, scope, pads]) expect(after).not.toContain(trace);
    expect([profile.jar.has('session'), profile.jar.has('customer-auth')]).toEqual([isCut, isCut]);
    // What was owed is paid by the next guest's engine before anything else.
    const next = await openShopDevice(server, GUEST, profile);
    expect(await next.drain()).toBe(true);
    await next.clock.settle();
    const said = next.asked.map(({ path }) => path).filter((path) => path !== '/api/me');
    expect(said[0]).toBe(isCut ? '/api/auth/logout' : '/api/sync/pull');
    expect(profile.jar.has('session')).toBe(false);
    const uuid = scope.slice('customer:'.length);
    const groups = await server.db.selectFrom('sync_group').select('id').where('customer_id', '=', uuid).execute();
    expect(groups).toEqual([]);
    next.close();
  }
});
