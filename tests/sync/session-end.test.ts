/** What becomes of a customer's work when the session ends, one accident after the other. */
import { expect, test, vi } from 'vitest';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { createBrowser, type Browser } from '#tests/support/sync/browser.ts';
import { createModelServer } from '#tests/support/sync/model/model-server.ts';
import { countingIds, productUuid } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';

const CLAIRE = '00000000-0000-4000-9000-00000000000a';
const BRUNO = '00000000-0000-4000-9000-00000000000b';

async function world() {
  const clock = createVirtualClock();
  const server = createModelServer(clock.now);
  const browser = createBrowser(server, clock, countingIds(1));
  browser.openTab();
  await clock.advance(200);
  const during = async <T>(work: Promise<T>, ms = 20_000): Promise<T> => {
    await clock.advance(ms);
    return work;
  };
  const press = (index: number) => browser.press('auto', productUuid(index));
  const cartOf = (person: string): Record<string, number> => {
    const record = server.cart(person, 'auto');
    const lines = cartKind.is(record) ? record.lines : [];
    return Object.fromEntries(lines.map(({ lineKey, quantity }) => [lineKey, quantity]));
  };
  return { clock, server, browser, during, press, cartOf };
}

/** One of each of these articles. */
const once = (...indices: number[]) => Object.fromEntries(indices.map((index) => [productUuid(index), 1]));

const waiting = (browser: Browser, scope: string) => [...browser.disk(scope).contents.outbox.values()].length;
const scopeHere = (browser: Browser) => browser.pages()[0]?.here.scope;

test('S86 a guest who signs in finds cart and queue in the account, once, and the guest’s database is gone', async () => {
  const { clock, browser, during, press, cartOf } = await world();
  await press(1);
  await clock.advance(1_000);
  browser.wire.cut = true;
  await press(2);
  browser.heal();
  expect(await during(browser.signIn(CLAIRE))).toBe('in');
  expect(scopeHere(browser)).toBe(scopeOf(CLAIRE));
  expect(cartOf(scopeOf(CLAIRE))).toEqual(once(1, 2));
  expect(Object.values(browser.disk(GUEST).contents).flatMap((table) => [...table.values()])).toEqual([]);
});

test('S86 without a network nobody is signed in, and the guest goes on', async () => {
  const { browser, during, press } = await world();
  browser.wire.cut = true;
  expect(await during(browser.signIn(CLAIRE))).toBe('failed');
  expect(await press(1)).toMatchObject({ scope: GUEST });
});

test('S83 S86 what could not leave before the sign-in goes out as the guest’s, and is in the account', async () => {
  const { server, clock, browser, during, press, cartOf } = await world();
  server.throttle = 1_000;
  await press(1);
  expect(await during(browser.signIn(CLAIRE))).toBe('in');
  expect(waiting(browser, GUEST)).toBe(1);
  await press(2);
  server.throttle = 0;
  await clock.advance(60_000);
  expect(cartOf(scopeOf(CLAIRE))).toEqual(once(1, 2));
  expect(Object.values(browser.disk(GUEST).contents).flatMap((table) => [...table.values()])).toEqual([]);
});

test('S87 a device that was signed in opens its customer’s scope without a network, and takes changes', async () => {
  const { clock, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  browser.wire.cut = true;
  browser.crash();
  await clock.advance(500);
  expect(await press(1)).toMatchObject({ scope: scopeOf(CLAIRE) });
  browser.heal();
  await clock.advance(5_000);
  expect(cartOf(scopeOf(CLAIRE))).toEqual(once(1));
});

test('S87 a device that lost its note asks the shop who is here', async () => {
  const { clock, browser, during, press } = await world();
  await during(browser.signIn(CLAIRE));
  browser.loseNotes();
  browser.crash();
  await clock.advance(500);
  expect(await press(1)).toMatchObject({ scope: scopeOf(CLAIRE) });
  expect([...browser.notes]).toEqual([['customer', CLAIRE]]);
});

test('S88 what cannot be sent is told and stays; given up, it goes with everything else', async () => {
  const { clock, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  browser.wire.cut = true;
  await press(1);
  expect(await during(browser.signOut(false))).toBe('left');
  expect(await press(2)).toMatchObject({ scope: scopeOf(CLAIRE) });
  expect(await during(browser.signOut(true))).toBe('out');
  expect(Object.values(browser.disk(scopeOf(CLAIRE)).contents).flatMap((table) => [...table.values()])).toEqual([]);
  browser.heal();
  await clock.advance(30_000);
  expect(cartOf(scopeOf(CLAIRE))).toEqual({});
});

test('S88 a sign-out without a network leaves the device before anything else, and the next guest is nobody’s', async () => {
  const { clock, server, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  browser.wire.cut = true;
  expect(await during(browser.signOut(false))).toBe('out');
  expect(await press(1)).toMatchObject({ scope: GUEST });
  expect(server.customerOf(browser.jar)).toBe(CLAIRE);
  const [push, pull, logout] = [vi.spyOn(server, 'push'), vi.spyOn(server, 'pull'), vi.spyOn(server, 'logout')];
  browser.heal();
  await clock.advance(10_000);
  const [heard = 0] = logout.mock.invocationCallOrder;
  expect([...push.mock.invocationCallOrder, ...pull.mock.invocationCallOrder].every((at) => at > heard)).toBe(true);
  expect([logout.mock.calls.length, push.mock.calls.length > 0]).toEqual([1, true]);
  expect(server.customerOf(browser.jar)).toBeNull();
  expect(cartOf(browser.jar.visitor ?? '')).toEqual(once(1));
  expect(cartOf(scopeOf(CLAIRE))).toEqual({});
});

test('S88 every tab of the device follows a sign-in and a sign-out', async () => {
  const { clock, browser, during } = await world();
  browser.openTab();
  await clock.advance(200);
  await during(browser.signIn(CLAIRE));
  expect(browser.pages().map(({ here }) => here.scope)).toEqual([scopeOf(CLAIRE), scopeOf(CLAIRE)]);
  await during(browser.signOut(false));
  expect(browser.pages().map(({ here }) => here.scope)).toEqual([GUEST, GUEST]);
});

test('S89 a session that ends in the middle of a batch: nothing is lost, and it goes on within a second', async () => {
  const { clock, server, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  for (let index = 1; index <= 60; index += 1) await press(index);
  await clock.advance(10);
  server.endSessions();
  await clock.advance(30_000);
  const held = waiting(browser, scopeOf(CLAIRE));
  expect(held).toBeGreaterThan(0);
  for (let index = 61; index <= 80; index += 1) await press(index);
  const renewed = browser.signIn(CLAIRE);
  await clock.advance(100);
  await clock.advance(1_000);
  expect(await renewed).toBe('in');
  expect(waiting(browser, scopeOf(CLAIRE))).toBe(0);
  expect(cartOf(scopeOf(CLAIRE))).toEqual(once(...Array.from({ length: 80 }, (_one, index) => index + 1)));
});

test('S89 with another person’s cookie nothing is sent, nothing parks, and its owner goes on later', async () => {
  const { clock, server, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  Object.assign(browser.jar, server.login({ ...browser.jar }, BRUNO, null).jar);
  await press(1);
  await clock.advance(120_000);
  expect([cartOf(scopeOf(CLAIRE)), cartOf(scopeOf(BRUNO))]).toEqual([{}, {}]);
  expect(waiting(browser, scopeOf(CLAIRE))).toBe(1);
  expect([...browser.disk(scopeOf(CLAIRE)).contents.parked.values()]).toEqual([]);
  expect(await during(browser.signIn(CLAIRE))).toBe('in');
  expect([cartOf(scopeOf(CLAIRE)), cartOf(scopeOf(BRUNO))]).toEqual([once(1), {}]);
});

test('S89 somebody else who signs in on a scope that waits is told so and gets nothing of it', async () => {
  const { clock, server, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  server.endSessions();
  await press(1);
  await clock.advance(10_000);
  expect(await during(browser.signIn(BRUNO))).toBe('failed');
  expect(scopeHere(browser)).toBe(scopeOf(CLAIRE));
  expect(server.customerOf(browser.jar)).toBeNull();
  expect(await during(browser.signIn(CLAIRE))).toBe('in');
  expect([cartOf(scopeOf(CLAIRE)), cartOf(scopeOf(BRUNO))]).toEqual([once(1), {}]);
});

test('S89 somebody else who signs in where nothing waits finds nothing of who was here', async () => {
  const { clock, server, browser, during, press, cartOf } = await world();
  await during(browser.signIn(CLAIRE));
  await press(1);
  await clock.advance(5_000);
  server.endSessions();
  expect(await during(browser.signIn(BRUNO))).toBe('in');
  expect(scopeHere(browser)).toBe(scopeOf(BRUNO));
  expect(Object.values(browser.disk(scopeOf(CLAIRE)).contents).flatMap((table) => [...table.values()])).toEqual([]);
  expect([cartOf(scopeOf(CLAIRE)), cartOf(scopeOf(BRUNO))]).toEqual([once(1), {}]);
});
