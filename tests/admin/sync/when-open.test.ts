/** Saves that meet a sign-out in another tab wait for its end, and are not lost (rules S88, S99). */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leavingLock, writingWhenOpen } from '#src/admin/app/sync/when-open.ts';
import { openPersonStore } from '#src/db/open.ts';
import type { PersonStore } from '#src/db/store.ts';
import { freshIdentity, identityIn } from '#src/sync/meta.ts';
import { append, ScopeClosed } from '#src/sync/outbox/perform.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { lockBrowser, type LockBrowser } from '#tests/support/sync/web-locks.ts';

const SCOPE = 'admin:one';
let browser: LockBrowser;
let store: PersonStore;
let gone: AbortController;
let written: PersonStore;
/** The tab that signs out holds its lock until this is called. */
let letGo: () => void;

beforeEach(async () => {
  store = await openPersonStore(SCOPE, { indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  await store.write(['meta'], async (t) => void (await t.meta.put([freshIdentity('group')])));
  browser = lockBrowser();
  gone = new AbortController();
  written = writingWhenOpen(store, { scope: SCOPE, locks: browser.locksOf('here'), gone: gone.signal });
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((resolve) => {
    void browser.locksOf('leaving').request(leavingLock(SCOPE), {}, () => {
      resolve();
      return held;
    });
  });
  await markScope(store, 'closing');
});
afterEach(() => {
  gone.abort();
  letGo();
  store.close();
});

const change = { mutId: 'm', route: 'r', v: 1, args: {}, at: '2026-01-01T00:00:00Z' };
const save = () => written.write(['meta', 'outbox'], (t) => append(t, 'draft:one', change, () => 'id'));
const waiting = () => store.read(['outbox'], async (t) => (await t.outbox.all()).length);
const scope = () => store.read(['meta'], async (t) => (await identityIn(t))?.scope);

test('S99 what is saved meanwhile is written as soon as whoever signed out stays', async () => {
  const saved = save();
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  expect([await waiting(), await scope()]).toEqual([0, 'closing']);
  await markScope(store, 'open');
  expect(await saved).toBe(1);
  expect(await waiting()).toBe(1);
});

test('S99 a tab that was closed in the middle of its sign-out has stayed: the next save opens the device again', async () => {
  const saved = save();
  letGo();
  expect(await saved).toBe(1);
  expect(await scope()).toBe('open');
});

test('S99 what waits when the database is let go of says that it was not written', async () => {
  const saved = save();
  gone.abort();
  await expect(saved).rejects.toThrow(ScopeClosed);
  await expect(save()).rejects.toThrow(ScopeClosed);
  letGo();
  expect([await waiting(), await scope()]).toEqual([0, 'closing']);
});

test('S99 a write that fails for another reason fails at once', async () => {
  await expect(written.write(['meta'], () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
});
