/** What a guest could not send before the sign-in, seen from the customer's page. */
import { beforeEach, expect, test } from 'vitest';

import { importGuestData } from '#core/contract/guest/import-guest.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { createView } from '#src/sync/outbox/view.ts';
import { sendGuestOutbox } from '#src/sync/scope/guest-outbox.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { createBrowser, type Browser } from '#tests/support/sync/browser.ts';
import { REFUSED_PRODUCT } from '#tests/support/sync/model/model-keep.ts';
import { createModelServer, type ModelServer } from '#tests/support/sync/model/model-server.ts';
import { countingIds, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { openQueue, row, type SmallQueue } from '#tests/sync/small-queue.ts';

const NOW = '2026-01-05T09:00:00.000Z';
const CLAIRE = '00000000-0000-4000-9000-00000000000a';
const HERS = scopeOf(CLAIRE);
const pads = productUuid(1);
const WHO = {
  uuid: CLAIRE,
  email: 'c@example.test',
  firstName: 'C',
  lastName: 'M',
  customerType: 'individual',
} as const;

let clock: VirtualClock;
let server: ModelServer;
let browser: Browser;
beforeEach(async () => {
  clock = createVirtualClock();
  server = createModelServer(clock.now);
  browser = createBrowser(server, clock, countingIds(1));
  browser.openTab();
  await clock.advance(200);
});

/** For a minute the shop puts off what a guest sends; everything else works. */
function putOff(): void {
  const asEver = { ...server };
  const until = clock.now() + 60_000;
  server.push = (jar, body) => {
    if (body.scope !== 'guest' || clock.now() >= until) return asEver.push(jar, body);
    const results = body.changes.map(({ lane, seq }, at) =>
      at === 0
        ? ({ status: 'retry', lane, seq, retryAfterMs: 10_000 } as const)
        : ({ status: 'blocked', lane, seq } as const),
    );
    return { results, pull: asEver.pull(jar, body) };
  };
}

/** A merge of the car cart waits in the customer's queue; answers how often the sender was asked to send. */
async function followHeld(guest: SmallQueue, customer: SmallQueue) {
  const held = row(1, { lane: 'cart:auto', held: true });
  await customer.store.write(['meta', 'outbox'], async (t) => {
    await t.meta.put([{ key: 'customer', value: WHO }]);
    await t.outbox.put([held]);
  });
  const sender = { resume: () => {}, stop: () => Promise.resolve() };
  const faults: unknown[] = [];
  sendGuestOutbox({
    ...customer.deps,
    importGuestData,
    customer: customer.store,
    open: () => Promise.resolve(guest.store),
    inTurn: (work) => work(),
    send: () => sender,
    report: (error) => faults.push(error),
  });
  await expect.poll(async () => (await customer.outbox()).map((one) => one.held ?? false)).toEqual([false]);
  await expect.poll(() => customer.rung()).toBe(1);
  expect(faults).toEqual([]);
}

test('S86 a held merge is let go where the guest it waits for is gone, and leaves at once', async () => {
  await followHeld(openQueue(), openQueue());
});

test('S86 a held merge leaves as soon as the guest’s own changes have, not with the next look', async () => {
  const [guest, customer] = [openQueue(), openQueue()];
  await guest.add();
  const merged = { ...(await guest.identity()), scope: 'merged' as const, mergedFor: CLAIRE };
  await guest.store.write(['meta'], async (t) => void (await t.meta.put([merged])));
  const following = followHeld(guest, customer);
  await guest.send();
  await following;
});

/**
 * The guest's page behind Claire's, which has nothing left to send.
 * @param before what happens on this device before its turn to end comes
 * @returns what became of the guest's database, and whether that was in its turn
 */
async function endOfGuest(before: (guest: SmallQueue) => Promise<void>): Promise<readonly string[]> {
  const [guest, customer] = [openQueue(), openQueue()];
  const merged = { ...(await guest.identity()), scope: 'merged' as const, mergedFor: CLAIRE };
  await guest.store.write(['meta'], async (t) => void (await t.meta.put([merged])));
  await customer.store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'customer', value: WHO }])));
  const ended: string[] = [];
  let isTurn = false;
  sendGuestOutbox({
    ...customer.deps,
    importGuestData,
    customer: customer.store,
    open: async () => ({
      ...guest.store,
      read: (tables, work) => guest.store.read(tables, work),
      close: () => void ended.push(`closed ${String(isTurn)}`),
      destroy: async () => void ended.push(`deleted ${String(isTurn)}`),
    }),
    inTurn: async (work) => {
      await before(guest);
      isTurn = true;
      return work();
    },
    send: () => ({ resume: () => {}, stop: () => Promise.resolve() }),
    report: (error) => ended.push(String(error)),
  });
  await expect.poll(() => ended.length).toBe(1);
  return ended;
}

test('S88 the database of a guest who has nothing left goes in the turn of sign-ins and sign-outs', async () => {
  expect(await endOfGuest(async () => {})).toEqual(['deleted true']);
});

test('S88 the database that a sign-out has left in its place is the next guest’s, and stays', async () => {
  const signOut = async (guest: SmallQueue): Promise<void> => {
    const next = { ...(await guest.identity()), scope: 'open' as const };
    await guest.store.write(['meta'], async (t) => void (await t.meta.put([next])));
  };
  expect(await endOfGuest(signOut)).toEqual(['closed true']);
});

test('S88 a database that a sign-out took away meanwhile is not deleted a second time', async () => {
  const signOut = async (guest: SmallQueue): Promise<void> => {
    Object.assign(guest.store, { read: () => Promise.reject(new Error('Database has been closed')) });
  };
  expect(await endOfGuest(signOut)).toEqual(['closed true']);
});

test.each([1, 2])(
  'S88 a sign-out at whatever moment behind a sign-in meets no database that goes under it, in %i tabs',
  async (tabs) => {
    for (let moment = 0; moment < 30; moment += 1) {
      const own = createVirtualClock();
      const here = createBrowser(createModelServer(own.now), own, countingIds(1));
      for (let tab = 0; tab < tabs; tab += 1) here.openTab();
      await own.advance(200);
      await here.press('auto', pads);
      const signedIn = here.signIn(CLAIRE);
      for (let ms = 0; ms < 500 && here.pages()[0]?.here.customer == null; ms += 1) await own.advance(1);
      await own.advance(moment);
      const signedOut = here.signOut(false);
      await own.advance(10_000);
      expect([moment, await signedIn, await signedOut, here.faults]).toEqual([moment, 'in', 'out', []]);
      expect(here.pages().map((page) => page.here.scope)).toEqual(here.pages().map(() => GUEST));
    }
  },
);

/** The articles on the screen of whoever is here. */
function shown(): string[] {
  const { base, outbox, meta } = browser.disk(HERS).contents;
  const progress = meta.get('progress');
  const acked = progress?.key === 'progress' ? progress.acked : {};
  const { records } = createView(SHOP)({ base: [...base.values()], outbox: [...outbox.values()], acked });
  const cart = records.get('cart:auto');
  return cartKind.is(cart) ? cart.lines.map((line) => `${line.quantity} ${line.lineKey}`) : [];
}

const linesOf = (person: string): string[] => {
  const cart = server.cart(person, 'auto');
  return cartKind.is(cart) ? cart.lines.map((line) => `${line.quantity} ${line.lineKey}`) : [];
};

test('S42 S86 what a guest pressed and could not send yet stays on the screen through the sign-in, once', async () => {
  putOff();
  await browser.press('auto', pads);
  await clock.advance(300);
  const signedIn = browser.signIn(CLAIRE);
  const seen: string[] = [];
  for (let step = 0; step < 1_000; step += 1) {
    await clock.advance(100);
    if (browser.pages()[0]?.here.customer == null) continue;
    const now = shown().join();
    if (seen.at(-1) !== now) seen.push(now);
  }
  expect(await signedIn).toBe('in');
  expect(seen).toEqual([`1 ${pads}`]);
  expect(linesOf(HERS)).toEqual([`1 ${pads}`]);
  expect([...browser.disk(HERS).contents.outbox.values()]).toEqual([]);
  expect([...browser.disk(GUEST).contents.meta.values()]).toEqual([]);
  expect(browser.faults).toEqual([]);
});

test('S47 S86 what the shop refuses of the guest’s after the sign-in waits for the customer, with its reason', async () => {
  putOff();
  const newId = countingIds(8);
  const guest = {
    store: openMemoryStore(browser.disk(GUEST)),
    contract: SHOP,
    now: () => NOW,
    newId,
    notify: () => {},
  };
  await perform(guest, 'api.checkout.quotes.store', quoteArgs(newId(), 'auto', REFUSED_PRODUCT));
  await browser.press('auto', pads);
  await clock.advance(300);
  const signedIn = browser.signIn(CLAIRE);
  await clock.advance(120_000);
  expect(await signedIn).toBe('in');
  const parked = [...browser.disk(HERS).contents.parked.values()];
  expect(parked.map(({ route, reason }) => [route, reason.class])).toEqual([['api.checkout.quotes.store', 'refused']]);
  expect(linesOf(HERS)).toEqual([`1 ${pads}`]);
  expect([...browser.disk(GUEST).contents.parked.values()]).toEqual([]);
  expect(browser.faults).toEqual([]);
});

test('S60 S86 a guest whose cookie was lost begins anew before the sign-in, and the cart is in the account', async () => {
  await browser.press('auto', pads);
  await clock.advance(1_000);
  browser.jar.visitor = null;
  const signedIn = browser.signIn(CLAIRE);
  await clock.advance(60_000);
  expect(await signedIn).toBe('in');
  expect([linesOf(HERS), shown()]).toEqual([[`1 ${pads}`], [`1 ${pads}`]]);
  expect(browser.faults).toEqual([]);
});
