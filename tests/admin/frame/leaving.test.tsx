/** What runs in somebody's name ends when they leave, before the shop hears of it (rule S99). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsUntil } from '#src/admin/api/calls-until.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { createAccount } from '#src/admin/app/account/account.ts';
import { device } from '#src/admin/app/account/device.ts';
import { createOfficeClient } from '#src/admin/api/office-client.ts';
import { scopeOf } from '#src/admin/app/sync/open-office.ts';
import { session, showSession } from '#src/admin/store/session.ts';
import { openPerson } from '#src/admin/store/sync/office-person.ts';
import type { InTurn } from '#src/api/one-after-another.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openTabChannel } from '#src/sync/sender/tab-channel.ts';
import { camille } from './office.tsx';

const CHANGES = 'api.admin.media.changes';

const NOW = '2026-11-23T09:00:00.000Z';

const callsOf = (fetch: (request: Request) => Promise<Response>): Call =>
  createOfficeClient({
    fetch,
    table: () => ({
      [CHANGES]: { uri: 'api/admin/media/changes', methods: ['GET'] },
      'api.admin.me': { uri: 'api/admin/me', methods: ['GET'] },
      'api.admin.logout': { uri: 'api/admin/auth/logout', methods: ['POST'] },
    }),
    origin: 'https://shop.test',
    deadline: () => new AbortController().signal,
    log: () => {},
    onSessionEnded: () => {},
    confirm: () => Promise.resolve(false),
    onReach: () => {},
  }).call;

/** A shop that holds every answer back. */
function shopThatWaits(): { call: Call; asked: Request[] } {
  const asked: Request[] = [];
  const call = callsOf((request) => {
    asked.push(request);
    return new Promise((_, reject) => {
      const giveUp = (): void => reject(new DOMException('given up', 'AbortError'));
      if (request.signal.aborted) giveUp();
      request.signal.addEventListener('abort', giveUp);
    });
  });
  return { call, asked };
}

/* the engine that sends is real, and this device is out of its reach */
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(async () => {
  await (await device()).emptyDevice();
  showSession('signedOut', null);
  vi.unstubAllGlobals();
});

test('what is under way when somebody leaves is given up, and what comes after is not asked', async () => {
  const { call, asked } = shopThatWaits();
  const gone = new AbortController();
  const until = callsUntil(call, gone.signal);
  const underWay = until(CHANGES, { query: {} });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  gone.abort();
  await expect(underWay).rejects.toThrow(CallFailed);
  await expect(until(CHANGES, { query: {} })).rejects.toThrow(CallFailed);
  expect(asked.filter(({ signal }) => !signal.aborted)).toEqual([]);
});

test('a call that its page gives up ends as before', async () => {
  const { call, asked } = shopThatWaits();
  const [gone, page] = [new AbortController(), new AbortController()];
  const underWay = callsUntil(call, gone.signal)(CHANGES, { query: {} }, { signal: page.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  page.abort();
  await expect(underWay).rejects.toThrow(CallFailed);
});

/** A device at work. */
async function openHere(call: Call, onLeft: () => void = () => {}): Promise<void> {
  const { openDevice, openOffice } = await device();
  showSession('signedIn', camille);
  await openDevice(camille.id);
  await openOffice(camille.id, {
    live: null,
    now: () => NOW,
    call,
    onSessionEnded: () => {},
    onLost: () => {},
    onLeft,
    report: () => {},
  });
}

test('S99 the work of the background is given up before the sign-out goes to the shop', async () => {
  const { call, asked } = shopThatWaits();
  await openHere(call);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await (await device()).emptyDevice();
  expect(asked.filter(({ signal }) => !signal.aborted)).toEqual([]);
});

test('S99 somebody leaves in another tab: this one asks for nothing more, and lets go of all it holds', async () => {
  const { call, asked } = shopThatWaits();
  const left = vi.fn();
  await openHere(call, left);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const elsewhere = openTabChannel(scopeOf(camille.id));
  elsewhere.notify({ type: 'closing' });
  elsewhere.close();
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  await vi.waitFor(() => expect(openPerson()).toBeNull());
  expect(asked.filter(({ signal }) => !signal.aborted)).toEqual([]);
});

test('S99 the other tabs start anew while one signs out: the shop hears of it once', async () => {
  const told: string[] = [];
  const call = callsOf((request) => {
    if (request.method === 'POST') told.push(new URL(request.url).pathname);
    return Promise.resolve(Response.json({ admin: null, isSecondFactorDue: false, token: 'token' }));
  });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn = (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const [here, other] = [0, 1].map(() => createAccount({ call, now: () => NOW, inTurn }));
  await Promise.all([here?.signOut(), other?.begin()]);
  expect(told).toEqual(['/api/admin/auth/logout']);
  expect(session.phase).toBe('signedOut');
});
